import * as z from 'zod/mini';
import { SearchSuggestion } from '#contract/listing.ts';
import type { listingEndpoints } from '#contract/listing.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { articlePath } from '#contract/article-path.ts';
import type { CatalogueStore, CatalogueView, KeptSuggestions } from '#server/catalogue/catalogue-store.ts';
import { catalogueTexts } from '#server/catalogue/facet-labels.ts';
import { readingsOf } from '#server/catalogue/query-readings.ts';
import { planSearch } from '#server/catalogue/search-plan.ts';
import type { SearchPlan } from '#server/catalogue/search-plan.ts';
import { foldedNameOf } from '#server/catalogue/folded-names.ts';
import { findRows } from '#server/catalogue/search-rows.ts';
import type { SearchHits } from '#server/catalogue/search-rows.ts';
import type { SearchWords } from '#server/catalogue/search-words.ts';
import type { PreparedTile } from '#server/catalogue/tile-cache.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';
import { CheckedReply } from '#server/checked-reply.ts';
import type { Database } from '#server/database/pool.ts';
import { findHits } from '#server/repositories/listing.repository.ts';
import {
  suggestDevices,
  suggestDevicesByKey,
  suggestNumberedDevices,
  suggestNumbers,
} from '#server/repositories/suggestion.repository.ts';
import type { DeviceSuggestion } from '#server/repositories/suggestion.repository.ts';
import type { Language } from '#server/visitor.ts';

export type SuggestReply = ReplyOf<typeof listingEndpoints.suggest>;

const noHits: SearchHits = {
  rows: new Int32Array(0),
  tiers: new Uint8Array(0),
  exactRow: null,
  corrected: null,
  readAs: null,
};

const SuggestedItems = z.array(SearchSuggestion);
/** Names and numbers are the same for everybody. */
const anybody: Audience = { mode: 'b2b', language: 'de', isTaxExempt: false, isBackendUser: false };

/** Printers looked at for the shortest names among them. */
const mostDevices = 200;
const shortestDeviceKey = 5;

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
    const words = await view.words;
    const typedHits = await this.#hitsOf(view, words, typed);
    if (typedHits === null) return noHits;
    const found = typedHits.rows.length > 0 ? typedHits : await this.#reread(view, words, typed, typedHits);
    view.searches.set(key, found, found.rows.byteLength + found.tiers.byteLength);
    return found;
  }

  async #hitsOf(
    view: CatalogueView,
    words: SearchWords,
    typed: string,
    isLoose = false,
  ): Promise<SearchHits | null> {
    const plan = planSearch(typed, words.vocabulary, isLoose);
    return plan === null ? null : findRows(view.index, words, plan, await findHits(this.#database, plan));
  }

  /** What the nearest reading of a search finds that found nothing as it was typed. */
  async #reread(
    view: CatalogueView,
    words: SearchWords,
    typed: string,
    nothing: SearchHits,
  ): Promise<SearchHits> {
    for (const reading of readingsOf(foldWords(typed), words.vocabulary)) {
      const found = await this.#hitsOf(view, words, reading.words.join(' '), reading.isLoose);
      if (found !== null && found.rows.length > 0) return { ...found, readAs: reading };
    }
    return nothing;
  }

  /** Grouped suggestions: numbers, printers, articles, categories, brands. */
  async suggest(typed: string, language: Language): Promise<CheckedReply<SuggestReply>> {
    const { prepared } = await this.#store.consistently(async (view) => ({
      stockIds: [],
      items: await this.#items(view, typed, language),
    }));
    const { json, count } = prepared.items;
    return new CheckedReply(
      `{"items":${json},"total":${count},"request":${JSON.stringify({ searchterm: typed })}}`,
    );
  }

  /** Suggestions as they were made for the same words before, or made now. */
  async #items(view: CatalogueView, typed: string, language: Language): Promise<KeptSuggestions> {
    const key = `${language} ${foldWords(typed).join(' ')}`;
    const known = view.suggestions.get(key);
    if (known !== undefined) return known;
    const { vocabulary } = await view.words;
    const hits = await this.hits(view, typed);
    const words = hits.readAs?.words ?? foldWords(typed);
    const plan = planSearch(words.join(' '), vocabulary, hits.readAs?.isLoose);
    if (plan === null) return { json: '[]', count: 0 };
    const items = await this.#find(view, hits, words, plan, language);
    const kept = { json: JSON.stringify(SuggestedItems.parse(items)), count: items.length };
    view.suggestions.set(key, kept, kept.json.length);
    return kept;
  }

  async #find(
    view: CatalogueView,
    { rows }: SearchHits,
    words: readonly string[],
    plan: SearchPlan,
    language: Language,
  ): Promise<SearchSuggestion[]> {
    const { index } = view;
    const key = keyOf(words.join(''));
    const readArticles = async (): Promise<PreparedTile[]> => {
      const ids = Array.from(rows.subarray(0, limits.article + limits.number), (row) => index.ids[row]!);
      const tiles = await this.#store.tiles.read(ids, anybody);
      return ids.flatMap((id) => tiles.get(id) ?? []);
    };
    const [numbers, devices, articles] = await Promise.all([
      /\d/.test(key) ? suggestNumbers(this.#database, key, limits.number) : [],
      this.#findDevices(view, words, plan),
      readArticles(),
    ]);
    const texts = catalogueTexts(language);
    const numberIds = new Set(numbers.map((number) => number.id));
    const corrected = plan.corrected === null ? words : plan.corrected.split(' ');
    return [
      ...numbers.map((number): SearchSuggestion => ({
        kind: 'number',
        label: number.manufacturerNumber,
        detail: number.name,
        path: articlePath(number),
      })),
      ...devices.map((device): SearchSuggestion => ({
        kind: 'device',
        label: device.name,
        detail: texts.suggestedDevice,
        path: `/shop/supply/brand/${device.brandSlug}/device/${device.slug}`,
      })),
      ...articles
        .filter((article) => !numberIds.has(article.id))
        .slice(0, limits.article)
        .map((article): SearchSuggestion => ({
          kind: 'article',
          label: article.name,
          detail: article.manufacturerNumber,
          path: article.path,
        })),
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
  }

  /** Printers by their words; by the whole as one word only when that finds none ('laserjetpro'). */
  async #findDevices(
    view: CatalogueView,
    words: readonly string[],
    { device }: SearchPlan,
  ): Promise<DeviceSuggestion[]> {
    const { devices } = await view.words;
    const named = device === null ? words : device.wordNeeds?.flatMap(({ prefix }) => prefix ?? []);
    const found =
      named === undefined
        ? await suggestNumberedDevices(this.#database, device!.query, limits.device)
        : await suggestDevices(this.#database, devices.devicesWith(named, mostDevices), limits.device);
    const key = device?.key ?? keyOf(words.join(''));
    if (found.length > 0 || key.length < shortestDeviceKey) return found;
    return suggestDevicesByKey(this.#database, key, limits.device);
  }
}

/** Things whose name holds every word, as the beginning of one of its own words or inside a compound. */
function named<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  words: readonly string[],
  limit: number,
): Thing[] {
  const matches = things.filter((thing) => {
    const own = foldedNameOf(thing).words;
    return words.every((word) =>
      own.some((part) => (word.length > 3 ? part.includes(word) : part.startsWith(word))),
    );
  });
  return matches.toSorted((left, right) => left.name.length - right.name.length).slice(0, limit);
}
