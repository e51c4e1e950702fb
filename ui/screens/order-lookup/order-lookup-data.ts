import type { OrderInvoices } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';

/** A guest's order with what lets it be read; null while none is asked for. */
export interface OrderLookupData {
  readonly found: {
    readonly order: Order;
    readonly orderKey: string;
    readonly invoices: OrderInvoices;
  } | null;
}
