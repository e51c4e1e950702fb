import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const screen = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
});
export const count = screenStyle({ color: vars.page.subtitle, fontVariantNumeric: 'tabular-nums' });
