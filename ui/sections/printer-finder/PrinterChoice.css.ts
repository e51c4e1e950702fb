import { from } from '#ui/theme/breakpoints.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { vars } from '#ui/theme/contract.css.ts';

/** Brand and button in one line; series and model come below, where they are chosen. */
export const choice = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[2],
  maxWidth: '34rem',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const failed = screenStyle({ gridColumn: '1 / -1' });
