import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { partStyle } from '#ui/theme/layered.ts';

export const link = partStyle({
  borderRadius: vars.radius.small,
  transitionProperty: 'color, background-color',
  transitionDuration: vars.motion.quick,
});

const text = partStyle({
  textDecorationThickness: '1px',
  selectors: {
    '&:hover': { background: vars.background.hover, textDecorationThickness: '2px' },
    '&:active': { background: vars.background.active },
    '&:focus-visible': { background: vars.background.focus },
  },
});

/** The room a finger needs around one line of text, without moving what stands around it. */
export const fingerRoom = {
  display: 'inline-block',
  minWidth: vars.size.target,
  paddingBlock: vars.space[3],
  marginBlock: `calc(-1 * ${vars.space[3]})`,
} as const;

export const tones = {
  /** In running text: underlined, colours of the theme's link states. */
  text,
  /** Like `text`, but on a line of its own. */
  alone: partStyle([text, { '@media': { [media.touch]: fingerRoom } }]),
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
