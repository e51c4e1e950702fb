import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const block = screenStyle({ display: 'grid', justifyItems: 'start' });
export const title = screenStyle({ fontWeight: vars.weight.bold, marginBlockStart: vars.space[2] });
export const instead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
