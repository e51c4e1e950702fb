import type { OrderWithdrawal } from '#contract/order-withdrawal.ts';

/** Whether nothing of an order is left to withdraw from. */
export const isWithdrawnWhole = ({
  withdrawals = [],
}: {
  readonly withdrawals?: readonly OrderWithdrawal[] | undefined;
}): boolean => withdrawals.some(({ goods }) => goods === '');
