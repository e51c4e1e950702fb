import * as z from 'zod/mini';
import { Address } from './address.ts';
import { Discount, TaxLine } from './basket.ts';
import { get, post } from './endpoint.ts';
import { NamedSuccessor } from './named-successor.ts';
import { OrderStep } from './order-steps.ts';
import { Release } from './release.ts';
import { longestTableSearch, mostTablePages } from './table-bounds.ts';
import { Cents, line } from './text.ts';

export const orderStates = [
  'accepted',
  'awaitingRelease',
  'denied',
  'cancelled',
  'processing',
  'shipped',
  'completed',
] as const;

/** Why an order was cancelled by the shop itself. */
export const cancelReasons = ['notPaid'] as const;

export const OrderPosition = z.object({
  articleNumber: z.string(),
  /** Null where the article is no more: which depot it came from is not known then. */
  shopDepotId: z.nullable(z.number()),
  /** Page of the article; empty when it has left the catalogue. */
  url: z.string(),
  manufacturerNumber: z.string(),
  displayName: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unitNet: Cents,
  unitGross: Cents,
  taxRate: z.number(),
  lineNet: Cents,
  lineGross: Cents,
  hint: z.string(),
  costCenter: z.string(),
  offerNumber: z.string(),
  /** It is in the catalogue no more, or delivered no more; absent for what is sold still, and where an order is not the reader's own. */
  isSoldNoMore: z.optional(z.literal(true)),
  /** Of what is sold no more; absent where nothing follows. */
  successor: z.optional(NamedSuccessor),
});

/** Where the money of a prepaid order goes. */
export const Prepayment = z.object({
  accountHolder: z.string(),
  /** In groups of four, as people read it; empty while the shop has not named its account. */
  iban: z.string(),
  bankName: z.string(),
  amount: Cents,
  purpose: z.string(),
  /** ISO 8601: last moment the goods are kept for the buyer; absent for orders placed before there was such an end. */
  reservedUntil: z.optional(z.string()),
});

/** Mandate of an order paid by SEPA direct debit. */
export const Debit = z.object({
  /** Masked: only the last four characters are ever sent (R65). */
  iban: z.string(),
  creditorId: z.string(),
  reference: z.string(),
});

/** What an order tells of a withdrawal from it. */
export const OrderWithdrawal = z.object({
  /** By what name it is spoken of, e.g. `W-2026-100001`. */
  reference: z.string(),
  /** ISO 8601. */
  receivedAt: z.string(),
  /** Empty where the whole order is meant. */
  goods: z.string(),
});
export type OrderWithdrawal = z.infer<typeof OrderWithdrawal>;

/** A placed order with everything as it was when it was placed. */
export const Order = z.object({
  orderNumber: z.string(),
  /** ISO 8601 with offset. */
  placedAt: z.string(),
  state: z.enum(orderStates),
  cancelReason: z.optional(z.enum(cancelReasons)),
  /** Absent where none was needed. */
  release: z.optional(Release),
  /** Its way so far and to come; absent where only what was ordered is told. */
  steps: z.optional(z.array(OrderStep)),
  /** Withdrawals from it, in the order they came; absent where there are none, and where only what was ordered is told. */
  withdrawals: z.optional(z.array(OrderWithdrawal)),
  mode: z.enum(['b2b', 'b2c']),
  /** No tax was charged: the prices are net prices in either mode. */
  isTaxExempt: z.boolean(),
  email: z.string(),
  billingAddress: Address,
  shippingAddress: Address,
  paymentMethod: z.string(),
  shippingMethod: z.string(),
  /** Null for every other kind of payment. */
  prepayment: z.nullable(Prepayment),
  /** Absent for every other kind of payment. */
  debit: z.optional(Debit),
  /** Delivery span in working days. */
  minimumDays: z.number(),
  maximumDays: z.number(),
  comment: z.string(),
  /** The buyer's own number of the order; empty when none was given. */
  reference: z.string(),
  /** The day the buyer would like the goods on, as `2026-12-03`; absent when none was named. */
  deliveryDay: z.optional(z.string()),
  positions: z.array(OrderPosition),
  goodsNet: Cents,
  goodsGross: Cents,
  /** What a coupon has taken off the goods; absent without one. */
  discount: z.optional(z.extend(Discount, { code: z.string() })),
  shippingNet: Cents,
  shippingGross: Cents,
  paymentFeeNet: Cents,
  paymentFeeGross: Cents,
  taxes: z.array(TaxLine),
  totalNet: Cents,
  totalTax: Cents,
  totalGross: Cents,
});
export type Order = z.infer<typeof Order>;

export const OrderSummary = z.extend(
  z.pick(Order, {
    orderNumber: true,
    placedAt: true,
    state: true,
    cancelReason: true,
    mode: true,
    totalNet: true,
    totalGross: true,
  }),
  {
    /** While it waits for a release: how the last question to the buyer stands; absent where none was asked. */
    question: z.optional(z.enum(['open', 'answered'])),
    /** How many of the steps of its way it has reached; absent for an order that is not carried out, and for a firm's. */
    progress: z.optional(z.object({ reached: z.number(), of: z.number() })),
  },
);
export type OrderSummary = z.infer<typeof OrderSummary>;

/** What lets whoever holds it read one guest's order, beside its number; it stands in the link of the confirmation. */
const OrderKey = line(60);

/** How many orders a page of the list has. */
export const ownOrdersPerPage = 20;

export const orderEndpoints = {
  /** A customer's own orders; a guest's are the ones of the session. With a number or a token: that one in full. */
  list: get({
    name: 'order.list',
    path: '/orders',
    access: 'everybody',
    isPersonal: true,
    isOrdering: true,
    summary:
      "The visitor's own orders, newest first; one in full by number, by the token it was placed with, or by number and key.",
    spec: ['S7.1-40'],
    query: z.strictObject({
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostTablePages))),
      /** Part of the number or of the buyer's own number, or words that all stand in one article's name and numbers. */
      search: z.optional(line(longestTableSearch)),
      state: z.optional(z.enum(orderStates)),
      orderNumber: z.optional(line(40)),
      orderToken: z.optional(line(400)),
      orderKey: z.optional(OrderKey),
    }),
    reply: z.object({
      items: z.array(OrderSummary),
      /** How many fit what is asked. */
      total: z.number(),
      /** In which states there are own orders, whatever is asked; absent where there are none, and with one order. */
      states: z.optional(z.array(z.enum(orderStates))),
      item: z.nullable(Order),
    }),
  }),
  pdf: post({
    name: 'order.pdf',
    path: '/orders/get-pdf',
    access: 'everybody',
    isPersonal: true,
    weight: 20,
    // A large document is drawn for a second or two, on a busy machine for longer; it is kept, so once.
    longestMs: 20_000,
    summary: 'The order as a PDF, base64 in the answer.',
    spec: ['S7.2-14'],
    body: z.strictObject({ orderNumber: line(40, 1), orderKey: z.optional(OrderKey) }),
    reply: z.object({
      success: z.literal(true),
      fileName: z.string(),
      contentType: z.literal('application/pdf'),
      base64: z.string(),
    }),
  }),
};
