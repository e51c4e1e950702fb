import type { Order } from '#contract/order.ts';

/** The placed order, or null when this visitor has no such order. */
export interface ConfirmationData {
  readonly order: Order | null;
  /** This tab has just placed it; false when the page is seen again. */
  readonly isNew: boolean;
}
