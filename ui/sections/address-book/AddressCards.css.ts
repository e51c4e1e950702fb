import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[3],
});
export const card = screenStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
});
export const lines = screenStyle({ display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' });
