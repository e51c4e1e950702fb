import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { waitingIn } from '#server/database/waiting-in.sql.ts';

interface AskedEmail {
  readonly userId: number;
  /** As it was typed. */
  readonly email: string;
  readonly language: 'de' | 'en';
  readonly now: Date;
}

const keep = command({
  name: 'email-change-keep',
  text: `insert into email_change (person_id, email, language, asked_at, is_waiting) values ($1, $2, $3, $4, true)
    on conflict (person_id) do update set email = excluded.email, language = excluded.language,
      asked_at = excluded.asked_at, is_waiting = true, key_hash = null`,
  values: ({ userId, email, language, now }: AskedEmail) => [userId, email, language, now],
});

/** Keeps the address a person wants, whose mail is to be written; one from before is worthless with its link. */
export async function keepEmailChange(executor: Executor, asked: AskedEmail): Promise<void> {
  await keep.run(executor, asked);
}

const take = question({
  name: 'email-change-take',
  text: `update email_change set is_waiting = false where person_id = (
      select person_id from email_change where is_waiting order by asked_at limit 1 for update skip locked)
    returning person_id::float8 as "userId", email, language`,
  values: () => [],
  row: z.object({ userId: z.number(), email: z.string(), language: z.enum(['de', 'en']) }),
});

export const isEmailChangeWaiting = waitingIn('email-change-waiting', 'email_change where is_waiting');

/** Takes the next one whose mail is to be written; null when none waits. */
export const takeEmailChange = (executor: Executor) => take.first(executor);

const keepKey = command({
  name: 'email-change-keep-key',
  text: 'update email_change set key_hash = $2 where person_id = $1',
  values: (userId: number, keyHash: string) => [userId, keyHash],
});

export async function keepEmailKey(executor: Executor, userId: number, keyHash: string): Promise<void> {
  await keepKey.run(executor, userId, keyHash);
}

interface EmailLink {
  readonly keyHash: string;
  /** Asked for after that. */
  readonly since: Date;
}

const isGoodLink = 'person_id = $1 and key_hash = $2 and asked_at > $3';
const valuesOfLink = (userId: number, { keyHash, since }: EmailLink) => [userId, keyHash, since];

const findLink = command({
  name: 'email-change-find-link',
  text: `select from email_change where ${isGoodLink}`,
  values: valuesOfLink,
});

/** Whether a link is a person's and good; looking uses nothing up. */
export const isEmailLink = async (executor: Executor, userId: number, link: EmailLink): Promise<boolean> =>
  (await findLink.run(executor, userId, link)) === 1;

const spend = question({
  name: 'email-change-spend',
  text: `delete from email_change where ${isGoodLink} returning email`,
  values: valuesOfLink,
  row: z.object({ email: z.string() }),
});

/** Uses a link up that is a person's, in one statement (R7): the address it confirms; null where it is none of theirs (any more). */
export const spendEmailKey = async (
  executor: Executor,
  userId: number,
  link: EmailLink,
): Promise<string | null> => (await spend.first(executor, userId, link))?.email ?? null;

const forgetOfPerson = command({
  name: 'email-change-forget',
  text: 'delete from email_change where person_id = $1',
  values: (userId: number) => [userId],
});

/** What was mailed to an address a person wanted is worthless from now on. */
export async function forgetEmailChange(executor: Executor, userId: number): Promise<void> {
  await forgetOfPerson.run(executor, userId);
}

interface Renamed {
  readonly before: string;
  readonly after: string;
}

const carryNotices = command({
  name: 'email-change-carry-notices',
  // Made anew, so that no key in the former mailbox ends them, and whoever asks for the same meanwhile under the new address is in
  // nobody's way. A mail with a key is due to the new one, unless it has got one there before.
  text: `with carried as (delete from stock_notice where email = $1 and confirmed_at is not null returning *)
    insert into stock_notice as n (article_number, shop_depot_id, email, language, mode, is_tax_exempt, asked_at,
      confirmed_at, told_at, is_asking_due)
    select article_number, shop_depot_id, $2, language, mode, is_tax_exempt, asked_at, confirmed_at, told_at, told_at is null
      from carried
    on conflict (article_number, shop_depot_id, email) where told_at is null do update set
      language = excluded.language, mode = excluded.mode, is_tax_exempt = excluded.is_tax_exempt,
      asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at,
      is_asking_due = not exists (select from stock_notice_key k where k.notice_id = n.id)
      where n.confirmed_at is null`,
  values: ({ before, after }: Renamed) => [before, after],
});

const nameInChanges = command({
  name: 'email-change-name-in-changes',
  // Of before they joined their firm, by the mail address alone.
  text: `update firm_change c set person_id = p.id from person p where p.id = $1 and c.account_id = p.account_id
    and c.person_id is null and right(lower(c.person_name), length($2) + 2) = '(' || $2 || ')'`,
  values: (userId: number, before: string) => [userId, before],
});

/**
 * What is known of a person by the mail address alone stays theirs under another one, so that it is told and erased with the rest;
 * notices they have confirmed go where they read their mails now. Both addresses normalised.
 */
export async function carryTraces(executor: Executor, userId: number, renamed: Renamed): Promise<void> {
  await carryNotices.run(executor, renamed);
  await nameInChanges.run(executor, userId, renamed.before);
}

const deleteOld = command({
  name: 'email-change-delete-old',
  text: 'delete from email_change where asked_at < $1',
  values: (before: Date) => [before],
});

export async function deleteEmailChangesBefore(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
