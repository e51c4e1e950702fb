import * as z from 'zod/mini';
import { countries } from '#contract/address-choices.ts';
import { invoiceFormats } from '#contract/invoice-formats.ts';
import { bigint, integer, json, moment, oneOf, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** Categories of tax by UNTDID 5305: taxed, zero rate, exempt, within the community, export. */
const taxCategories = ['S', 'Z', 'E', 'K', 'G'] as const;
export type TaxCategory = (typeof taxCategories)[number];

const cents = z.number();
const Tax = z.object({ category: z.enum(taxCategories), rate: z.number() });

const Place = z.object({
  name: z.string(),
  /** Person where `name` is a firm; empty where it is the person. */
  contact: z.string(),
  street: z.string(),
  addition: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.enum(countries),
});

const Part = z.extend(Tax, { kind: z.enum(['discount', 'shipping', 'fee']), net: cents });

/** What an invoice says; amounts in integer cents, those of `shown` in the prices the buyer reckons with. */
export const InvoiceContent = z.object({
  language: z.enum(['de', 'en']),
  isNet: z.boolean(),
  isDemo: z.boolean(),
  seller: z.object({
    company: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    phone: z.string(),
    email: z.string(),
    vatId: z.string(),
    taxNumber: z.string(),
  }),
  buyer: z.extend(Place, {
    vatId: z.string(),
    email: z.string(),
    customerNumber: z.string(),
    /** What the buyer wants to find on it (BT-10). */
    reference: z.string(),
  }),
  delivery: z.extend(Place, {
    /** `2026-11-26`: the day the goods left, in invoices from before docs/decisions/0123 the day they were to leave; empty before that. */
    day: z.string(),
    /** What is known of goods that have not left: the first day they can, and what was promised at the order. */
    expected: z._default(
      z.nullable(z.object({ from: z.string(), minimumDays: z.number(), maximumDays: z.number() })),
      null,
    ),
  }),
  orderNumber: z.string(),
  /** `2026-11-26`. */
  orderedOn: z.string(),
  /** The buyer's own number of the order (BT-13). */
  orderReference: z.string(),
  lines: z.array(
    z.extend(Tax, {
      articleNumber: z.string(),
      manufacturerNumber: z.string(),
      name: z.string(),
      note: z.string(),
      costCenter: z.string(),
      /** Empty as well in invoices from before it was told (BT-128). */
      offerNumber: z._default(z.string(), ''),
      quantity: z.number(),
      unit: z.string(),
      net: cents,
      shownUnit: cents,
      shownLine: cents,
    }),
  ),
  couponCode: z.string(),
  parts: z.array(Part),
  taxes: z.array(z.extend(Tax, { net: cents, tax: cents })),
  shown: z.object({ goods: cents, discount: cents, shipping: cents, fee: cents }),
  lineTotal: cents,
  allowanceTotal: cents,
  chargeTotal: cents,
  net: cents,
  tax: cents,
  gross: cents,
  rounding: cents,
  payable: cents,
  /** Paid already. */
  paid: cents,
  /** `2026-11-26`: when the money came; empty where none has, and in invoices from before docs/decisions/0123. */
  paidOn: z._default(z.string(), ''),
  payment: z.object({
    name: z.string(),
    kind: z.enum(['transfer', 'prepaid', 'debit']),
    /** The shop's account; empty for direct debits. */
    iban: z.string(),
    bankName: z.string(),
    /** Of a direct debit; empty otherwise. The buyer's account by its end (R65). */
    creditorId: z.string(),
    mandate: z.string(),
    debited: z.string(),
    /** `2026-11-26`: a fixed day, as invoices from before docs/decisions/0123 name it; empty in others. */
    dueOn: z.string(),
    /** `2026-12-11`: first day that can be the last one to pay, where it counts from the receipt of the goods; empty elsewhere. */
    dueFrom: z._default(z.string(), ''),
  }),
  /** The invoice this one takes back; null for an invoice. */
  reversed: z.nullable(z.object({ number: z.string(), issuedOn: z.string() })),
});
export type InvoiceContent = z.output<typeof InvoiceContent>;

export const invoiceKinds = ['invoice', 'reversal'] as const;

/** An invoice as it is written. */
export const invoiceToWriteColumns = {
  orderId: bigint('order_id'),
  kind: oneOf('kind', invoiceKinds),
  year: integer('year'),
  runningNumber: integer('running_number'),
  number: text('invoice_number'),
  issuedAt: moment('issued_at'),
  format: oneOf('format', invoiceFormats),
  content: json('content', InvoiceContent),
  xml: text('xml'),
};
export type InvoiceToWrite = ValuesOf<typeof invoiceToWriteColumns>;

/** What an invoice is called and how it is kept, without what it says. */
export type InvoiceHead = Pick<InvoiceToWrite, 'kind' | 'number' | 'issuedAt' | 'format'>;
