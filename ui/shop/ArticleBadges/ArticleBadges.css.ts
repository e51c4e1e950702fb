import { vars } from '#ui/theme/contract.css.ts';
import { shopStyle } from '#ui/theme/layered.ts';

export const badges = shopStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  margin: 0,
  selectors: { '&:empty': { display: 'none' } },
});

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
/** Height of an image in pixels, as the shop's images are drawn for (S9); at least as wide, as long as it is not there. */
export const image = shopStyle({ minWidth: '36px', height: '36px' });
