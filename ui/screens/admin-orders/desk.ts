import type { OrderBudget } from '#contract/order-budget.ts';
import type { OrderApprovalView } from '#machines/order-approval/order-approval.selectors.ts';
import type { OrderApprovalCommand } from '#machines/order-approval/order-approval.types.ts';

/** The chart of the page, as its parts are handed it. */
export interface Desk {
  readonly view: OrderApprovalView;
  readonly send: (command: OrderApprovalCommand) => void;
}

/** An order as it is named where somebody decides about it. */
export interface NamedOrder {
  readonly orderNumber: string;
  readonly buyer: { readonly name: string };
  /** How the budgets stand now that it would count in. */
  readonly budgets: readonly OrderBudget[];
}
