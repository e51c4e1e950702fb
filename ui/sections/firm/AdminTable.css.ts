import { below, media } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const whole = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const tools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
/** A word beside the buttons; while it is open a line of its own. */
export const choice = screenStyle({
  flex: '0 1 16rem',
  minWidth: 0,
  selectors: { '&:has(details[open])': { flexBasis: '100%' } },
  '@media': { [below.sm]: { flexBasis: '100%' } },
});
export const columns = screenStyle({ display: 'grid', gap: vars.space[3] });
export const ticks = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: vars.space[4],
});
export const hint = screenStyle(quietText);
export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
