import type { SearchSuggestion, Understood } from '#contract/listing.ts';
import { colourSetsPlace } from '#domain/printer-table.ts';
import type { CatalogueStore, CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { catalogueTexts } from '#server/catalogue/facet-labels.ts';
import { foldedNameOf } from './folded-names.ts';
import type { SearchPlan } from './search-plan.ts';
import { noMake } from '#server/catalogue/merits.ts';
import { findPages } from './shop-pages.ts';
import type { PreparedTile } from '#server/catalogue/tile-cache.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import { isWithin } from './understood-search.ts';
import type { UnderstoodSearch } from './understood-search.ts';
import { keyOf } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { hitTier } from './hit.repository.ts';
import { suggestNumbers } from './suggestion.repository.ts';
import type { DeviceSuggestion } from './suggestion.repository.ts';
import type { Language } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import { findPrintersAs } from './find-printers.ts';

/** Names, numbers and prices of one piece are the same for everybody. */
const anybody: Audience = {
  mode: 'b2b',
  language: 'de',
  isTaxExempt: false,
  isBackendUser: false,
  isSignedIn: false,
};

/** What of who searches decides where a search leads. */
export type Searcher = Pick<Audience, 'language' | 'isSignedIn'>;

const limits = { number: 4, device: 4, article: 4, category: 2, brand: 1 } as const;
/** Suggestions that a list under the search box holds without hiding its foot. */
const mostShown = 10;

type Kind = SearchSuggestion['kind'];

const thing = (kind: Kind, label: string, path: string, detail = ''): SearchSuggestion => ({
  kind,
  label,
  detail,
  path,
  article: null,
});

const numberOf = (tile: PreparedTile): SearchSuggestion => ({
  kind: 'number',
  label: tile.manufacturerNumber,
  detail: tile.name,
  path: tile.path,
  article: { picture: tile.picture, price: tile.price, basePrice: tile.basePrice },
});

const articleOf = (tile: PreparedTile): SearchSuggestion => ({
  kind: 'article',
  label: tile.name,
  detail: tile.manufacturerNumber,
  path: tile.path,
  article: { picture: tile.picture, price: tile.price, basePrice: tile.basePrice },
});

/**
 * A printer as a suggestion that leads to its page.
 *
 * @param isSet it leads to the sets of all its colours
 */
export const suggestedPrinter = (
  { name, slug, brandSlug }: DeviceSuggestion,
  language: Language,
  isSet = false,
): SearchSuggestion => {
  const path = `/shop/supply/brand/${brandSlug}/device/${slug}`;
  return isSet
    ? thing('device', name, `${path}#${colourSetsPlace}`, catalogueTexts(language).suggestedSet)
    : thing('device', name, path);
};

const pagesFor = (words: readonly string[], { language, isSignedIn }: Searcher): SearchSuggestion[] =>
  findPages(words, textsOf(language), isSignedIn).map(({ label, path }) => thing('page', label, path));

/** Things whose name holds every word, as the beginning of one of its own words or inside a compound. */
function named<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  words: readonly string[],
  limit: number,
): Thing[] {
  const matches = things.filter((one) => {
    const own = foldedNameOf(one).words;
    return words.every((word) =>
      own.some((part) => (word.length > 3 ? part.includes(word) : part.startsWith(word))),
    );
  });
  return matches.toSorted((left, right) => left.name.length - right.name.length).slice(0, limit);
}

interface Catalogue {
  readonly database: Database;
  readonly store: CatalogueStore;
  readonly view: CatalogueView;
  readonly searcher: Searcher;
}

interface FirstRow {
  readonly id: number;
  /** Short numbers beside words ('hp 62') name supplies as well as a number typed alone does. */
  readonly isNumbered: boolean;
}

/** The first rows of a search that its facets let pass. */
export function firstRows(
  { index }: CatalogueView,
  { rows, tiers, facets }: UnderstoodSearch,
  count: number,
): FirstRow[] {
  const passes = isWithin(facets, index);
  const makes = index.facet('make', 'b2b').values;
  const first: FirstRow[] = [];
  for (let place = 0; place < rows.length && first.length < count; place += 1) {
    const row = rows[place]!;
    if (!passes(row)) continue;
    first.push({ id: index.ids[row]!, isNumbered: tiers[place]! <= hitTier.words && makes[row] !== noMake });
  }
  return first;
}

