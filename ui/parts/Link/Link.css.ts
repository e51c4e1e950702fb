import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const link = partStyle({
  borderRadius: vars.radius.small,
  transitionProperty: 'color, background-color',
  transitionDuration: vars.motion.quick,
});

export const tones = {
  /** In running text: underlined, colours of the theme's link states. */
  text: partStyle({
    textDecorationThickness: '1px',
    selectors: {
      '&:hover': { background: vars.background.hover, textDecorationThickness: '2px' },
      '&:active': { background: vars.background.active },
      '&:focus-visible': { background: vars.background.focus },
    },
  }),
  /** In lists and menus: the colour of the text around it, underlined when meant. */
  plain: partStyle({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:visited, &:active, &:focus-visible': { color: 'inherit' },
      '&:hover': { color: 'inherit', textDecoration: 'underline' },
    },
  }),
};
