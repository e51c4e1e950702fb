import type { SearchSuggestion, listingEndpoints } from '#contract/listing.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { articlePath } from '#contract/article.ts';
import type { CatalogueStore, CatalogueView, SearchHits } from '#server/catalogue/catalogue-store.ts';
import { catalogueTexts } from '#server/catalogue/facet-labels.ts';
import { planSearch } from '#server/catalogue/search-plan.ts';
import type { SearchPlan } from '#server/catalogue/search-plan.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import type { TierOfHits } from '#server/repositories/listing.repository.ts';
import { findHits, hitTier } from '#server/repositories/listing.repository.ts';
import {
  suggestArticles,
  suggestDevices,
  suggestNumbers,
} from '#server/repositories/suggestion.repository.ts';
import type { NumberSuggestion } from '#server/repositories/suggestion.repository.ts';
import type { Language } from '#server/visitor.ts';

export type SuggestReply = ReplyOf<typeof listingEndpoints.suggest>;

const noHits: SearchHits = {
  rows: new Int32Array(0),
  tiers: new Uint8Array(0),
  exactRow: null,
  corrected: null,
  rowCount: 0,
};

const limits = { number: 4, device: 4, article: 5, category: 3, brand: 2 } as const;
/** From this many articles on, the most popular ones are sure to hold enough suggestions. */
const broadShare = 0.02;
/** Share of all articles from which a word counts as frequent. */
const frequentShare = 0.04;

/** Finds articles by number, word, device, with typing errors; suggestions while typing (S7.1-08, R32). */
export class SearchService {
  readonly #database: Database;
  readonly #store: CatalogueStore;

  constructor(database: Database, store: CatalogueStore) {
    this.#database = database;
    this.#store = store;
  }

  /** Rows a search finds, best first; kept with the version of the catalogue. */
  async hits(view: CatalogueView, typed: string): Promise<SearchHits> {
    const plan = planSearch(typed, view.index.vocabulary);
    if (plan === null) return noHits;
    const key = JSON.stringify(plan);
    const known = view.searches.get(key);
    if (known !== undefined) return known;
    const tiers = await this.#find(view, plan);
    const found = orderHits(view, tiers, plan.corrected);
    view.searches.set(key, found);
    return found;
  }

  /** Frequent words are looked up once a version and intersected; the database answers for the rare ones. */
  async #find(view: CatalogueView, plan: SearchPlan): Promise<readonly TierOfHits[]> {
    const { index } = view;
    const isFrequent = (term: SearchPlan['terms'][number]): boolean =>
      term.mostHits > index.count * frequentShare;
    const frequent = plan.terms.filter(isFrequent);
    if (frequent.length === 0) return findHits(this.#database, plan);
    const rare = plan.terms.filter((term) => !isFrequent(term)).map((term) => term.query);
    const tier = plan.corrected === null ? hitTier.words : hitTier.widened;
    const [found, ...sets] = await Promise.all([
      findHits(this.#database, {
        ...plan,
        words: rare.length === 0 ? null : rare.join(' & '),
        widened: null,
      }),
      ...frequent.map((term) => this.#rowsWith(view, term.query)),
    ]);
    const isInAll = (rows: Int32Array): Int32Array => {
      const hits = new Uint8Array(index.count);
      for (const set of sets) for (const row of set) hits[row]! += 1;
      return rows.filter((row) => row !== -1 && hits[row] === sets.length);
    };
    const byWords = found.find((one) => one.tier === hitTier.words);
    const candidates =
      rare.length === 0 ? sets[0]! : (byWords?.ids.map((id) => index.rowOf(id)) ?? new Int32Array(0));
    const ids = isInAll(candidates).map((row) => index.ids[row]!);
    return [...found.filter((one) => one !== byWords), { tier, ids }].toSorted(
      (left, right) => left.tier - right.tier,
    );
  }

