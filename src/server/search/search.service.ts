import * as z from 'zod/mini';
import { SearchSuggestion } from '#contract/listing.ts';
import type { listingEndpoints, Understood } from '#contract/listing.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { SearchRule, SearchSide } from '#contract/search-steering.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import type { SearchRulesService } from '#server/search-rules/search-rules.service.ts';
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
import { firstRows, linksInstead, suggestedPrinter, suggestionsFor } from './suggestion-list.ts';
import type { Searcher } from './suggestion-list.ts';
import type { Steering } from './steering.ts';

export type SuggestReply = ReplyOf<typeof listingEndpoints.suggest>;

const SuggestedItems = z.array(SearchSuggestion);
/** What a kept search takes beside its rows. */
const understoodBytes = 500;

/** Articles of each side of a comparison. */
const mostCompared = 10;

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
  /** Whether a search lists nothing and leads nowhere. */
  readonly findsNothing: (typed: string) => Promise<boolean>;
  /** What a search shows first today and by rules that are not published; nothing of it is kept. */
  readonly compare: (
    typed: string,
    draft: readonly SearchRule[],
    audience: Audience,
  ) => Promise<{ readonly today: SearchSide; readonly changed: SearchSide }>;
  /** What each of many numbers means, in their order; null where none is like it. */
  readonly numbers: (typed: readonly string[]) => Promise<readonly (FoundNumber | null)[]>;
}

export interface SearchNeeds {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
  readonly searchRules: SearchRulesService;
}

/** Finds articles by number, word, device, with typing errors; suggestions while typing (S7.1-08, R32). */
export function createSearchService({
  foundation: { database },
  catalogue: store,
  searchRules,
}: SearchNeeds): SearchService {
  const steerings = new WeakMap<CatalogueView, Promise<Steering>>();
  /** The rules of a version of the catalogue, of which each change of them makes one: read once for all its searches. */
  const steeringOf = (view: CatalogueView): Promise<Steering> => {
    const known = steerings.get(view);
    if (known !== undefined) return known;
    const reading = searchRules.steering(view);
    steerings.set(view, reading);
    reading.catch(() => steerings.delete(view));
    return reading;
  };

  const hits = async (view: CatalogueView, typed: string): Promise<UnderstoodSearch> => {
    const key = foldWords(typed).join(' ');
    const known = view.searches.get(key);
    if (known !== undefined) return known;
    const found = await readSearch(database, view, typed, await steeringOf(view));
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

  const sideOf = async (
    view: CatalogueView,
    understood: UnderstoodSearch,
    audience: Audience,
  ): Promise<SearchSide> => {
    const ids = firstRows(view, understood, mostCompared).map(({ id }) => id);
    const tiles = await store.tiles.read(ids, audience);
    return {
      redirect: understood.redirect,
      total: countWithin(understood.rows, understood.facets, view.index),
      items: ids
        .flatMap((id) => tiles.get(id) ?? [])
        .map(({ id, name, manufacturerNumber, path }) => ({ id, name, number: manufacturerNumber, path })),
    };
  };

  return {
    hits,

    async findsNothing(typed) {
      const view = await store.current();
      const { rows, facets, redirect } = await hits(view, typed);
      return redirect === null && countWithin(rows, facets, view.index) === 0;
    },

    async compare(typed, draft, audience) {
      const { prepared } = await store.consistently(async (view) => {
        const steering = await searchRules.steering(view, draft);
        const [today, changed] = await Promise.all([
          hits(view, typed),
          readSearch(database, view, typed, steering),
        ]);
        return {
          stockIds: [],
          sides: {
            today: await sideOf(view, today, audience),
            changed: await sideOf(view, changed, audience),
          },
        };
      });
      return prepared.sides;
    },

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
