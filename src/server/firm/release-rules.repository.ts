import * as z from 'zod/mini';
import { bigint, boolean, integer, nullable, rowOf, selected, texts } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const ruleColumns = {
  releaseAbove: nullable(bigint('release_above_cents')),
  categories: texts('release_categories'),
  isOwnerlessReleased: boolean('releases_ownerless'),
  mayReleaseOwn: boolean('may_release_own'),
  reminderHours: integer('reminder_hours'),
  deputyHours: integer('deputy_hours'),
  expiryHours: integer('expiry_hours'),
};

export type StoredRules = ValuesOf<typeof ruleColumns>;

const load = question({
  name: 'release-rules',
  text: `select ${selected(ruleColumns, 'a')}, d.firstname || ' ' || d.lastname as deputy,
      (select count(*)::int from cost_center c join person o on o.id = c.owner_id
        where c.account_id = a.id and c.is_active and not o.is_active) as "lockedOwners"
    from account a left join person d on d.id = a.deputy_id and d.is_active where a.id = $1`,
  values: (accountId: number) => [accountId],
  row: z.extend(rowOf(ruleColumns), { deputy: z.nullable(z.string()), lockedOwners: z.number() }),
});

/** What a firm says about its releases. */
export const loadReleaseRules = (executor: Executor, accountId: number) => load.one(executor, accountId);

const write = command({
  name: 'release-rules-write',
  text: `update account set release_above_cents = $2, release_categories = $3, releases_ownerless = $4,
      may_release_own = $5, reminder_hours = $6, deputy_hours = $7, expiry_hours = $8, release_rules_changed_by = $9
    where id = $1`,
  values: (accountId: number, rules: StoredRules, changedBy: number) => [
    accountId,
    rules.releaseAbove,
    rules.categories,
    rules.isOwnerlessReleased,
    rules.mayReleaseOwn,
    rules.reminderHours,
    rules.deputyHours,
    rules.expiryHours,
    changedBy,
  ],
});

/** Says so anew; for whoever holds the lock of the firm. */
export async function writeReleaseRules(
  executor: Executor,
  accountId: number,
  rules: StoredRules,
  changedBy: number,
): Promise<void> {
  await write.run(executor, accountId, rules, changedBy);
}

const changer = question({
  name: 'release-rules-changer',
  text: `select p.id::float8 as id, p.firstname || ' ' || p.lastname as name
    from account a join person p on p.id = a.release_rules_changed_by where a.id = $1`,
  values: (accountId: number) => [accountId],
  row: z.object({ id: z.number(), name: z.string() }),
});

/** Who said so last; null where that is not known. */
export const findRulesChanger = (executor: Executor, accountId: number) => changer.first(executor, accountId);

const categories = question({
  name: 'release-rules-categories',
  text: 'select slug, name from category where parent_id is null order by position',
  values: () => [],
  row: z.object({ slug: z.string(), name: z.string() }),
});

/** The categories without one above them. */
export const loadFirstCategories = (executor: Executor) => categories.all(executor);
