import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const rating = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  overflowWrap: 'anywhere',
});
export const text = screenStyle({
  maxWidth: vars.size.measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const small = screenStyle(quietText);
export const form = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: vars.size.measure,
});
/** As wide open as closed. */
export const withdrawal = screenStyle({ justifySelf: 'stretch', maxWidth: vars.size.measure });
