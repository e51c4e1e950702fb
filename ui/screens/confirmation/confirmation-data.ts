import type { Order } from '#contract/order.ts';

/** The placed order, or null when this visitor has no such order. */
export interface ConfirmationData {
  readonly order: Order | null;
}
