import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
  /** Hash of the secret before somebody signed in. */
  previousHash: text('previous_hash'),
  renamedAt: timestamp('renamed_at', { withTimezone: true }),
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

/** Attempts of strangers within a day that were looked at or told to try later; account, address and network by hashed key. */
export const loginAttempt = pgTable('login_attempt', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  account: text('account').notNull(),
  address: text('address').notNull(),
  network: text('network').notNull(),
  isLookedAt: boolean('is_looked_at').notNull(),
  triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
});

/** Browsers an account trusts, by the SHA-256 (hex) of their cookie's id. */
export const loginDevice = pgTable(
  'login_device',
  {
    hash: text('hash').notNull(),
    userId: bigint('person_id', { mode: 'number' })
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What wrong passwords are counted as, although the name changes; null = the name. */
    countedAs: text('counted_as'),
    knownSince: timestamp('known_since', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  },
  (device) => [primaryKey({ columns: [device.hash, device.userId] })],
);

/** Names whose sign-in was slowed within the last hour, known or not; `email` is null once it was looked up. */
export const loginSlowed = pgTable('login_slowed', {
  account: text('account').primaryKey(),
  email: text('email'),
  slowedAt: timestamp('slowed_at', { withTimezone: true }).notNull(),
});

/** One-time ways in that were mailed, by the SHA-256 (hex) of their token. */
export const loginWayIn = pgTable('login_way_in', {
  userId: bigint('person_id', { mode: 'number' })
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull().unique(),
  validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
});
