import type { Call } from '#client/call.ts';
import type { OrderRemarks } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { storableRemarks } from './storable-remarks.ts';

/**
 * Has the server keep what was typed beside an order, also while the page goes; whatever becomes of it interrupts nobody, since the tab
 * has it, too. False where it is refused; rejects when nobody answers.
 */
export async function keepRemarks(call: Call, typed: Partial<OrderRemarks>): Promise<boolean> {
  const options = { isAhead: true, isLast: true, suppressErrors: true };
  const answer = await call(checkoutEndpoints.remarks, { body: storableRemarks(typed) }, options);
  return answer.outcome === 'ok';
}
