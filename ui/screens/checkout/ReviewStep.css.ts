import { from } from '#ui/theme/breakpoints.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';
import { quietText } from '#ui/theme/quiet-text.ts';

export const step = screenStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const positions = screenStyle({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const cards = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
});
export const cardHead = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
});
export const cardTitle = screenStyle({ fontSize: vars.type.body });
export const small = screenStyle({
  ...quietText,
  overflowWrap: 'anywhere',
});
export const features = screenStyle({
  ...quietText,
  fontWeight: vars.weight.regular,
});
export const fault = screenStyle({ fontSize: vars.type.small, color: vars.status.danger.main });
export const missing = screenStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
export const order = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '28rem',
  marginInlineStart: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.interface.main,
});
