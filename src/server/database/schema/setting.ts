import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Values the shop keeps for itself, such as its secret, and configuration a backend user may change. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
