import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const form = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  color: vars.on.window,
});
export const sent = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  marginBlockStart: vars.space[2],
});
