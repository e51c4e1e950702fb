import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  width: '100%',
  maxWidth: '8rem',
  marginBlockStart: vars.space[1],
});
export const reached = screenStyle({ flex: 1, borderBlockStart: `4px solid ${vars.secondary.main}` });
/** Thinner: where the colours are the visitor's own, it still is not the other one. */
export const open = screenStyle({ flex: 1, borderBlockStart: `1px solid ${vars.line.strong}` });
