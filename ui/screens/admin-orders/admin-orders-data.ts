import type { OrderInvoices } from '#contract/invoice.ts';
import type { AdminOrder, AdminOrderSummary } from '#contract/admin-orders.ts';
import type { OrdersQuery } from '#domain/firm-orders-address.ts';

export interface OrderListData {
  readonly shown: 'list';
  readonly items: readonly AdminOrderSummary[];
  /** How many wait for a release, whatever is shown. */
  readonly waiting: number;
  /** Name of the article group they are narrowed to; null where they are not. */
  readonly articleGroup: string | null;
  readonly query: OrdersQuery;
  readonly pages: number;
  /** How many are found on all pages. */
  readonly total: number;
  /** ISO 8601: when it was loaded; what is left of a deadline is reckoned from it. */
  readonly now: string;
}

export interface OneOrderData {
  readonly shown: 'order';
  readonly item: AdminOrder;
  readonly invoices: OrderInvoices;
  readonly now: string;
}

/** An order that was once to be decided by whoever looks. */
export interface FormerOrderData {
  readonly shown: 'former';
  readonly orderNumber: string;
  /** They decide about other orders. */
  readonly isApprover: boolean;
  /** ISO 8601: from when on they may decide about it again, as the deputy; null where they are not to. */
  readonly turnAt: string | null;
}

export type AdminOrdersData = OrderListData | OneOrderData | FormerOrderData;
