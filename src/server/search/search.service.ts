import * as z from 'zod/mini';
import { SearchSuggestion } from '#contract/listing.ts';
import type { listingEndpoints, Understood } from '#contract/listing.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { CatalogueStore, CatalogueView, KeptSuggestions } from '#server/catalogue/catalogue-store.ts';
import { planSearch } from './search-plan.ts';
import { countWithin } from './understood-search.ts';
import type { UnderstoodSearch } from './understood-search.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';
import { CheckedReply } from '#server/calls/checked-reply.ts';
import type { Database } from '#server/database/pool.ts';
import type { DeviceSuggestion } from './suggestion.repository.ts';
import type { Language } from '#server/session/visitor.ts';
import { findPrinters } from './find-printers.ts';
import { readSearch } from './search-reader.ts';
import { linksInstead, suggestedPrinter, suggestionsFor } from './suggestion-list.ts';

export type SuggestReply = ReplyOf<typeof listingEndpoints.suggest>;

const SuggestedItems = z.array(SearchSuggestion);
/** What a kept search takes beside its rows. */
const understoodBytes = 500;

/** Printers suggested where only printers are looked for. */
const mostPrinters = 12;

/** Finds articles by number, word, device, with typing errors; suggestions while typing (S7.1-08, R32). */
export class SearchService {
  readonly #database: Database;
  readonly #store: CatalogueStore;

  constructor(database: Database, store: CatalogueStore) {
    this.#database = database;
    this.#store = store;
  }

  /** What a search means and finds, best first; kept with the version of the catalogue. */
  async hits(view: CatalogueView, typed: string): Promise<UnderstoodSearch> {
    const key = foldWords(typed).join(' ');
    const known = view.searches.get(key);
    if (known !== undefined) return known;
    const found = await readSearch(this.#database, view, typed);
    view.searches.keep(key, found, found.rows.byteLength + found.tiers.byteLength + understoodBytes);
    return found;
  }

  /**
   * Grouped suggestions, and how many articles a search for the term lists.
   *
   * @param only printers alone, as the printer finder asks
   */
  async suggest(
    typed: string,
    language: Language,
    only: 'device' | null = null,
  ): Promise<CheckedReply<SuggestReply>> {
    const { prepared } = await this.#store.consistently(async (view) => ({
      stockIds: [],
      items: await (only === null
        ? this.#items(view, typed, language)
        : this.#printerItems(view, typed, language)),
    }));
    const { json, total } = prepared.items;
    return new CheckedReply(
      `{"items":${json},"total":${total},"request":${JSON.stringify({ searchterm: typed })}}`,
    );
  }

  /** What to offer in place of an empty list. */
  instead(
    view: CatalogueView,
    understood: UnderstoodSearch,
    language: Language,
  ): Promise<Understood['instead']> {
    return linksInstead({ store: this.#store, view, language }, understood);
  }

  /** Printers a search means, the shortest names first. */
  async printers(typed: string, limit: number): Promise<DeviceSuggestion[]> {
    const { words } = await this.#store.current();
    return findPrinters(this.#database, await words, typed, limit);
  }

  async #printerItems(view: CatalogueView, typed: string, language: Language): Promise<KeptSuggestions> {
    const key = `${language}/device ${foldWords(typed).join(' ')}`;
    const known = view.suggestions.get(key);
    if (known !== undefined) return known;
    const printers = await findPrinters(this.#database, await view.words, typed, mostPrinters);
    const items = printers.map((printer) => suggestedPrinter(printer, language));
    return keepSuggestions(view, key, items, items.length);
  }

  /** Suggestions as they were made for the same words before, or made now. */
  async #items(view: CatalogueView, typed: string, language: Language): Promise<KeptSuggestions> {
    const key = `${language} ${foldWords(typed).join(' ')}`;
    const known = view.suggestions.get(key);
    if (known !== undefined) return known;
    const { vocabulary } = await view.words;
    const understood = await this.hits(view, typed);
    const plan = planSearch(understood.words.join(' '), vocabulary, understood.readAs?.isLoose);
    if (plan === null) return { json: '[]', total: 0 };
    const items = await suggestionsFor(
      { database: this.#database, store: this.#store, view, language },
      understood,
      plan,
    );
    const total = countWithin(understood.rows, understood.facets, view.index);
    return keepSuggestions(view, key, items, total);
  }
}

function keepSuggestions(
  view: CatalogueView,
  key: string,
  items: readonly SearchSuggestion[],
  total: number,
): KeptSuggestions {
  const kept = { json: JSON.stringify(SuggestedItems.parse(items)), total };
  view.suggestions.keep(key, kept, kept.json.length);
  return kept;
}
