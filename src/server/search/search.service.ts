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
import type { Foundation } from '#server/runtime/foundation.ts';
import { leadToAlike } from './describe-understood.ts';
import { findNumbers } from './find-numbers.ts';
import type { FoundNumber } from './find-numbers.ts';
import { findPrinters, mostLookedAt } from './find-printers.ts';
import type { FoundPrinters } from './find-printers.ts';
import { readSearch } from './search-reader.ts';
import { linksInstead, suggestedPrinter, suggestionsFor } from './suggestion-list.ts';
import type { Searcher } from './suggestion-list.ts';

export type SuggestReply = ReplyOf<typeof listingEndpoints.suggest>;

const SuggestedItems = z.array(SearchSuggestion);
/** What a kept search takes beside its rows. */
const understoodBytes = 500;

/** Printers suggested where only printers are looked for. */
const mostPrinters = 12;

export interface SearchService {
  /** What a search means and finds, best first; kept with the version of the catalogue. */
  readonly hits: (view: CatalogueView, typed: string) => Promise<UnderstoodSearch>;
  /**
   * Grouped suggestions, and how many articles a search for the term lists.
   *
   * @param only printers alone, as the printer finder asks
   */
  readonly suggest: (
    typed: string,
    searcher: Searcher,
    only?: 'device' | null,
  ) => Promise<CheckedReply<SuggestReply>>;
  /** What to offer in place of an empty list. */
  readonly instead: (
    view: CatalogueView,
    understood: UnderstoodSearch,
    searcher: Searcher,
  ) => Promise<Understood['instead']>;
  /** Printers a search means, the shortest names first, or those next to one that is not carried. */
  readonly printers: (typed: string, limit: number) => Promise<FoundPrinters>;
  /** What each of many numbers means, in their order; null where none is like it. */
  readonly numbers: (typed: readonly string[]) => Promise<readonly (FoundNumber | null)[]>;
}

export interface SearchNeeds {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
}

/** Finds articles by number, word, device, with typing errors; suggestions while typing (S7.1-08, R32). */
export function createSearchService({
  foundation: { database },
  catalogue: store,
}: SearchNeeds): SearchService {
  const hits = async (view: CatalogueView, typed: string): Promise<UnderstoodSearch> => {
    const key = foldWords(typed).join(' ');
    const known = view.searches.get(key);
    if (known !== undefined) return known;
    const found = await readSearch(database, view, typed);
    view.searches.keep(key, found, found.rows.byteLength + found.tiers.byteLength + understoodBytes);
    return found;
  };

  const printerItems = async (
    view: CatalogueView,
    typed: string,
    { language }: Searcher,
  ): Promise<KeptSuggestions> => {
    const key = `${language}/device ${foldWords(typed).join(' ')}`;
    const known = view.suggestions.get(key);
    if (known !== undefined) return known;
    const searched = { database, view, words: await view.words };
    const { printers, missing } = await findPrinters(searched, typed, mostLookedAt);
    const items = printers.slice(0, mostPrinters).map((printer) => suggestedPrinter(printer, language));
    const total = missing === null ? printers.length : 0;
    return keepSuggestions(view, key, items, total, leadToAlike(missing, language));
  };

  /** Suggestions as they were made for the same words before, or made now. */
  const allItems = async (
    view: CatalogueView,
    typed: string,
    searcher: Searcher,
  ): Promise<KeptSuggestions> => {
    const { language, isSignedIn } = searcher;
    const key = `${language}${isSignedIn ? '/own' : ''} ${foldWords(typed).join(' ')}`;
    const known = view.suggestions.get(key);
    if (known !== undefined) return known;
    const { vocabulary } = await view.words;
    const understood = await hits(view, typed);
    const plan = planSearch(understood.words.join(' '), vocabulary, understood.readAs ?? {});
    if (plan === null) return { json: '[]', total: 0, lead: null };
    const items = await suggestionsFor({ database, store, view, searcher }, understood, plan);
    const total = countWithin(understood.rows, understood.facets, view.index);
    return keepSuggestions(view, key, items, total, null);
  };

  return {
    hits,

    async suggest(typed, searcher, only = null) {
      const { prepared } = await store.consistently(async (view) => ({
        stockIds: [],
        items: await (only === null ? allItems(view, typed, searcher) : printerItems(view, typed, searcher)),
      }));
      const { json, total, lead } = prepared.items;
      const others = JSON.stringify({ total, lead, request: { searchterm: typed } });
      return new CheckedReply(`{"items":${json},${others.slice(1)}`);
    },

    instead: (view, understood, searcher) => linksInstead({ store, view, searcher }, understood),

    async printers(typed, limit) {
      const view = await store.current();
      return findPrinters({ database, view, words: await view.words }, typed, limit);
    },

    async numbers(typed) {
      return findNumbers({ database, view: await store.current() }, typed);
    },
  };
}

function keepSuggestions(
  view: CatalogueView,
  key: string,
  items: readonly SearchSuggestion[],
  total: number,
  lead: string | null,
): KeptSuggestions {
  const kept = { json: JSON.stringify(SuggestedItems.parse(items)), total, lead };
  view.suggestions.keep(key, kept, kept.json.length);
  return kept;
}