  async #rowsWith(view: CatalogueView, query: string): Promise<Int32Array> {
    const known = view.words.get(query);
    if (known !== undefined) return known.rows;
    const found = await findHits(this.#database, {
      numberKey: '',
      besideNumber: null,
      words: query,
      widened: null,
      device: null,
    });
    const rows = (found[0]?.ids ?? new Int32Array(0))
      .map((id) => view.index.rowOf(id))
      .filter((row) => row !== -1);
    view.words.set(query, { rows, rowCount: rows.length });
    return rows;
  }

  /** Grouped suggestions: numbers, printers, articles, categories, brands. */
  async suggest(typed: string, language: Language): Promise<SuggestReply> {
    const request = { searchterm: typed };
    const { index } = await this.#store.current();
    const plan = planSearch(typed, index.vocabulary);
    if (plan === null) return { items: [], total: 0, request };
    const words = foldWords(typed);
    const key = keyOf(words.join(''));
    const deviceWords = plan.device?.query ?? words.map((word) => `${word}:*`).join(' & ');
    const query = plan.widened ?? plan.words;
    const isBroad = plan.mostHits > index.count * broadShare && index.count > 5_000;
    const [numbers, devices, articles] = await Promise.all([
      /\d/.test(key) ? suggestNumbers(this.#database, key, limits.number) : [],
      suggestDevices(this.#database, deviceWords, key, limits.device),
      query === null ? [] : suggestArticles(this.#database, query, isBroad, limits.article + limits.number),
    ]);
    const texts = catalogueTexts(language);
    const numberIds = new Set(numbers.map((number) => number.id));
    const corrected = plan.corrected === null ? words : plan.corrected.split(' ');
    const items: SearchSuggestion[] = [
      ...numbers.map((number) => articleSuggestion('number', number)),
      ...devices.map((device): SearchSuggestion => ({
        kind: 'device',
        label: device.name,
        detail: texts.suggestedDevice,
        path: `/shop/supply/brand/${device.brandSlug}/device/${device.slug}`,
      })),
      ...articles
        .filter((article) => !numberIds.has(article.id))
        .slice(0, limits.article)
        .map((article) => articleSuggestion('article', article)),
      ...named(index.categories, corrected, limits.category).map((category): SearchSuggestion => ({
        kind: 'category',
        label: category.name,
        detail: texts.suggestedCategory,
        path: `/shop/catalog/${category.slug}`,
      })),
      ...named(index.brands, corrected, limits.brand).map((brand): SearchSuggestion => ({
        kind: 'brand',
        label: brand.name,
        detail: texts.suggestedBrand,
        path: `/shop/supply/brand/${brand.slug}`,
      })),
    ];
    return { items, total: items.length, request };
  }
}

const articleSuggestion = (kind: 'number' | 'article', article: NumberSuggestion): SearchSuggestion => ({
  kind,
  label: kind === 'number' ? article.manufacturerNumber : article.name,
  detail: kind === 'number' ? article.name : article.manufacturerNumber,
  path: articlePath(article),
});

/** Things whose name holds every word, as the beginning of one of its own words or inside a compound. */
function named<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  words: readonly string[],
  limit: number,
): Thing[] {
  const matches = things.filter((thing) => {
    const own = foldWords(thing.name);
    return words.every((word) =>
      own.some((part) => (word.length > 3 ? part.includes(word) : part.startsWith(word))),
    );
  });
  return matches.toSorted((left, right) => left.name.length - right.name.length).slice(0, limit);
}

function orderHits(
  { index }: CatalogueView,
  tiers: readonly { readonly tier: number; readonly ids: Int32Array }[],
  corrected: string | null,
): SearchHits {
  const { order, rank } = index.sorted('relevance', 'asc', 'b2b');
  const total = tiers.reduce((sum, tier) => sum + tier.ids.length, 0);
  const rows = new Int32Array(total);
  const rowTiers = new Uint8Array(total);
  let place = 0;
  const rowsByTier = new Map<number, number[]>();
  const isTaken = new Uint8Array(index.count);
  for (const { tier, ids } of tiers) {
    const ranks = new Int32Array(ids.length);
    let known = 0;
    for (const id of ids) {
      const row = index.rowOf(id);
      if (row === -1 || isTaken[row] === 1) continue;
      isTaken[row] = 1;
      ranks[known] = rank[row]!;
      known += 1;
    }
    const sorted = ranks.subarray(0, known).sort();
    if (tier <= hitTier.alias)
      rowsByTier.set(
        tier,
        Array.from(sorted, (value) => order[value]!),
      );
    for (const value of sorted) {
      rows[place] = order[value]!;
      rowTiers[place] = tier;
      place += 1;
    }
  }
  const exact = [hitTier.ownNumber, hitTier.manufacturerNumber, hitTier.alias].map(
    (tier) => rowsByTier.get(tier) ?? [],
  );
  const best = exact.find((found) => found.length > 0) ?? [];
  const isOnlyWidened = tiers.every(
    ({ tier, ids }) => ids.length === 0 || tier === hitTier.widened || tier === hitTier.device,
  );
  return {
    rows: rows.slice(0, place),
    tiers: rowTiers.slice(0, place),
    exactRow: best.length === 1 ? best[0]! : null,
    corrected: isOnlyWidened && place > 0 ? corrected : null,
    rowCount: place,
  };
}
