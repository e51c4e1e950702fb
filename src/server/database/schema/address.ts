import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

/** Addresses a customer keeps; at most one is the default. */
export const address = pgTable('address', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('person_id', { mode: 'number' })
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  kind: text({ enum: ['company', 'private'] }).notNull(),
  company: text().notNull().default(''),
  vatId: text('vat_id').notNull().default(''),
  salutation: text({ enum: ['none', 'frau', 'herr', 'divers'] })
    .notNull()
    .default('none'),
  firstname: text().notNull().default(''),
  lastname: text().notNull(),
  street: text().notNull(),
  houseNumber: text('house_number').notNull(),
  addition: text().notNull().default(''),
  zip: text().notNull(),
  city: text().notNull(),
  country: text({ enum: ['DE', 'AT', 'CH'] }).notNull(),
  phone: text().notNull().default(''),
  isDefault: boolean('is_default').notNull().default(false),
});
