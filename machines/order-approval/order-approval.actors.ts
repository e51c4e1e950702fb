import { fromPromise } from 'xstate';
import type { DecisionRequest, OrderOutcome } from './order-approval.types.ts';

/**
 * Ports of the order approval: one POST of /my/admin-orders for each order; resolves with what became of each of them, also
 * where one was refused or not answered.
 */
export const orderApprovalActors = {
  decide: fromPromise<readonly OrderOutcome[], DecisionRequest>(() =>
    Promise.reject(new Error('decide: not provided')),
  ),
};
