import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const block = screenStyle({ display: 'grid', justifyItems: 'start' });
/** At the edge the table ends at: a column that grows with what is told leaves the button where it is. */
export const inTable = screenStyle({ '@media': { [from.md]: { justifyItems: 'end' } } });
export const line = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'start',
});
/** As wide as there is room, which it does not ask for itself: the button must not go to another place under the press. */
export const told = screenStyle({
  width: 0,
  minWidth: '100%',
  whiteSpace: 'normal',
  textAlign: 'start',
  '@media': { [from.md]: { selectors: { [`${inTable} > &`]: { width: '18rem' } } } },
});
export const title = screenStyle({ fontWeight: vars.weight.bold, marginBlockStart: vars.space[2] });
export const instead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
