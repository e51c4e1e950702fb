import type { Module } from '#server/calls/module.ts';
import { deleteOldWithdrawals } from './withdrawal.repository.ts';
import { registerWithdrawalRoutes } from './withdrawal.routes.ts';
import { createWithdrawalService, withdrawalsKeptMs } from './withdrawal.service.ts';
import type { WithdrawalNeeds } from './withdrawal.service.ts';

/** Withdrawals from contracts. */
export const withdrawalModule = (needs: WithdrawalNeeds) =>
  ({
    service: createWithdrawalService(needs),
    routes: registerWithdrawalRoutes,
    tidyUp: (before) => deleteOldWithdrawals(needs.foundation.database, before(withdrawalsKeptMs)),
  }) satisfies Module<unknown, never>;
