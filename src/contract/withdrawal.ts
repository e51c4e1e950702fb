import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { withdrawalFields } from './forms/withdrawal.ts';
import { OrderWithdrawal } from './order.ts';

/** A withdrawal as it was received. */
export const ReceivedWithdrawal = z.extend(OrderWithdrawal, {
  fullName: z.string(),
  orderNumber: z.string(),
  email: z.string(),
});
export type ReceivedWithdrawal = z.infer<typeof ReceivedWithdrawal>;

export const withdrawalEndpoints = {
  /** One answer for every number, whether there is such an order or not: a slip of the pen ends no declaration. */
  declare: post({
    name: 'withdrawal.declare',
    path: '/withdrawals',
    access: 'everybody',
    mayBeginAnew: true,
    weight: 3,
    summary:
      'Receives a withdrawal from a contract (§ 356a BGB) and confirms it by mail; the same one sent twice is one.',
    spec: [],
    body: bodyOf(withdrawalFields),
    reply: z.object({ success: z.literal(true), item: ReceivedWithdrawal }),
  }),
};
