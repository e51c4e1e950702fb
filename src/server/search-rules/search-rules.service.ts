import type {
  SearchMiss,
  SearchRule,
  SearchRuleChange,
  SearchRuleVersion,
} from '#contract/search-steering.ts';
import { looksPersonal } from '#domain/told-term.ts';
import { refuse } from '#server/calls/failures.ts';
import { faultWords } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { keyOf } from '#server/catalogue/vocabulary.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Steering } from '#server/search/steering.ts';
import type { Language } from '#server/session/visitor.ts';
import { ruleFaults } from './rule-faults.ts';
import type { Known } from './rule-faults.ts';
import { foldedText, ruleKey } from './rule-words.ts';
import {
  articlesByKey,
  listVersions,
  newestRules,
  publishRules,
  rulesOfVersion,
} from './search-rules.repository.ts';
import type { PublishedRules, RulesOfVersion } from './search-rules.repository.ts';
import { addMiss, listMisses } from './search-miss.repository.ts';
import { readSteering } from './read-steering.ts';

/** Rules of which a search is read: each is looked at in every search. */
const mostRules = 500;
/** Letters of the longest search that is counted. */
const longestMiss = 80;

/** Who makes a change, and how pages are looked up for them. */
interface Changing {
  readonly language: Language;
  readonly isPage: Known['isPage'];
}

export interface SearchRulesService {
  /** Rules as a search follows them, the newest or some that are not published. */
  readonly steering: (
    view: Parameters<typeof readSteering>[1],
    draft?: readonly SearchRule[],
  ) => Promise<Steering>;
  readonly read: () => Promise<{
    readonly version: number;
    readonly rules: (SearchRule & { readonly key: string })[];
    readonly versions: SearchRuleVersion[];
    readonly misses: SearchMiss[];
  }>;
  /** Counts words that were searched and not found, unless they look like somebody's. */
  readonly countMiss: (term: string, now: Date) => Promise<void>;
  /**
   * What a change would make of the newest rules.
   *
   * @throws Refused with `fields.invalid` in words at the field, or `searchRules.unknown`
   */
  readonly changed: (change: SearchRuleChange, changing: Changing) => Promise<PublishedRules>;
  /**
   * Makes a change hold for everybody.
   *
   * @param from the version whoever changes has seen
   * @returns the version it makes
   * @throws Refused as `changed` does, or with `searchRules.outdated` where somebody else has published meanwhile
   */
  readonly publish: (
    change: SearchRuleChange,
    from: number,
    changing: Changing & { readonly by: number; readonly now: Date },
  ) => Promise<number>;
}

/** What the shop's staff say about searches (docs/decisions/0166). */
export function createSearchRulesService({
  foundation: { database },
  catalogue,
}: {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
}): SearchRulesService {
  const wordsOf = (language: Language) => serverTexts(language).searchRules;

  const isBrand = async (name: string): Promise<boolean> =>
    (await catalogue.current()).index.brands.some((brand) => foldedText(brand.name) === foldedText(name));
  const isArticle = async (articleNumber: string): Promise<boolean> =>
    (await articlesByKey(database, [keyOf(articleNumber)])).size > 0;

  const outdated = async (language: Language): Promise<never> => {
    const [last] = await listVersions(database);
    return refuse('searchRules.outdated', wordsOf(language).outdated({ by: last?.by ?? '' }));
  };

  const withRule = async (
    rules: readonly SearchRule[],
    rule: SearchRule,
    { language, isPage }: Changing,
  ): Promise<PublishedRules> => {
    const words = wordsOf(language);
    const key = ruleKey(rule);
    const place = rules.findIndex((one) => ruleKey(one) === key);
    const others = rules.filter((_one, at) => at !== place);
    const faults = await ruleFaults(rule, others, words, { isArticle, isBrand, isPage });
    const found = place === -1 ? null : rules[place]!;
    const isSame = found !== null && found.kind === rule.kind && found.target === rule.target;
    const fieldErrors =
      Object.keys(faults).length > 0
        ? faults
        : isSame
          ? { word: words.unchanged }
          : others.length >= mostRules
            ? { word: words.tooMany({ most: mostRules }) }
            : null;
    if (fieldErrors !== null) refuse('fields.invalid', faultWords[language].markedFields, { fieldErrors });
    return found === null
      ? { did: 'added', rule, undone: null, rules: [...rules, rule] }
      : { did: 'changed', rule, undone: null, rules: rules.with(place, rule) };
  };

  const undone = async (
    { rules: newest }: RulesOfVersion,
    version: number,
    language: Language,
  ): Promise<PublishedRules> => {
    const words = wordsOf(language);
    const isThere = (await rulesOfVersion(database, version)) !== null;
    const rules = isThere ? await rulesOfVersion(database, version - 1) : null;
    if (rules === null) return refuse('searchRules.unknown', words.unknownVersion);
    if (JSON.stringify(rules) === JSON.stringify(newest)) refuse('searchRules.unknown', words.sameAsBefore);
    return { did: 'undone', rule: null, undone: version, rules };
  };

  const changedOf = async (
    newest: RulesOfVersion,
    { kind, word = '', target = '', remove, undo }: SearchRuleChange,
    changing: Changing,
  ): Promise<PublishedRules> => {
    if (undo !== undefined) return undone(newest, undo, changing.language);
    if (kind !== undefined) return withRule(newest.rules, { kind, word, target }, changing);
    const rule = newest.rules.find((one) => ruleKey(one) === remove);
    if (rule === undefined) return refuse('searchRules.unknown', wordsOf(changing.language).unknownRule);
    const rules = newest.rules.filter((one) => one !== rule);
    return { did: 'removed', rule, undone: null, rules };
  };

  return {
    steering: async (view, draft) =>
      readSteering(database, view, draft ?? (await newestRules(database)).rules),

    async read() {
      const [{ version, rules }, versions] = await Promise.all([
        newestRules(database),
        listVersions(database),
      ]);
      const misses = await listMisses(
        database,
        rules.map(({ word }) => foldedText(word)),
      );
      return {
        version,
        rules: rules.map((rule) => ({ ...rule, key: ruleKey(rule) })),
        versions: versions.map((one) => ({ ...one, publishedAt: one.publishedAt.toISOString() })),
        misses: misses.map(({ lastHour, ...miss }) => ({ ...miss, lastAt: lastHour.toISOString() })),
      };
    },

    async countMiss(term, now) {
      const words = foldedText(term);
      if (looksPersonal(term) || words.length < 2 || words.length > longestMiss) return;
      await addMiss(database, words, now);
    },

    changed: async (change, changing) => changedOf(await newestRules(database), change, changing),

    async publish(change, from, { by, now, ...changing }) {
      const newest = await newestRules(database);
      if (newest.version !== from) return outdated(changing.language);
      const published = await changedOf(newest, change, changing);
      return (await publishRules(database, from, published, { by, now })) ?? outdated(changing.language);
    },
  };
}
