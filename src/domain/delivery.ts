/** Delivery state numbers of an article (S3.9; meaning: docs/decisions/0014). */
export const deliveryStateNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
export type DeliveryStateNumber = (typeof deliveryStateNumbers)[number];

/** Span in working days. */
export interface DeliverySpan {
  readonly minimumDays: number;
  readonly maximumDays: number;
}

export interface DeliveryStateFacts {
  /** Key of the state's texts and of its colour. */
  readonly name:
    | 'warehouse'
    | 'soldOut'
    | 'shortTerm'
    | 'orderedGoods'
    | 'discontinued'
    | 'onRequest'
    | 'fromManufacturer';
  /** Null when no date can be given. */
  readonly span: DeliverySpan | null;
}

/** The seven states as data (docs/decisions/0014). */
export const deliveryStates: Readonly<Record<DeliveryStateNumber, DeliveryStateFacts>> = {
  1: { name: 'warehouse', span: { minimumDays: 1, maximumDays: 2 } },
  2: { name: 'soldOut', span: null },
  3: { name: 'shortTerm', span: { minimumDays: 3, maximumDays: 5 } },
  4: { name: 'orderedGoods', span: { minimumDays: 5, maximumDays: 10 } },
  5: { name: 'discontinued', span: null },
  6: { name: 'onRequest', span: null },
  7: { name: 'fromManufacturer', span: { minimumDays: 4, maximumDays: 8 } },
};

/** Whether a number is one of the seven states. */
export function isDeliveryState(state: number): state is DeliveryStateNumber {
  return (deliveryStateNumbers as readonly number[]).includes(state);
}

/** Facts of a state; an unknown number counts as "date on request", which promises nothing. */
export function deliveryStateOf(state: number): DeliveryStateFacts {
  return deliveryStates[isDeliveryState(state) ? state : 6];
}

/**
 * How many working days an article of this state takes (Art. 246a § 1 (1) no. 10 EGBGB).
 *
 * @returns null for states without a date (sold out, discontinued, on request)
 */
export function deliverySpan(state: number): DeliverySpan | null {
  return deliveryStateOf(state).span;
}

/** When everything of several articles has arrived: the slowest one decides; null when one of them has no date. */
export function combinedDeliverySpan(states: readonly number[]): DeliverySpan | null {
  const spans = states.map(deliverySpan);
  const dated = spans.filter((span) => span !== null);
  if (dated.length === 0 || dated.length < spans.length) return null;
  return {
    minimumDays: Math.max(...dated.map((span) => span.minimumDays)),
    maximumDays: Math.max(...dated.map((span) => span.maximumDays)),
  };
}
