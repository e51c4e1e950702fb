import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

/** Sessions that changed something; visitors who only look have none. */
export const session = pgTable('session', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 (hex) of the secret id. */
  hash: text('hash').notNull().unique(),
  userId: bigint('person_id', { mode: 'number' }).references(() => user.id, { onDelete: 'cascade' }),
  mode: text('mode', { enum: ['b2b', 'b2c'] }),
  language: text('language', { enum: ['de', 'en'] }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  signedInAt: timestamp('signed_in_at', { withTimezone: true }),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
});

/** Attempts to sign in that did not succeed, by hashed key; an attempt counts from before its password is checked. */
export const loginFailure = pgTable('login_failure', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  firstFailedAt: timestamp('first_failed_at', { withTimezone: true }).notNull(),
  lastFailedAt: timestamp('last_failed_at', { withTimezone: true }).notNull(),
});

/** Addresses an account has signed in from, by hashed key. */
export const loginKnown = pgTable('login_known', {
  key: text('key').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
