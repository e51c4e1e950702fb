import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const intro = screenStyle({ color: vars.page.subtitle });
export const toolbar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
