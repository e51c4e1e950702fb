import type { OrderInvoices } from '#contract/invoice.ts';
import type { Order, OrderSummary } from '#contract/order.ts';
import type { TablePart } from '#domain/table-query.ts';

export interface OrderListData extends TablePart<OrderSummary> {
  readonly shown: 'list';
  /** In which states there are any, whatever is shown; none = nothing was ordered yet. */
  readonly states: readonly Order['state'][];
}

/** The order opened by /my/orders/{orderNumber}. */
export interface OneOrderData {
  readonly shown: 'order';
  readonly item: Order;
  /** Its invoices, and what takes one back. */
  readonly invoices: OrderInvoices;
  /** ISO 8601: when it was loaded; what is left of a deadline is reckoned from it. */
  readonly now: string;
}

export type OrdersData = OrderListData | OneOrderData;
