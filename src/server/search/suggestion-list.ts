import type { SearchSuggestion, Understood } from '#contract/listing.ts';
import type { CatalogueStore, CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { catalogueTexts } from '#server/catalogue/facet-labels.ts';
import { foldedNameOf } from './folded-names.ts';
import type { SearchPlan } from './search-plan.ts';
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
const anybody: Audience = { mode: 'b2b', language: 'de', isTaxExempt: false, isBackendUser: false };

const limits = { number: 4, device: 4, article: 4, category: 2, brand: 1 } as const;
/** Suggestions that a list under the search box holds without hiding its foot. */
const mostShown = 10;
/** Make of what is no printing supply. */
const noMake = 3;

type Kind = SearchSuggestion['kind'];

const thing = (kind: Kind, label: string, detail: string, path: string): SearchSuggestion => ({
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
  article: { picture: tile.picture, price: tile.price },
});

const articleOf = (tile: PreparedTile): SearchSuggestion => ({
  kind: 'article',
  label: tile.name,
  detail: tile.manufacturerNumber,
  path: tile.path,
  article: { picture: tile.picture, price: tile.price },
});

/** A printer as a suggestion that leads to its page. */
export const suggestedPrinter = (
  { name, slug, brandSlug }: DeviceSuggestion,
  language: Language,
): SearchSuggestion =>
  thing(
    'device',
    name,
    catalogueTexts(language).suggestedDevice,
    `/shop/supply/brand/${brandSlug}/device/${slug}`,
  );

const pagesFor = (words: readonly string[], language: Language): SearchSuggestion[] =>
  findPages(words, textsOf(language)).map(({ label, path }) =>
    thing('page', label, catalogueTexts(language).suggestedPage, path),
  );

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
  readonly language: Language;
}

interface FirstRow {
  readonly id: number;
  /** Short numbers beside words ('hp 62') name supplies as well as a number typed alone does. */
  readonly isNumbered: boolean;
}

/** The first rows of a search that its facets let pass. */
function firstRows(
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
  { database, store, view, language }: Catalogue,
  understood: UnderstoodSearch,
  plan: SearchPlan,
): Promise<SearchSuggestion[]> {
  const { index } = view;
  const { words } = understood;
  const key = keyOf(words.join(''));
  const hasNumber = /\d/.test(key);
  const meant = understood.missingDevice?.alike ?? understood.devices;
  const [numbers, devices] = await Promise.all([
    hasNumber ? suggestNumbers(database, key, limits.number) : [],
    meant.length > 0
      ? meant.slice(0, limits.device)
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
  const texts = catalogueTexts(language);
  const beside = [
    ...numbered.map(numberOf),
    ...devices.map((device) => suggestedPrinter(device, language)),
    ...pagesFor(understood.pageWords, language),
  ];
  const kinds = [
    ...named(index.categories, corrected, limits.category).map(({ name, slug }) =>
      thing('category', name, texts.suggestedCategory, `/shop/catalog/${slug}`),
    ),
    ...named(index.brands, corrected, limits.brand).map(({ name, slug }) =>
      thing('brand', name, texts.suggestedBrand, `/shop/supply/brand/${slug}`),
    ),
  ];
  const room = Math.max(1, mostShown - beside.length - kinds.length);
  return [...beside, ...articles.slice(0, Math.min(limits.article, room)).map(articleOf), ...kinds];
}

/** Pages of the shop that a search names. */
export const pageLinks = (
  { pageWords }: Pick<UnderstoodSearch, 'pageWords'>,
  language: Language,
): Understood['instead'] =>
  findPages(pageWords, textsOf(language)).map(({ label, path }) => ({ name: label, path }));

/** Where to go instead of a list that is empty: numbers next to what was typed, pages, and the kinds of the shop. */
export async function linksInstead(
  { store, view, language }: Pick<Catalogue, 'store' | 'view' | 'language'>,
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
    ...pageLinks({ pageWords }, language),
    ...view.index.categories
      .filter(({ parentId }) => parentId === null)
      .map(({ name, slug }) => ({ name, path: `/shop/catalog/${slug}` })),
  ];
}
