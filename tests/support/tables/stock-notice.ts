import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who wants to be told when an article can be delivered again, with the evidence that the address's owner asked for it. */
export const stockNotice = pgTable('stock_notice', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** In capitals, as articles are looked up. */
  articleNumber: text('article_number').notNull(),
  shopDepotId: integer('shop_depot_id').notNull(),
  email: text('email').notNull(),
  language: text('language', { enum: ['de', 'en'] }).notNull(),
  /** Whether the price is told net or gross. */
  mode: text('mode', { enum: ['b2b', 'b2c'] }).notNull(),
  /** The price is told without tax. */
  isTaxExempt: boolean('is_tax_exempt').notNull().default(false),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  toldAt: timestamp('told_at', { withTimezone: true }),
  /** The mail that asks to confirm has not been written yet. */
  isAskingDue: boolean('is_asking_due').notNull().default(true),
});
