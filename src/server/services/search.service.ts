import * as z from 'zod/mini';
import { SearchSuggestion } from '#contract/listing.ts';
import type { listingEndpoints, Understood } from '#contract/listing.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { CatalogueStore, CatalogueView, KeptSuggestions } from '#server/catalogue/catalogue-store.ts';
import { planSearch } from '#server/catalogue/search-plan.ts';
import { countWithin } from '#server/catalogue/understood-search.ts';
import type { UnderstoodSearch } from '#server/catalogue/understood-search.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';
import { CheckedReply } from '#server/checked-reply.ts';
import type { Database } from '#server/database/pool.ts';
import type { Language } from '#server/visitor.ts';
import { SearchReader } from './search-reader.ts';
import { suggestionsFor, linksInstead } from './suggestion-list.ts';

export type SuggestReply = ReplyOf<typeof listingEndpoints.suggest>;

const SuggestedItems = z.array(SearchSuggestion);
/** What a kept search takes beside its rows. */
const understoodBytes = 500;

/** Finds articles by number, word, device, with typing errors; suggestions while typing (S7.1-08, R32). */
export class SearchService {
  readonly #database: Database;
  readonly #store: CatalogueStore;
  readonly #reader: SearchReader;

  constructor(database: Database, store: CatalogueStore) {
    this.#database = database;
    this.#store = store;
    this.#reader = new SearchReader(database);
  }

  /** What a search means and finds, best first; kept with the version of the catalogue. */
  async hits(view: CatalogueView, typed: string): Promise<UnderstoodSearch> {
    const key = foldWords(typed).join(' ');
    const known = view.searches.get(key);
    if (known !== undefined) return known;
    const found = await this.#reader.read(view, typed);
    view.searches.set(key, found, found.rows.byteLength + found.tiers.byteLength + understoodBytes);
    return found;
  }

  /** Grouped suggestions, and how many articles a search for the term lists. */
  async suggest(typed: string, language: Language): Promise<CheckedReply<SuggestReply>> {
    const { prepared } = await this.#store.consistently(async (view) => ({
      stockIds: [],
      items: await this.#items(view, typed, language),
    }));
    const { json, total } = prepared.items;
    return new CheckedReply(
      `{"items":${json},"total":${total},"request":${JSON.stringify({ searchterm: typed })}}`,
    );
  }

  /** What to offer in place of an empty list. */
  instead(
    view: CatalogueView,
    typed: string,
    understood: UnderstoodSearch,
    language: Language,
  ): Promise<Understood['instead']> {
    return linksInstead({ store: this.#store, view, language }, typed, understood);
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
      typed,
      understood,
      plan,
    );
    const total = countWithin(understood.rows, understood.facets, view.index);
    const kept = { json: JSON.stringify(SuggestedItems.parse(items)), total };
    view.suggestions.set(key, kept, kept.json.length);
    return kept;
  }
}
