import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const page = screenStyle({ display: 'grid', gap: vars.space[4] });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[4],
});
export const placed = screenStyle({ color: vars.page.subtitle });
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'start',
});
/** As wide as one number is typed comfortably. */
export const narrow = screenStyle({ display: 'grid', gap: vars.space[2], maxWidth: '32rem' });
/** The state of an order with what else is to be said of it. */
export const states = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
/** Several withdrawals keep apart, and what follows from them. */
export const withdrawals = screenStyle({ display: 'grid', gap: vars.space[2] });
