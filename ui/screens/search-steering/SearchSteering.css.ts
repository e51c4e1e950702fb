import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const prose = screenStyle({ maxWidth: '42rem' });
export const told = screenStyle({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
/** As wide as a word is typed comfortably. */
export const form = screenStyle({ maxWidth: '32rem' });
export const steps = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  '@media': { [from.md]: { flexWrap: 'nowrap' } },
});
export const sides = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
export const sideTitle = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});
export const places = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  listStyle: 'decimal',
  paddingInlineStart: vars.space[6],
});
export const place = screenStyle({ paddingInlineStart: vars.space[1], overflowWrap: 'anywhere' });
export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});
