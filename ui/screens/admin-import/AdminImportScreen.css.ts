import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const heads = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  padding: 0,
});
export const head = screenStyle({
  paddingInline: vars.space[2],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
});
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const choice = screenStyle({ maxWidth: '36rem' });
export const preview = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const fault = screenStyle({ color: vars.status.danger.main });
export const details = screenStyle({ listStyle: 'none', padding: 0, margin: 0, overflowWrap: 'anywhere' });
