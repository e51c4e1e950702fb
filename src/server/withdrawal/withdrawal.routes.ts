import { withdrawalEndpoints } from '#contract/withdrawal.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

/** Withdrawals from contracts. */
export function registerWithdrawalRoutes(
  handle: Handle,
  { withdrawals }: { readonly withdrawals: WithdrawalService },
): void {
  handle(withdrawalEndpoints.declare, async (call, { body }) => ({
    success: true as const,
    item: await withdrawals.declare(call, body),
  }));
}
