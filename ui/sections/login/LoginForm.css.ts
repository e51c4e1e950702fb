import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[4], maxWidth: '30rem' });
/** As wide as two fields side by side need. */
export const widePage = screenStyle({ display: 'grid', gap: vars.space[4], maxWidth: '48rem' });
export const form = screenStyle({ display: 'grid', gap: vars.space[3] });
export const panel = screenStyle({
  padding: vars.space[5],
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.window.main,
});
export const notice = screenStyle({
  padding: vars.space[3],
  borderInlineStart: `4px solid ${vars.status.success.main}`,
  background: vars.status.success.soft,
});
