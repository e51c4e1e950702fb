import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Address } from '#contract/address.ts';
import { session } from './session.ts';
import { user } from './user.ts';

/** One basket a visitor, with what the checkout has been told so far. */
export const basket = pgTable('basket', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sessionId: bigint('session_id', { mode: 'number' })
    .unique()
    .references(() => session.id, { onDelete: 'cascade' }),
  userId: bigint('person_id', { mode: 'number' })
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  version: bigint({ mode: 'number' }).notNull().default(1),
  guestEmail: text('guest_email').notNull().default(''),
  billingAddress: jsonb('billing_address').$type<Address>(),
  shippingAddress: jsonb('shipping_address').$type<Address>(),
  isShippingSame: boolean('is_shipping_same').notNull().default(false),
  paymentSlug: text('payment_slug'),
  shippingSlug: text('shipping_slug'),
  iban: text(),
  accountHolder: text('account_holder').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Lines of a basket; one per six grouping fields (spec 3.2). */
export const basketPosition = pgTable(
  'basket_position',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    basketId: bigint('basket_id', { mode: 'number' })
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    articleId: integer('article_id').notNull(),
    articleNumber: text('article_number').notNull(),
    shopDepotId: integer('shop_depot_id').notNull(),
    unit: text().notNull(),
    costCenter: text('cost_center').notNull().default(''),
    offerNumber: text('offer_number').notNull().default(''),
    hint: text().notNull().default(''),
    quantity: integer().notNull(),
    agreedNetCents: integer('agreed_net_cents').notNull(),
    agreedGrossCents: integer('agreed_gross_cents').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('basket_position_grouping').on(
      table.basketId,
      table.articleNumber,
      table.shopDepotId,
      table.unit,
      table.costCenter,
      table.offerNumber,
      table.hint,
    ),
  ],
);
