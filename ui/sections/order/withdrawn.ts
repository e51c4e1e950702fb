import type { Order } from '#contract/order.ts';

/** Whether nothing of an order is left to withdraw from. */
export const isWithdrawnWhole = ({ withdrawals = [] }: Pick<Order, 'withdrawals'>): boolean =>
  withdrawals.some(({ goods }) => goods === '');
