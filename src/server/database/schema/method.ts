import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Text by language; German is always there. */
export type NameByLanguage = { readonly de: string; readonly en?: string };

/** Ways to pay, as data (issue: payment as data, not code). */
export const paymentMethod = pgTable('payment_method', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  displayName: jsonb('display_name').$type<NameByLanguage>().notNull(),
  description: jsonb().$type<NameByLanguage>().notNull(),
  feeNetCents: integer('fee_net_cents').notNull().default(0),
  needsIban: boolean('needs_iban').notNull().default(false),
  isPrepaid: boolean('is_prepaid').notNull().default(false),
  minimumGrossCents: integer('minimum_gross_cents'),
  maximumGrossCents: integer('maximum_gross_cents'),
  isForGuests: boolean('is_for_guests').notNull().default(true),
  isForPrivate: boolean('is_for_private').notNull().default(true),
  isForCompanies: boolean('is_for_companies').notNull().default(true),
  countries: text().array().notNull(),
});

/** Ways to ship, as data. */
export const shippingMethod = pgTable('shipping_method', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  displayName: jsonb('display_name').$type<NameByLanguage>().notNull(),
  description: jsonb().$type<NameByLanguage>().notNull(),
  priceNetCents: integer('price_net_cents').notNull(),
  freeFromNetCents: integer('free_from_net_cents'),
  minimumDays: integer('minimum_days').notNull(),
  maximumDays: integer('maximum_days').notNull(),
  maximumWeightGrams: integer('maximum_weight_grams'),
  countries: text().array().notNull(),
  needsStock: boolean('needs_stock').notNull().default(false),
  isPickup: boolean('is_pickup').notNull().default(false),
});

export type PaymentMethodRow = typeof paymentMethod.$inferSelect;
export type ShippingMethodRow = typeof shippingMethod.$inferSelect;
