import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const place = screenStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[1], minWidth: 0 });
export const picker = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[2],
  minWidth: 0,
});
