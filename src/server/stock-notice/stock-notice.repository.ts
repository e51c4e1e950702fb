import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { article } from '#server/database/schema/catalogue.ts';
import { stockNotice, stockNoticeKey } from '#server/database/schema/stock-notice.ts';
import { settingsRow } from '#server/settings/settings.sql.ts';

export type StoredNotice = typeof stockNotice.$inferSelect;

/** Whether an article `a` with its stock `s` can be delivered; what lists tell as sold out is told here likewise. */
const isDeliverable = sql.raw(`(a.delivery_state not in (2, 5) and (a.delivery_state <> 1
  or coalesce(s.stock, 0) > 0 or coalesce(s.is_unbounded, false) or exists (
    select from setting where key = '${settingsRow}' and value -> 'allowOrdersWithoutStock' = 'true')))`);

/** Whether an article is visible, sold out and may come back. */
export async function isSoldOut(
  executor: Executor,
  { articleNumber, shopDepotId }: { readonly articleNumber: string; readonly shopDepotId: number },
): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    select from article a left join article_stock s on s.article_id = a.id
    where a.article_number_key = upper(${articleNumber}) and a.shop_depot_id = ${shopDepotId} and a.is_visible
      and a.delivery_state <> 5 and not ${isDeliverable}`);
  return rowCount !== 0;
}

/**
 * Notes that an address asks for a notice and that the mail to confirm it is due. A notice that was confirmed and is still
 * waiting stays confirmed; beside one that was told another begins, so that the evidence of the first stays.
 */
export async function noteAsked(
  executor: Executor,
  notice: Pick<
    StoredNotice,
    'articleNumber' | 'shopDepotId' | 'email' | 'language' | 'mode' | 'isTaxExempt' | 'askedAt'
  >,
): Promise<void> {
  const isKept = isNotNull(stockNotice.confirmedAt);
  await executor
    .insert(stockNotice)
    .values({ ...notice, articleNumber: notice.articleNumber.toUpperCase() })
    .onConflictDoUpdate({
      target: [stockNotice.articleNumber, stockNotice.shopDepotId, stockNotice.email],
      targetWhere: isNull(stockNotice.toldAt),
      set: {
        isAskingDue: true,
        // Whoever asks again may be somebody else: what its owner confirmed stays as it is.
        language: sql`case when ${isKept} then ${stockNotice.language} else excluded.language end`,
        mode: sql`case when ${isKept} then ${stockNotice.mode} else excluded.mode end`,
        isTaxExempt: sql`case when ${isKept} then ${stockNotice.isTaxExempt} else excluded.is_tax_exempt end`,
        askedAt: sql`case when ${isKept} then ${stockNotice.askedAt} else excluded.asked_at end`,
      },
    });
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
}

const joinArticle = sql.raw(
  'join article a on a.article_number_key = n.article_number and a.shop_depot_id = n.shop_depot_id',
);

const noticeColumns =
  sql.raw(`n.id::int as id, n.email, n.language, n.mode, n.is_tax_exempt as "isTaxExempt", coalesce(a.partner_name, a.name) as name,
  a.manufacturer_number as "manufacturerNumber", a.article_number as "articleNumber",
  a.shop_depot_id as "shopDepotId", a.slug, a.unit, a.net_price_cents as "netPriceCents", a.tax_rate::float as "taxRate"`);

/** Locks notices whose mail to confirm is due; other workers take the ones after them. */
export async function lockAsked(executor: Executor, most: number): Promise<readonly NoticeOfArticle[]> {
  const { rows } = await executor.execute<NoticeOfArticle & Record<string, unknown>>(sql`
    select ${noticeColumns}
    from stock_notice n ${joinArticle}
    where n.is_asking_due order by n.id limit ${most} for update of n skip locked`);
  return rows;
}

/** Locks confirmed notices whose article can be delivered and that were not told; other workers take the ones after them. */
export async function lockDeliverable(executor: Executor, most: number): Promise<readonly NoticeOfArticle[]> {
  const { rows } = await executor.execute<NoticeOfArticle & Record<string, unknown>>(sql`
    select ${noticeColumns}
    from stock_notice n ${joinArticle}
      left join article_stock s on s.article_id = a.id
    where n.confirmed_at is not null and n.told_at is null and a.is_visible and ${isDeliverable}
    order by n.id limit ${most} for update of n skip locked`);
  return rows;
}

/** Keys of mails that are written now, by the notices they belong to. */
export type NewKeys = readonly { readonly id: number; readonly keyHash: string }[];

const keepKeys = (executor: Executor, keys: NewKeys, mailedAt: Date) =>
  executor
    .insert(stockNoticeKey)
    .values(keys.map(({ id: noticeId, keyHash }) => ({ keyHash, noticeId, mailedAt })));

const idsOf = (keys: NewKeys): number[] => keys.map(({ id }) => id);

/** @param keys of one notice at least */
export async function markAsked(executor: Executor, keys: NewKeys, now: Date): Promise<void> {
  await keepKeys(executor, keys, now);
  await executor
    .update(stockNotice)
    .set({ isAskingDue: false })
    .where(inArray(stockNotice.id, idsOf(keys)));
}

/** @param keys of one notice at least */
export async function markTold(executor: Executor, keys: NewKeys, now: Date): Promise<void> {
  await keepKeys(executor, keys, now);
  await executor
    .update(stockNotice)
    .set({ toldAt: now, isAskingDue: false })
    .where(inArray(stockNotice.id, idsOf(keys)));
}

/** Whether a key was mailed for a notice; one that is not confirmed opens only by what was mailed after a moment. */
const isOpenedBy = (executor: Executor, keyHash: string, mailedAfter: Date) =>
  exists(
    executor
      .select({ key: stockNoticeKey.keyHash })
      .from(stockNoticeKey)
      .where(
        and(
          eq(stockNoticeKey.noticeId, stockNotice.id),
          eq(stockNoticeKey.keyHash, keyHash),
          or(isNotNull(stockNotice.confirmedAt), gt(stockNoticeKey.mailedAt, mailedAfter)),
        ),
      ),
  );

/** The notice a key belongs to, with its article; null when there is none, or none that can still be confirmed. */
export async function findNotice(executor: Executor, keyHash: string, mailedAfter: Date) {
  const [found] = await executor
    .select({
      confirmedAt: stockNotice.confirmedAt,
      toldAt: stockNotice.toldAt,
      name: sql<string | null>`coalesce(${article.partnerName}, ${article.name})`,
      articleNumber: article.articleNumber,
      shopDepotId: article.shopDepotId,
      slug: article.slug,
      isVisible: article.isVisible,
    })
    .from(stockNotice)
    .leftJoin(
      article,
      and(
        eq(article.articleNumberKey, stockNotice.articleNumber),
        eq(article.shopDepotId, stockNotice.shopDepotId),
      ),
    )
    .where(isOpenedBy(executor, keyHash, mailedAfter));
  return found ?? null;
}

/** Notes that the owner of the address confirmed a notice, the first time it happens; whether there is one to confirm. */
export async function confirmNotice(
  executor: Executor,
  keyHash: string,
  { now, mailedAfter }: { readonly now: Date; readonly mailedAfter: Date },
): Promise<boolean> {
  const confirmed = await executor
    .update(stockNotice)
    .set({ confirmedAt: sql`coalesce(${stockNotice.confirmedAt}, ${now})` })
    .where(isOpenedBy(executor, keyHash, mailedAfter))
    .returning({ id: stockNotice.id });
  return confirmed.length > 0;
}

/** Deletes every notice to the address a key was sent to; whether there was one. */
export async function deleteNoticesOf(executor: Executor, keyHash: string): Promise<boolean> {
  const owner = executor
    .select({ email: stockNotice.email })
    .from(stockNotice)
    .innerJoin(stockNoticeKey, eq(stockNoticeKey.noticeId, stockNotice.id))
    .where(eq(stockNoticeKey.keyHash, keyHash));
  const deleted = await executor
    .delete(stockNotice)
    .where(inArray(stockNotice.email, owner))
    .returning({ id: stockNotice.id });
  return deleted.length > 0;
}

/** Whether a mail that was written after a moment still opens a notice. */
const isMailedAfter = (executor: Executor, moment: Date) =>
  exists(
    executor
      .select({ key: stockNoticeKey.keyHash })
      .from(stockNoticeKey)
      .where(and(eq(stockNoticeKey.noticeId, stockNotice.id), gt(stockNoticeKey.mailedAt, moment))),
  );

/** Deletes notices nobody confirmed once no mailed key confirms them, those that were told, and those whose article did not come back for long. */
export async function deleteOldNotices(
  executor: Executor,
  before: { readonly asked: Date; readonly told: Date; readonly confirmed: Date },
): Promise<void> {
  await executor
    .delete(stockNotice)
    .where(
      or(
        and(
          isNull(stockNotice.confirmedAt),
          lt(stockNotice.askedAt, before.asked),
          not(isMailedAfter(executor, before.asked)),
        ),
        lt(stockNotice.toldAt, before.told),
        and(isNull(stockNotice.toldAt), lt(stockNotice.confirmedAt, before.confirmed)),
      ),
    );
}
