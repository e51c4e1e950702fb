import * as z from 'zod/mini';
import { shownName } from '#server/article/article.sql.ts';
import { isGone } from '#server/catalogue/gone.sql.ts';
import { namesOf, placesOf, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { waitingIn } from '#server/database/waiting-in.sql.ts';
import { settingsRow } from '#server/settings/settings.sql.ts';
import { askedColumns } from './stored-notice.ts';
import type { AskedNotice } from './stored-notice.ts';

/** Whether an article `a` with its stock `s` can be delivered; what lists tell as sold out is told here likewise. */
const isDeliverable = `(not ${isGone} or a.delivery_state not in (2, 5) and exists (
    select from setting where key = '${settingsRow}' and value -> 'allowOrdersWithoutStock' = 'true'))`;

interface ArticleKey {
  readonly articleNumber: string;
  readonly shopDepotId: number;
}

const soldOut = command({
  name: 'stock-notice-sold-out',
  text: `select from article a left join article_stock s on s.article_id = a.id
    where a.article_number_key = upper($1) and a.shop_depot_id = $2 and a.is_visible
      and a.delivery_state <> 5 and not ${isDeliverable}`,
  values: ({ articleNumber, shopDepotId }: ArticleKey) => [articleNumber, shopDepotId],
});

/** Whether an article is visible, sold out and may come back. */
export async function isSoldOut(executor: Executor, article: ArticleKey): Promise<boolean> {
  return (await soldOut.run(executor, article)) > 0;
}

/** The value of a column after somebody has asked again: what its owner confirmed stays as it is. */
const unlessConfirmed = (column: string): string =>
  `${column} = case when n.confirmed_at is not null then n.${column} else excluded.${column} end`;

const ask = command({
  name: 'stock-notice-ask',
  text: `insert into stock_notice as n (${namesOf(askedColumns)}) values (${placesOf(askedColumns)})
    on conflict (article_number, shop_depot_id, email) where told_at is null do update set is_asking_due = true,
      ${['language', 'mode', 'is_tax_exempt', 'asked_at'].map(unlessConfirmed).join(', ')}`,
  values: (notice: AskedNotice) =>
    valuesOf(askedColumns, { ...notice, articleNumber: notice.articleNumber.toUpperCase() }),
});

/**
 * Notes that an address asks for a notice and that the mail to confirm it is due. A notice that was confirmed and is still
 * waiting stays confirmed; beside one that was told another begins, so that the evidence of the first stays.
 */
export async function noteAsked(executor: Executor, notice: AskedNotice): Promise<void> {
  await ask.run(executor, notice);
}

/** A notice with its article as it is now. */
export interface NoticeOfArticle {
  readonly id: number;
  readonly email: string;
  readonly language: 'de' | 'en';
  readonly mode: 'b2b' | 'b2c';
  readonly isTaxExempt: boolean;
  readonly name: string;
  readonly manufacturerNumber: string;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly slug: string;
  readonly unit: string;
  /** Null = price on request. */
  readonly netPriceCents: number | null;
  /** Percent. */
  readonly taxRate: number;
  /** Confirmed, and no mail to this address has a link that ends it: it came along with a new mail address. */
  readonly isCarried: boolean;
}

const joinArticle =
  'join article a on a.article_number_key = n.article_number and a.shop_depot_id = n.shop_depot_id';

const noticeColumns = `n.id::float8 as id, n.email, n.language, n.mode, n.is_tax_exempt as "isTaxExempt",
  ${shownName('a')} as name, a.manufacturer_number as "manufacturerNumber",
  a.article_number as "articleNumber", a.shop_depot_id as "shopDepotId", a.slug, a.unit,
  a.net_price_cents as "netPriceCents", a.tax_rate::float8 as "taxRate",
  n.confirmed_at is not null and not exists (
    select from stock_notice_key k where k.notice_id = n.id) as "isCarried"`;

const NoticeOfArticle = z.object({
  id: z.number(),
  email: z.string(),
  language: z.enum(['de', 'en']),
  mode: z.enum(['b2b', 'b2c']),
  isTaxExempt: z.boolean(),
  name: z.string(),
  manufacturerNumber: z.string(),
  articleNumber: z.string(),
  shopDepotId: z.number(),
  slug: z.string(),
  unit: z.string(),
  netPriceCents: z.nullable(z.number()),
  taxRate: z.number(),
  isCarried: z.boolean(),
});

/** Notices `n` whose mail to confirm is due, or the one that tells a new address of them, with their article. */
const askedRows = `stock_notice n ${joinArticle} where n.is_asking_due`;

export const isAskingDue = waitingIn('stock-notice-asking', askedRows);

const asked = question({
  name: 'stock-notice-lock-asked',
  text: `select ${noticeColumns} from ${askedRows} order by n.id limit $1 for update of n skip locked`,
  values: (most: number) => [most],
  row: NoticeOfArticle,
});

/** Locks notices whose first mail to their address is due; other workers take the ones after them. */
export const lockAsked = (executor: Executor, most: number): Promise<readonly NoticeOfArticle[]> =>
  asked.all(executor, most);

/** Confirmed notices `n` that were not told, whose article can be delivered. */
const deliverableRows = `stock_notice n ${joinArticle} left join article_stock s on s.article_id = a.id
    where n.confirmed_at is not null and n.told_at is null and a.is_visible and ${isDeliverable}`;

export const isTellingDue = waitingIn('stock-notice-telling', deliverableRows);

const deliverable = question({
  name: 'stock-notice-lock-deliverable',
  text: `select ${noticeColumns} from ${deliverableRows} order by n.id limit $1 for update of n skip locked`,
  values: (most: number) => [most],
  row: NoticeOfArticle,
});

/** Locks confirmed notices whose article can be delivered and that were not told; other workers take the ones after them. */
export const lockDeliverable = (executor: Executor, most: number): Promise<readonly NoticeOfArticle[]> =>
  deliverable.all(executor, most);

/** Keys of mails that are written now, by the notices they belong to. */
export type NewKeys = readonly { readonly id: number; readonly keyHash: string }[];

const keepKeys = command({
  name: 'stock-notice-keep-keys',
  text: `insert into stock_notice_key (key_hash, notice_id, mailed_at)
    select key_hash, notice_id, $3 from unnest($1::text[], $2::bigint[]) as x (key_hash, notice_id)`,
  values: (keys: NewKeys, mailedAt: Date) => [
    keys.map(({ keyHash }) => keyHash),
    keys.map(({ id }) => id),
    mailedAt,
  ],
});

const noteAskedMails = command({
  name: 'stock-notice-asked',
  text: 'update stock_notice set is_asking_due = false where id = any($1::bigint[])',
  values: (keys: NewKeys) => [keys.map(({ id }) => id)],
});

/** @param keys of one notice at least */
export async function markAsked(executor: Executor, keys: NewKeys, now: Date): Promise<void> {
  await keepKeys.run(executor, keys, now);
  await noteAskedMails.run(executor, keys);
}

const noteTold = command({
  name: 'stock-notice-told',
  text: 'update stock_notice set told_at = $2, is_asking_due = false where id = any($1::bigint[])',
  values: (keys: NewKeys, now: Date) => [keys.map(({ id }) => id), now],
});

/** @param keys of one notice at least */
export async function markTold(executor: Executor, keys: NewKeys, now: Date): Promise<void> {
  await keepKeys.run(executor, keys, now);
  await noteTold.run(executor, keys, now);
}

/** Whether the key `$1` was mailed for a notice `n`; one that is not confirmed opens only by what was mailed after `$2`. */
const isOpened = `exists (select from stock_notice_key k where k.notice_id = n.id and k.key_hash = $1
  and (n.confirmed_at is not null or k.mailed_at > $2))`;

const find = question({
  name: 'stock-notice-find',
  text: `select n.confirmed_at as "confirmedAt", n.told_at as "toldAt", ${shownName('a')} as name,
      a.article_number as "articleNumber", a.shop_depot_id as "shopDepotId", a.slug, a.is_visible as "isVisible"
    from stock_notice n left ${joinArticle}
    where ${isOpened}`,
  values: (keyHash: string, mailedAfter: Date) => [keyHash, mailedAfter],
  row: z.object({
    confirmedAt: z.nullable(z.date()),
    toldAt: z.nullable(z.date()),
    name: z.nullable(z.string()),
    articleNumber: z.nullable(z.string()),
    shopDepotId: z.nullable(z.number()),
    slug: z.nullable(z.string()),
    isVisible: z.nullable(z.boolean()),
  }),
});

/** The notice a key belongs to, with its article; null when there is none, or none that can still be confirmed. */
export const findNotice = (executor: Executor, keyHash: string, mailedAfter: Date) =>
  find.first(executor, keyHash, mailedAfter);

const confirm = command({
  name: 'stock-notice-confirm',
  text: `update stock_notice n set confirmed_at = coalesce(n.confirmed_at, $3) where ${isOpened}`,
  values: (keyHash: string, mailedAfter: Date, now: Date) => [keyHash, mailedAfter, now],
});

/** Notes that the owner of the address confirmed a notice, the first time it happens; whether there is one to confirm. */
export async function confirmNotice(
  executor: Executor,
  keyHash: string,
  { now, mailedAfter }: { readonly now: Date; readonly mailedAfter: Date },
): Promise<boolean> {
  return (await confirm.run(executor, keyHash, mailedAfter, now)) > 0;
}

const deleteOf = command({
  name: 'stock-notice-delete-of-address',
  text: `delete from stock_notice where email in (
    select n.email from stock_notice n join stock_notice_key k on k.notice_id = n.id where k.key_hash = $1)`,
  values: (keyHash: string) => [keyHash],
});

/** Deletes every notice to the address a key was sent to; whether there was one. */
export async function deleteNoticesOf(executor: Executor, keyHash: string): Promise<boolean> {
  return (await deleteOf.run(executor, keyHash)) > 0;
}

interface NoticeAges {
  readonly asked: Date;
  readonly told: Date;
  readonly confirmed: Date;
}

const deleteOld = command({
  name: 'stock-notice-delete-old',
  // A mail that was written later than it was asked for still opens a notice.
  text: `delete from stock_notice n
    where (n.confirmed_at is null and n.asked_at < $1
        and not exists (select from stock_notice_key k where k.notice_id = n.id and k.mailed_at > $1))
      or n.told_at < $2
      or (n.told_at is null and n.confirmed_at < $3)`,
  values: ({ asked, told, confirmed }: NoticeAges) => [asked, told, confirmed],
});

/** Deletes notices nobody confirmed once no mailed key confirms them, those that were told, and those whose article did not come back for long. */
export async function deleteOldNotices(executor: Executor, before: NoticeAges): Promise<void> {
  await deleteOld.run(executor, before);
}
