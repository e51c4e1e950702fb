import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const foot = screenStyle({ display: 'grid', gap: vars.space[2], flex: '1 1 auto', minWidth: 0 });
export const failed = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
