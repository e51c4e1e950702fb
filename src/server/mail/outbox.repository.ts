import { and, asc, count, eq, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { outboxMail } from '#server/database/schema/outbox.ts';
import type { MailToStore, StoredMail } from './stored-mail.ts';

/** Stores mails, at least one, each once per message id. */
export async function insertMails(executor: Executor, mails: readonly MailToStore[]): Promise<void> {
  await executor
    .insert(outboxMail)
    .values([...mails])
    .onConflictDoNothing();
}

export interface MailWanted {
  readonly now: Date;
  /** Until when nobody else gets the mail, also when whoever took it dies. */
  readonly leaseUntil: Date;
  /** Mail addresses and domains that shall wait. */
  readonly recipientsLeftOut: readonly string[];
  readonly domainsLeftOut: readonly string[];
}

/** Takes the mail that has been due for longest; other workers get the one after it. */
export async function takeNextMail(
  executor: Executor,
  { now, leaseUntil, recipientsLeftOut, domainsLeftOut }: MailWanted,
): Promise<StoredMail | null> {
  const next = executor
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(
      and(
        isNull(outboxMail.sentAt),
        lte(outboxMail.dueAt, now),
        notInArray(outboxMail.recipient, [...recipientsLeftOut]),
        notInArray(sql`split_part(${outboxMail.recipient}, '@', 2)`, [...domainsLeftOut]),
      ),
    )
    .orderBy(asc(outboxMail.dueAt), asc(outboxMail.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await executor
    .update(outboxMail)
    .set({ dueAt: leaseUntil })
    .where(eq(outboxMail.id, sql`(${next})`))
    .returning();
  return mail ?? null;
}

export async function markSent(executor: Executor, id: number, now: Date): Promise<void> {
  await executor
    .update(outboxMail)
    .set({ sentAt: now, attempts: sql`${outboxMail.attempts} + 1`, lastError: null })
    .where(eq(outboxMail.id, id));
}

export async function postpone(executor: Executor, id: number, dueAt: Date, reason: string): Promise<void> {
  await executor
    .update(outboxMail)
    .set({ dueAt, attempts: sql`${outboxMail.attempts} + 1`, lastError: reason })
    .where(eq(outboxMail.id, id));
}

/** How many mails are not sent yet. */
export async function countBacklog(executor: Executor): Promise<number> {
  const [row] = await executor.select({ waiting: count() }).from(outboxMail).where(isNull(outboxMail.sentAt));
  return row?.waiting ?? 0;
}

/** Sent mails are kept only as long as a complaint may need them. */
export async function deleteSentMails(executor: Executor, before: Date): Promise<void> {
  await executor.delete(outboxMail).where(lt(outboxMail.sentAt, before));
}
