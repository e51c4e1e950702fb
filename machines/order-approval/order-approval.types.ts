import type { Order } from '#contract/order.ts';
import type { ReleaseDecision } from '#contract/release-decisions.ts';

/** An order as somebody has seen it who decides about it. */
export interface SeenOrder {
  readonly orderNumber: string;
  /** Net cents. */
  readonly totalNet: number;
}

/** The orders of the page that can be decided. */
export interface OrderApprovalInput {
  readonly orders: readonly SeenOrder[];
}

/** What is sent: one decision about one or several orders. */
export interface DecisionRequest {
  readonly decision: ReleaseDecision;
  readonly orders: readonly SeenOrder[];
  /** Why an order is denied, or what its buyer is asked; empty for a release. */
  readonly text: string;
  /** A budget may be exceeded. */
  readonly isOverBudgetMeant: boolean;
}

/** What became of one order. */
export type OrderOutcome = { readonly orderNumber: string } & (
  | { readonly kind: 'done'; readonly state: Order['state'] }
  /** Somebody else, or time, was faster; the sentence says what became of it. */
  | { readonly kind: 'decidedElsewhere'; readonly sentence: string }
  /** Its release would exceed a budget, which nobody has said to be meant. */
  | { readonly kind: 'overBudget'; readonly sentence: string }
  /** It costs something else than whoever released it had seen. */
  | { readonly kind: 'otherSum'; readonly seenNet: number; readonly totalNet: number }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** Nobody knows whether the server did it. */
  | { readonly kind: 'unanswered' }
);

export interface OrderApprovalContext {
  /** What the page shows now. */
  readonly shown: readonly SeenOrder[];
  /** Numbers of the orders that are ticked. */
  readonly selected: readonly string[];
  readonly decision: ReleaseDecision;
  /** Numbers of the orders that are asked about, or were sent last. */
  readonly asked: readonly string[];
  /** The orders of this decision as they were seen when it began; what has another sum since is told, and then seen. */
  readonly seen: readonly SeenOrder[];
  /** Orders whose release was given up when there was something more to ask about it. */
  readonly givenUp: readonly string[];
  readonly text: string;
  readonly isOverBudgetMeant: boolean;
  /** The decision was to be sent without the text it needs. */
  readonly isTextMissing: boolean;
  /** What became of the orders of this decision, in the order in which they were asked about. */
  readonly outcomes: readonly OrderOutcome[];
}

export type OrderApprovalCommand =
  | { readonly type: 'order.select'; readonly orderNumber: string; readonly isSelected: boolean }
  /** These and no others are ticked. */
  | { readonly type: 'orders.selectAll'; readonly orderNumbers: readonly string[] }
  /** Null stands for the ticked orders. */
  | { readonly type: 'release.begin'; readonly orderNumber: string | null }
  | { readonly type: 'denial.begin'; readonly orderNumber: string | null }
  | { readonly type: 'question.begin'; readonly orderNumber: string }
  /** `text` counts where the decision needs one; that a budget may be exceeded, where a release was asked about with its excess. */
  | { readonly type: 'decision.confirm'; readonly text: string; readonly isOverBudgetMeant?: boolean }
  | { readonly type: 'decision.cancel' }
  /** Sends once more what nobody answered. */
  | { readonly type: 'decision.retry' }
  | { readonly type: 'outcomes.dismiss' };

/** The page shows orders that can be decided, these. */
export type OrderApprovalFact = { readonly type: 'orders.shown'; readonly orders: readonly SeenOrder[] };

/** What the page shows is older than what the server knows now. */
export type OrderApprovalEmitted = {
  readonly type: 'approval.decided';
  /** Numbers of the orders that wait for no decision any more. */
  readonly settled: readonly string[];
};
