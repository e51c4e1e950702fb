import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const bar = screenStyle({
  display: 'block',
  width: '100%',
  maxWidth: '16rem',
  height: '0.5rem',
  marginBlockStart: vars.space[1],
});
export const whole = screenStyle({ fill: vars.line.soft });
export const used = screenStyle({ fill: vars.page.subtitle });
export const share = screenStyle({ fill: vars.status.info.main });
export const exceeded = screenStyle({ fill: vars.status.danger.main });
