import type { OrderBudget } from '#contract/order-budget.ts';
import type { NamedOrder } from './desk.ts';

/** By how much orders exceed a budget together, in net cents. */
export interface AskedExcess extends Pick<OrderBudget, 'id' | 'name' | 'period'> {
  /** What is left of it without them. */
  readonly left: number;
  readonly over: number;
}

/** The budgets that the orders asked about exceed together, as they stand now; the one they exceed most first. */
export function excessesOf(
  asked: readonly string[],
  orders: readonly Pick<NamedOrder, 'orderNumber' | 'budgets'>[],
): readonly AskedExcess[] {
  const together = new Map<number, OrderBudget>();
  for (const { budgets } of orders.filter(({ orderNumber }) => asked.includes(orderNumber)))
    for (const budget of budgets) {
      const share = (together.get(budget.id)?.share ?? 0) + budget.share;
      together.set(budget.id, { ...budget, share });
    }
  return [...together.values()]
    .map(({ id, name, period, amount, used, share }) => ({
      id,
      name,
      period,
      left: Math.max(0, amount - used),
      over: used + share - amount,
    }))
    .filter(({ over }) => over > 0)
    .toSorted((one, other) => other.over - one.over);
}
