import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const box = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  marginBlock: vars.space[2],
  border: '1px solid',
  borderRadius: vars.radius.medium,
  lineHeight: vars.leading.snug,
});
const tone = (name: 'info' | 'warning' | 'danger') =>
  screenStyle({
    background: vars.status[name].soft,
    borderColor: vars.status[name].line,
    color: vars.status[name].main,
  });
export const tones = { info: tone('info'), warning: tone('warning'), danger: tone('danger') };
export const words = screenStyle({ flex: '1 1 14rem', minWidth: 0 });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** In a row of buttons: a line of its own above them. */
export const atButton = screenStyle({
  width: '100%',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.status.danger.main,
});
