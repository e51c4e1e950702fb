import type { OrderApprovalView } from '#machines/order-approval/order-approval.selectors.ts';
import { outcomesOf } from './outcome-groups.ts';

/** What an order that is asked about costs, in net cents. */
export interface AskedCost {
  readonly orderNumber: string;
  /** Null where nobody has seen it. */
  readonly net: number | null;
  /** What it cost when it was read, where it costs something else now. */
  readonly formerNet: number | null;
}

/**
 * What each of the orders costs that are asked about.
 *
 * @param isOtherSum what is asked is whether the sums are meant that the server told since
 */
export function costsOf(
  { asked, seen, outcomes }: Pick<OrderApprovalView, 'asked' | 'seen' | 'outcomes'>,
  isOtherSum: boolean,
): readonly AskedCost[] {
  const told = new Map(
    (isOtherSum ? outcomesOf(outcomes, 'otherSum') : []).map((each) => [each.orderNumber, each]),
  );
  const read = new Map(seen.map((each) => [each.orderNumber, each]));
  return asked.map((orderNumber) => {
    const other = told.get(orderNumber);
    return {
      orderNumber,
      net: (other ?? read.get(orderNumber))?.totalNet ?? null,
      formerNet: other?.seenNet ?? null,
    };
  });
}

/** What they cost together; null where that of one is not known. */
export function togetherNet(costs: readonly AskedCost[]): number | null {
  let together = 0;
  for (const { net } of costs) {
    if (net === null) return null;
    together += net;
  }
  return together;
}
