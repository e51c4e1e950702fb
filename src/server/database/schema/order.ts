import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Address } from '#contract/address.ts';
import { cancelReasons, orderStates } from '#contract/order.ts';
import { user } from './user.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Placed orders with everything as it was; the constraints stand in migrations 0023, 0033 and 0036. */
export const shopOrder = pgTable('shop_order', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderNumber: text('order_number').notNull().unique(),
  sessionId: bigint('session_id', { mode: 'number' }),
  userId: bigint('person_id', { mode: 'number' }).references(() => user.id),
  tokenHash: text('token_hash').notNull().unique(),
  requestHash: text('request_hash').notNull(),
  basketId: bigint('basket_id', { mode: 'number' }).notNull(),
  basketVersion: bigint('basket_version', { mode: 'number' }).notNull(),
  state: text({ enum: orderStates }).notNull().default('accepted'),
  mode: text({ enum: ['b2b', 'b2c'] }).notNull(),
  language: text({ enum: ['de', 'en'] }).notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull().defaultNow(),
  email: text().notNull(),
  billingAddress: jsonb('billing_address').$type<Address>().notNull(),
  shippingAddress: jsonb('shipping_address').$type<Address>().notNull(),
  paymentSlug: text('payment_slug').notNull(),
  paymentName: text('payment_name').notNull(),
  shippingSlug: text('shipping_slug').notNull(),
  shippingName: text('shipping_name').notNull(),
  iban: text(),
  accountHolder: text('account_holder').notNull().default(''),
  isPrepaid: boolean('is_prepaid').notNull(),
  minimumDays: integer('minimum_days').notNull(),
  maximumDays: integer('maximum_days').notNull(),
  comment: text().notNull().default(''),
  /** The buyer's own number of the order. */
  reference: text().notNull().default(''),
  isTaxExempt: boolean('is_tax_exempt').notNull().default(false),
  goodsNetCents: cents('goods_net_cents'),
  goodsGrossCents: cents('goods_gross_cents'),
  shippingNetCents: cents('shipping_net_cents'),
  shippingGrossCents: cents('shipping_gross_cents'),
  feeNetCents: cents('fee_net_cents'),
  feeGrossCents: cents('fee_gross_cents'),
  taxes: jsonb().$type<readonly { rate: number; net: number; tax: number }[]>().notNull(),
  totalNetCents: cents('total_net_cents'),
  totalTaxCents: cents('total_tax_cents'),
  totalGrossCents: cents('total_gross_cents'),
  positionCount: integer('position_count').notNull(),
  articleCount: integer('article_count').notNull(),
  reservedCount: integer('reserved_count').notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }),
  /** Prepaid orders: last moment the goods are kept for them. */
  reservedUntil: timestamp('reserved_until', { withTimezone: true }),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  cancelReason: text('cancel_reason', { enum: cancelReasons }),
  /** Article id → pieces taken from the stock; null once they were given back or have left. */
  takenPieces: jsonb('taken_pieces').$type<Readonly<Record<string, number>>>(),
  counterKeys: text('counter_keys').array().notNull().default([]),
  countedPieces: integer('counted_pieces').notNull().default(0),
  countedUntil: timestamp('counted_until', { withTimezone: true }),
});

export const shopOrderPosition = pgTable(
  'shop_order_position',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    articleId: integer('article_id').notNull(),
    articleNumber: text('article_number').notNull(),
    manufacturerNumber: text('manufacturer_number').notNull(),
    displayName: text('display_name').notNull(),
    quantity: integer().notNull(),
    unit: text().notNull(),
    unitNetCents: cents('unit_net_cents'),
    unitGrossCents: cents('unit_gross_cents'),
    taxRate: numeric('tax_rate', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    lineNetCents: cents('line_net_cents'),
    lineGrossCents: cents('line_gross_cents'),
    hint: text().notNull().default(''),
    costCenter: text('cost_center').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** What recipients, sessions, client networks and accounts have ordered, by hashed key. */
export const orderCounter = pgTable('order_counter', {
  key: text().primaryKey(),
  windowStartedAt: timestamp('window_started_at', { withTimezone: true }).notNull(),
  windowOrders: integer('window_orders').notNull(),
  openPieces: bigint('open_pieces', { mode: 'number' }).notNull(),
  openCents: bigint('open_cents', { mode: 'number' }).notNull(),
  mostOrders: integer('most_orders').notNull(),
  mostPieces: bigint('most_pieces', { mode: 'number' }).notNull(),
  mostCents: bigint('most_cents', { mode: 'number' }).notNull(),
});

/** Orders whose confirmation has not been written yet. */
export const shopOrderMail = pgTable('shop_order_mail', {
  orderId: bigint('order_id', { mode: 'number' })
    .primaryKey()
    .references(() => shopOrder.id, { onDelete: 'cascade' }),
  attempts: integer().notNull().default(0),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Confirmations as they were drawn; the constraints stand in migration 0031. */
export const shopOrderDocument = pgTable(
  'shop_order_document',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    language: text({ enum: ['de', 'en'] }).notNull(),
    fingerprint: text().notNull(),
    pdf: bytes().notNull(),
    drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.language] })],
);
