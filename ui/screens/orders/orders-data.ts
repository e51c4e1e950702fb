import type { OrderInvoices } from '#contract/invoice.ts';
import type { Order, OrderSummary } from '#contract/order.ts';

export interface OrdersData {
  readonly items: readonly OrderSummary[];
  readonly total: number;
  readonly page: number;
  /** The order opened by /my/orders/{orderNumber}. */
  readonly item: Order | null;
  /** Its invoices, and what takes one back. */
  readonly invoices: OrderInvoices | null;
  /** ISO 8601: when it was loaded; what is left of a deadline is reckoned from it. */
  readonly now: string;
}
