import { fingerRoom } from '#ui/parts/Link/Link.css.ts';
import { from, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { layeredGlobal, shopStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const row = shopStyle({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'center',
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: '5rem minmax(0, 1fr) 6.5rem 8.5rem 7rem',
      columnGap: vars.space[4],
    },
    [from.lg]: { gridTemplateColumns: '5rem minmax(0, 1fr) 9rem 9rem 7rem' },
  },
});
export const picture = shopStyle({ width: '100%', height: 'auto', objectFit: 'contain' });
export const words = shopStyle({ display: 'grid', gap: vars.space[1], minWidth: 0, justifyItems: 'start' });
export const number = shopStyle({
  margin: 0,
  ...quietText,
  lineHeight: vars.leading.snug,
});
export const name = shopStyle({
  fontSize: vars.type.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
layeredGlobal('shop', `.${name} a`, {
  color: vars.page.title,
  textDecoration: 'none',
  '@media': { [media.touch]: fingerRoom },
});
layeredGlobal('shop', `.${name} a:hover`, { textDecoration: 'underline' });
export const facts = shopStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  ...quietText,
  lineHeight: vars.leading.snug,
  gridColumn: '1 / -1',
  '@media': { [from.md]: { gridColumn: 'auto', flexDirection: 'column', gap: vars.space[1] } },
});
/** Price and basket on one line of their own on phones, each in its column elsewhere. */
export const buy = shopStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)',
  alignItems: 'end',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  '@media': { [from.md]: { display: 'contents' } },
});
export const cost = shopStyle({ color: vars.page.title, fontWeight: vars.weight.bold });
