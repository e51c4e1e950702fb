import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const section = screenStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const list = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const invoice = screenStyle({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const hint = screenStyle({ color: vars.page.subtitle });
export const files = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
