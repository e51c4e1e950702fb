import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Hourly counters of transitions, without anything that names a person. */
export const transitionCount = pgTable(
  'transition_count',
  {
    release: text('release').notNull(),
    machine: text('machine').notNull(),
    transition: text('transition').notNull(),
    /** Start of the hour, UTC. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    mode: text('mode', { enum: ['b2b', 'b2c'] }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  ({ machine, hour, mode, transition, release }) => [
    primaryKey({ columns: [machine, hour, mode, transition, release] }),
  ],
);
