import { vars } from '#ui/theme/contract.css.ts';
import { shopStyle } from '#ui/theme/layered.ts';

export const badges = shopStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], margin: 0 });

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.375rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
};
export const best = shopStyle({ ...badge, background: vars.accent3.main, color: vars.on.accent3 });
export const bStock = shopStyle({ ...badge, background: vars.secondary.main, color: vars.on.secondary });
export const begreen = shopStyle({ ...badge, background: vars.accent2.main, color: vars.on.accent2 });
export const plain = shopStyle({ ...badge, background: vars.accent1.main, color: vars.on.accent1 });
/** A play sign as a shape, so that a tile carries no drawing of its own. */
export const video = shopStyle({
  columnGap: vars.space[1],
  selectors: {
    '&::before': {
      content: '""',
      width: '0.7em',
      height: '0.8em',
      background: 'currentColor',
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
  },
});
