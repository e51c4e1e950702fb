import * as z from 'zod/mini';
import { ruleDeeds, SearchRule } from '#contract/search-steering.ts';
import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

/** Most versions that are told of at once. */
const mostVersions = 50;

const Rules = z.object({ version: z.number(), rules: z.array(SearchRule) });
export type RulesOfVersion = z.infer<typeof Rules>;

const newest = question({
  name: 'search-rules-newest',
  text: 'select version, rules from search_rule_version order by version desc limit 1',
  values: () => [],
  row: Rules,
});

/** The rules that hold; none before anything was published. */
export const newestRules = async (executor: Executor): Promise<RulesOfVersion> =>
  (await newest.first(executor)) ?? { version: 0, rules: [] };

const one = question({
  name: 'search-rules-of-version',
  text: 'select version, rules from search_rule_version where version = $1',
  values: (version: number) => [version],
  row: Rules,
});

/** The rules as they held from a version on; null where there is none. */
export const rulesOfVersion = async (
  executor: Executor,
  version: number,
): Promise<readonly SearchRule[] | null> =>
  version === 0 ? [] : ((await one.first(executor, version))?.rules ?? null);

const list = question({
  name: 'search-rules-versions',
  text: `select v.version, v.published_at as "publishedAt", v.did, v.rule, v.undone,
      case when p.erased_at is null then coalesce(trim(p.firstname || ' ' || p.lastname), '') else '' end as by
    from search_rule_version v left join person p on p.id = v.published_by
    order by v.version desc limit ${mostVersions}`,
  values: () => [],
  row: z.object({
    version: z.number(),
    publishedAt: z.date(),
    by: z.string(),
    did: z.enum(ruleDeeds),
    rule: z.nullable(SearchRule),
    undone: z.nullable(z.number()),
  }),
});

/** What was published last, the newest first. */
export const listVersions = (executor: Executor) => list.all(executor);

export interface PublishedRules {
  readonly did: (typeof ruleDeeds)[number];
  readonly rule: SearchRule | null;
  readonly undone: number | null;
  readonly rules: readonly SearchRule[];
}

const publish = question({
  name: 'search-rules-publish',
  // Of two that began from one version the key lets in the first.
  text: `insert into search_rule_version (version, published_at, published_by, did, rule, undone, rules)
    select $1 + 1, $2, $3, $4, $5, $6, $7 where $1 = (select coalesce(max(version), 0) from search_rule_version)
    on conflict (version) do nothing returning version`,
  values: (from: number, { did, rule, undone, rules }: PublishedRules, by: number, now: Date) => [
    from,
    now,
    by,
    did,
    rule === null ? null : JSON.stringify(rule),
    undone,
    JSON.stringify(rules),
  ],
  row: z.object({ version: z.number() }),
});

/** Keeps rules as the version after `from`; its number, or null where that is not the newest any more. */
export const publishRules = async (
  executor: Executor,
  from: number,
  published: PublishedRules,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number | null> => (await publish.first(executor, from, published, by, now))?.version ?? null;

const articles = question({
  name: 'search-rules-articles',
  text: `select a.article_number_key as key, a.id from article a
    where a.is_visible and a.article_number_key = any($1::text[])`,
  values: (keys: readonly string[]) => [keys],
  row: z.object({ key: z.string(), id: z.number() }),
});

/** Articles the shop shows, by their numbers as compared. */
export const articlesByKey = async (
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  keys.length === 0
    ? new Map()
    : new Map((await articles.all(executor, keys)).map(({ key, id }) => [key, id]));
