import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { searchRuleFields, searchRuleKinds } from './forms/search-rule.ts';
import { line } from './text.ts';

/** A rule of the search, as the staff wrote it. */
export const SearchRule = z.object({
  kind: z.enum(searchRuleKinds),
  /** Empty for what holds in every search. */
  word: z.string(),
  /** Other words, an address, an article's number or a brand's name; empty for a word that is blocked. */
  target: z.string(),
});
export type SearchRule = z.infer<typeof SearchRule>;

/** What a version did to the rules. */
export const ruleDeeds = ['added', 'changed', 'removed', 'undone'] as const;

const number = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000));

/** One change: a rule that is said, one that is removed by its key, or a version that is taken back. */
const change = {
  kind: z.optional(z.enum(searchRuleKinds)),
  word: z.optional(line(searchRuleFields.word.longest)),
  target: z.optional(line(searchRuleFields.target.longest)),
  remove: z.optional(line(400, 1)),
  undo: z.optional(number),
};
const Change = z.strictObject(change);
export type SearchRuleChange = z.infer<typeof Change>;

/** What a search shows first. */
const Side = z.object({
  /** Where the search leads instead; null where it lists. */
  redirect: z.nullable(z.string()),
  total: z.number(),
  items: z.array(z.object({ id: z.number(), name: z.string(), number: z.string(), path: z.string() })),
});
export type SearchSide = z.infer<typeof Side>;

/** How a search is answered now, and how with a change. */
const Preview = z.object({
  query: z.string(),
  today: Side,
  changed: Side,
});
export type SearchPreview = z.infer<typeof Preview>;

const RuleVersion = z.object({
  version: z.number(),
  publishedAt: z.string(),
  /** Empty of somebody who was erased. */
  by: z.string(),
  did: z.enum(ruleDeeds),
  rule: z.nullable(SearchRule),
  undone: z.nullable(z.number()),
});
export type SearchRuleVersion = z.infer<typeof RuleVersion>;

/** What was searched and not found. */
const SearchMiss = z.object({ words: z.string(), count: z.number(), lastAt: z.string() });
export type SearchMiss = z.infer<typeof SearchMiss>;

/** What the shop's staff say about searches: other names, ways to pages, what stands first, what is not looked for (docs/decisions/0166). */
export const searchSteeringEndpoints = {
  read: get({
    name: 'searchSteering.read',
    path: '/search-steering',
    access: 'backend',
    weight: 2,
    summary: 'The rules of the search, their last versions, and what was searched and not found.',
    spec: ['S7.1-08'],
    reply: z.object({
      /** The newest version; 0 before anything was published. */
      version: z.number(),
      rules: z.array(z.extend(SearchRule, { key: z.string() })),
      versions: z.array(RuleVersion),
      /** Searches without a hit of the last 90 days that no rule is about, most often first. */
      misses: z.array(SearchMiss),
    }),
  }),
  preview: get({
    name: 'searchSteering.preview',
    path: '/search-steering/preview',
    access: 'backend',
    weight: 4,
    summary: 'What a search shows first today and with a change that nobody else sees yet.',
    spec: ['S7.1-08'],
    query: z.strictObject({ ...change, query: z.optional(line(searchRuleFields.word.longest)) }),
    reply: Preview,
  }),
  publish: post({
    name: 'searchSteering.publish',
    path: '/search-steering/publish',
    access: 'backend',
    weight: 2,
    summary: 'Makes a change to the rules hold for everybody, as the version after the one it was made from.',
    spec: ['S7.1-08'],
    body: z.strictObject({ ...change, from: z.number().check(z.int(), z.minimum(0)) }),
    reply: z.object({ success: z.literal(true), version: z.number() }),
  }),
};
