import * as z from 'zod/mini';
import { fieldsOf, namesOf, readFrom, rowOf, selected } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { mailToStoreColumns, takenColumns } from './stored-mail.ts';
import type { MailToStore, TakenMail } from './stored-mail.ts';

const insert = command({
  name: 'outbox-insert',
  text: `insert into outbox_mail (${namesOf(mailToStoreColumns)})
    select ${readFrom(mailToStoreColumns, 'x')} from json_to_recordset($1::json) as x (${fieldsOf(mailToStoreColumns)})
    on conflict do nothing`,
  values: (mails: readonly MailToStore[]) => [JSON.stringify(mails)],
});

/** Stores mails, each once per message id. */
export async function insertMails(executor: Executor, mails: readonly MailToStore[]): Promise<void> {
  await insert.run(executor, mails);
}

export interface MailWanted {
  readonly now: Date;
  /** Until when nobody else gets the mail, also when whoever took it dies. */
  readonly leaseUntil: Date;
  /** Mail addresses and domains that shall wait. */
  readonly recipientsLeftOut: readonly string[];
  readonly domainsLeftOut: readonly string[];
}

const takeNext = question({
  name: 'outbox-take-next',
  text: `update outbox_mail m set due_at = $2 where m.id = (
      select next.id from outbox_mail next
      where next.sent_at is null and next.due_at <= $1 and next.recipient <> all($3::text[])
        and split_part(next.recipient, '@', 2) <> all($4::text[])
      order by next.due_at, next.id limit 1 for update skip locked)
    returning ${selected(takenColumns, 'm')}`,
  values: ({ now, leaseUntil, recipientsLeftOut, domainsLeftOut }: MailWanted) => [
    now,
    leaseUntil,
    recipientsLeftOut,
    domainsLeftOut,
  ],
  row: rowOf(takenColumns),
});

/** Takes the mail that has been due for longest; other workers get the one after it. */
export const takeNextMail = (executor: Executor, wanted: MailWanted): Promise<TakenMail | null> =>
  takeNext.first(executor, wanted);

const noteSent = command({
  name: 'outbox-sent',
  text: 'update outbox_mail set sent_at = $2, attempts = attempts + 1, last_error = null where id = $1',
  values: (id: number, now: Date) => [id, now],
});

export async function markSent(executor: Executor, id: number, now: Date): Promise<void> {
  await noteSent.run(executor, id, now);
}

const putOff = command({
  name: 'outbox-postpone',
  text: 'update outbox_mail set due_at = $2, attempts = attempts + 1, last_error = $3 where id = $1',
  values: (id: number, dueAt: Date, reason: string) => [id, dueAt, reason],
});

export async function postpone(executor: Executor, id: number, dueAt: Date, reason: string): Promise<void> {
  await putOff.run(executor, id, dueAt, reason);
}

const backlog = question({
  name: 'outbox-backlog',
  text: 'select count(*)::int as waiting from outbox_mail where sent_at is null',
  values: () => [],
  row: z.object({ waiting: z.number() }),
});

/** How many mails are not sent yet. */
export async function countBacklog(executor: Executor): Promise<number> {
  return (await backlog.one(executor)).waiting;
}

const deleteSent = command({
  name: 'outbox-delete-sent',
  text: 'delete from outbox_mail where sent_at < $1',
  values: (before: Date) => [before],
});

/** Sent mails are kept only as long as a complaint may need them. */
export async function deleteSentMails(executor: Executor, before: Date): Promise<void> {
  await deleteSent.run(executor, before);
}
