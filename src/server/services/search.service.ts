import type { SearchSuggestion, listingEndpoints } from '#contract/listing.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { articlePath } from '#contract/article.ts';
import type { CatalogueStore, CatalogueView, SearchHits } from '#server/catalogue/catalogue-store.ts';
import { catalogueTexts } from '#server/catalogue/facet-labels.ts';
import { planSearch } from '#server/catalogue/search-plan.ts';
import { findRows } from '#server/catalogue/search-rows.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { findHits } from '#server/repositories/listing.repository.ts';
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
    const key = foldWords(typed).join(' ');
    const known = view.searches.get(key);
    if (known !== undefined) return known;
    const plan = planSearch(typed, view.index.vocabulary);
    if (plan === null) return noHits;
    const found = findRows(view.index, plan, await findHits(this.#database, plan));
    view.searches.set(key, found);
    return found;
  }

  /** Grouped suggestions: numbers, printers, articles, categories, brands. */
  async suggest(typed: string, language: Language): Promise<SuggestReply> {
    const request = { searchterm: typed };
    const view = await this.#store.current();
    const { index } = view;
    const plan = planSearch(typed, index.vocabulary);
    if (plan === null) return { items: [], total: 0, request };
    const words = foldWords(typed);
    const key = keyOf(words.join(''));
    const deviceWords = plan.device?.query ?? words.map((word) => `${word}:*`).join(' & ');
    const readArticles = async (): Promise<NumberSuggestion[]> => {
      const { rows } = await this.hits(view, typed);
      const ids = Array.from(rows.subarray(0, limits.article + limits.number), (row) => index.ids[row]!);
      return suggestArticles(this.#database, ids);
    };
    const [numbers, devices, articles] = await Promise.all([
      /\d/.test(key) ? suggestNumbers(this.#database, key, limits.number) : [],
      suggestDevices(this.#database, deviceWords, key, limits.device),
      readArticles(),
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

/** Folded once for each category and brand of a version of the catalogue. */
const foldedNames = new WeakMap<object, readonly string[]>();

function foldedNameOf(thing: { readonly name: string }): readonly string[] {
  const known = foldedNames.get(thing) ?? foldWords(thing.name);
  foldedNames.set(thing, known);
  return known;
}

/** Things whose name holds every word, as the beginning of one of its own words or inside a compound. */
function named<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  words: readonly string[],
  limit: number,
): Thing[] {
  const matches = things.filter((thing) => {
    const own = foldedNameOf(thing);
    return words.every((word) =>
      own.some((part) => (word.length > 3 ? part.includes(word) : part.startsWith(word))),
    );
  });
  return matches.toSorted((left, right) => left.name.length - right.name.length).slice(0, limit);
}
