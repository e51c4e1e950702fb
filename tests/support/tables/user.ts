import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A customer: a private person or a firm with several people. */
export const account = pgTable('account', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['private', 'company'] }).notNull(),
  customerNumber: text('customer_number').notNull().unique(),
  company: text('company').notNull().default(''),
  vatId: text('vat_id').notNull().default(''),
  isTaxExempt: boolean('is_tax_exempt').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Somebody who can sign in; the table is called `person`, since `user` is a reserved word of SQL. */
export const user = pgTable('person', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => account.id),
  /** As the person typed it. */
  email: text('email').notNull(),
  /** Result of `normaliseEmail`; one account per value. */
  emailNormalised: text('email_normalised').notNull().unique(),
  /** Argon2id in PHC form. */
  passwordHash: text('password_hash').notNull(),
  salutation: text('salutation').notNull().default(''),
  title: text('title').notNull().default(''),
  firstname: text('firstname').notNull().default(''),
  lastname: text('lastname').notNull().default(''),
  isAdmin: boolean('is_admin').notNull().default(false),
  isBuyer: boolean('is_buyer').notNull().default(true),
  isBackend: boolean('is_backend').notNull().default(false),
  mayOrder: boolean('may_order').notNull().default(true),
  isActive: boolean('is_active').notNull().default(true),
  isApproved: boolean('is_approved').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
