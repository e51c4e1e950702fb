import type { Call } from '#client/call.ts';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import type {
  DecisionRequest,
  OrderOutcome,
  SeenOrder,
} from '#machines/order-approval/order-approval.types.ts';
import type { Asked } from './ask.ts';

/** Numbers of orders by when they were placed. */
const byNumber = new Intl.Collator('en', { numeric: true });

type Asking = Pick<DecisionRequest, 'decision' | 'text' | 'isOverBudgetMeant'>;

/** The one call that a decision about an order is. */
function decideOne(
  call: Call,
  { decision, text, isOverBudgetMeant }: Asking,
  { orderNumber, totalNet }: SeenOrder,
  signal: AbortSignal,
) {
  // Silence is told at the order, which can be sent again: the page stays (docs/decisions/0005).
  const options = { signal, suppressErrors: true, isReconciled: true };
  const { releaseNow, denyApproval, ask } = adminOrderEndpoints;
  switch (decision) {
    case 'release':
      return call(
        releaseNow,
        { body: { orderNumber, seenNet: totalNet, ...(isOverBudgetMeant && { isOverBudgetMeant }) } },
        options,
      );
    case 'deny':
      return call(denyApproval, { body: { orderNumber, reason: text } }, options);
    case 'ask':
      return call(ask, { body: { orderNumber, question: text } }, options);
  }
}

/** How that call ended, whatever it was. */
async function outcomeOf(
  call: Call,
  asking: Asking,
  order: SeenOrder,
  signal: AbortSignal,
): Promise<OrderOutcome> {
  const { orderNumber, totalNet: seenNet } = order;
  try {
    const answer = await decideOne(call, asking, order, signal);
    if (answer.outcome === 'ok') return { orderNumber, kind: 'done', state: answer.reply.state };
    const { code, errorMessages } = answer.refusal;
    const sentence = errorMessages.join(' ');
    if (code === 'release.decided') return { orderNumber, kind: 'decidedElsewhere', sentence };
    if ('totalNet' in answer.refusal && typeof answer.refusal.totalNet === 'number')
      return { orderNumber, kind: 'otherSum', seenNet, totalNet: answer.refusal.totalNet };
    return { orderNumber, kind: code === 'release.overBudget' ? 'overBudget' : 'refused', sentence };
  } catch {
    return { orderNumber, kind: 'unanswered' };
  }
}

/**
 * The calls of the order approval: each order is decided by itself, so that one that is refused holds up no other; the oldest
 * first and one after the other, so that what is left of a budget they share goes to them in that order (docs/decisions/0178).
 */
export const orderApprovalCalls = (call: Call) => ({
  decide: async ({
    input: { orders, ...asking },
    signal,
  }: Asked<DecisionRequest>): Promise<readonly OrderOutcome[]> => {
    const outcomes: OrderOutcome[] = [];
    const oldestFirst = orders.toSorted((one, other) => byNumber.compare(one.orderNumber, other.orderNumber));
    for (const order of oldestFirst) outcomes.push(await outcomeOf(call, asking, order, signal));
    return outcomes;
  },
});
