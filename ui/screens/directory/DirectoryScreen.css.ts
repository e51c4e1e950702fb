import { media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const screen = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
/** Not under the head of the page that stays, when a letter leads here. */
export const heading = screenStyle({ scrollMarginTop: '6rem' });
export const letters = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
});
export const letter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
});
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space[2],
  margin: 0,
});
/** A finger has room between the lines. */
export const others = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  margin: 0,
  '@media': { [media.touch]: { rowGap: vars.space[6] } },
});
