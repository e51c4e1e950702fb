import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { invoicingFields } from './forms/invoicing.ts';
import { invoiceFiles, invoiceFormats } from './invoice-formats.ts';
import { line } from './text.ts';

/** An invoice of an order, or the one that takes it back. */
export const Invoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'reversal']),
  /** ISO 8601. */
  issuedAt: z.string(),
  format: z.enum(invoiceFormats),
});
export type Invoice = z.infer<typeof Invoice>;

/** What there is of the invoices of one order. */
export const OrderInvoices = z.object({
  items: z.array(Invoice),
  /** Whether one will still be written: not for orders from before there were invoices, nor for those that are not delivered. */
  isToCome: z.boolean(),
});
export type OrderInvoices = z.infer<typeof OrderInvoices>;

/** How an account gets its invoices. */
export const Invoicing = z.object({
  format: z.enum(invoiceFormats),
  buyerReference: z.string(),
  vatId: z.string(),
  isFirm: z.boolean(),
  /** Of a firm its admins alone. */
  mayChange: z.boolean(),
});
export type Invoicing = z.infer<typeof Invoicing>;

const orderQuery = { orderNumber: line(40, 1), orderKey: z.optional(line(60)) };

export const invoiceEndpoints = {
  list: get({
    name: 'invoice.list',
    path: '/orders/invoices',
    access: 'everybody',
    isPersonal: true,
    isOrdering: true,
    summary:
      'Invoices of one order, for whoever may read it; empty until one is written, and whether one is to come.',
    spec: ['S2.3-13'],
    query: z.strictObject(orderQuery),
    reply: OrderInvoices,
  }),
  file: post({
    name: 'invoice.file',
    path: '/orders/get-invoice',
    access: 'everybody',
    isPersonal: true,
    weight: 20,
    // A large document is drawn for a second or two, on a busy machine for longer; it is kept, so once.
    longestMs: 20_000,
    summary: 'An invoice of an order as PDF or as XML by EN 16931, base64 in the answer.',
    spec: ['S2.3-13'],
    body: z.strictObject({ ...orderQuery, number: line(40, 1), file: z.enum(invoiceFiles) }),
    reply: z.object({
      success: z.literal(true),
      fileName: z.string(),
      contentType: z.enum(['application/pdf', 'application/xml']),
      base64: z.string(),
    }),
  }),
  showInvoicing: get({
    name: 'invoice.showInvoicing',
    path: '/my/invoicing',
    access: 'user',
    summary: 'How the account gets its invoices: format, buyer reference and VAT id.',
    spec: ['S2.3-11'],
    reply: Invoicing,
  }),
  updateInvoicing: post({
    name: 'invoice.updateInvoicing',
    path: '/my/invoicing/update',
    access: 'user',
    summary: 'Changes how the account gets its invoices; for a firm its admins alone.',
    spec: ['S2.3-11'],
    body: bodyOf(invoicingFields),
    reply: z.object({ success: z.literal(true) }),
  }),
};