/** Grouped suggestions, the surest first: numbers, printers, pages, articles, categories, brands. */
export async function suggestionsFor(
  { database, store, view, searcher }: Catalogue,
  understood: UnderstoodSearch,
  plan: SearchPlan,
): Promise<SearchSuggestion[]> {
  const { index } = view;
  const { language } = searcher;
  const { words } = understood;
  const key = keyOf(words.join(''));
  const hasNumber = /\d/.test(key);
  const meant = understood.missingDevice?.alike ?? understood.devices;
  // A size beside a kind that was found is no beginning of a printer's name: 'umschlag c5'.
  const isKindFound =
    (plan.device?.articleWords.length ?? 0) > 0 &&
    understood.rows.length > 0 &&
    understood.tiers[0] !== hitTier.device;
  const [numbers, devices] = await Promise.all([
    hasNumber ? suggestNumbers(database, key, limits.number) : [],
    meant.length > 0
      ? meant.slice(0, limits.device)
      : isKindFound
        ? []
        : findPrintersAs(database, await view.words, words, plan, limits.device),
  ]);
  const first = firstRows(view, understood, limits.article + limits.number);
  const ids = [...numbers, ...first].map(({ id }) => id);
  const tiles = await store.tiles.read([...new Set(ids)], anybody);
  const tilesOf = (things: readonly { readonly id: number }[]): PreparedTile[] =>
    things.flatMap(({ id }) => tiles.get(id) ?? []);
  const numbered = tilesOf(
    numbers.length > 0 || !hasNumber ? numbers : first.filter(({ isNumbered }) => isNumbered),
  ).slice(0, limits.number);
  const shownIds = new Set(numbered.map(({ id }) => id));
  const articles = tilesOf(first.filter(({ id }) => !shownIds.has(id)));
  const corrected = plan.corrected === null ? words : plan.corrected.split(' ');
  const beside = [
    ...numbered.map(numberOf),
    ...devices.map((device) =>
      suggestedPrinter(device, language, understood.wholeSet?.deviceIds.includes(device.id)),
    ),
    ...pagesFor(understood.pageWords, searcher),
  ];
  const kinds = [
    ...named(index.categories, corrected, limits.category).map(({ name, slug }) =>
      thing('category', name, `/shop/catalog/${slug}`),
    ),
    ...named(index.brands, corrected, limits.brand).map(({ name, slug }) =>
      thing('brand', name, `/shop/supply/brand/${slug}`),
    ),
  ];
  const room = Math.max(1, mostShown - beside.length - kinds.length);
  return [...beside, ...articles.slice(0, Math.min(limits.article, room)).map(articleOf), ...kinds];
}

/** Pages of the shop that a search names. */
export const pageLinks = (
  { pageWords }: Pick<UnderstoodSearch, 'pageWords'>,
  { language, isSignedIn }: Searcher,
): Understood['instead'] =>
  findPages(pageWords, textsOf(language), isSignedIn).map(({ label, path }) => ({ name: label, path }));

/** Where to go instead of a list that is empty: numbers next to what was typed, pages, and the kinds of the shop. */
export async function linksInstead(
  { store, view, searcher }: Pick<Catalogue, 'store' | 'view' | 'searcher'>,
  { nearNumbers, pageWords }: Pick<UnderstoodSearch, 'nearNumbers' | 'pageWords'>,
): Promise<Understood['instead']> {
  const tiles = await store.tiles.read(
    nearNumbers.map(({ id }) => id),
    anybody,
  );
  return [
    ...nearNumbers
      .flatMap(({ id }) => tiles.get(id) ?? [])
      .map(({ manufacturerNumber, name, path }) => ({ name: `${manufacturerNumber}: ${name}`, path })),
    ...pageLinks({ pageWords }, searcher),
    ...view.index.categories
      .filter(({ parentId }) => parentId === null)
      .map(({ name, slug }) => ({ name, path: `/shop/catalog/${slug}` })),
  ];
}
