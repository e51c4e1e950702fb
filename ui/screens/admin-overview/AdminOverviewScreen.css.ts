import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const parts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});
export const title = screenStyle({ fontSize: vars.type.large });
