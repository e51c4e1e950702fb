import { sortKeys } from '#contract/address-query.ts';
import type { SortKey } from '#contract/address-query.ts';
import type { ListPage } from '#contract/list-pages.ts';
import type { ListReply, ListSubject } from '#contract/listing.ts';
import { deliveryStateOf } from '#domain/delivery.ts';
import type { DeliveryStateNumber } from '#domain/delivery.ts';
import type { CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { DeviceWithArticles } from '#server/printer/device.ts';
import type { Language } from '#server/session/visitor.ts';
import type { CatalogueIndex, ShownTo } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { catalogueTexts } from '#server/catalogue/facet-labels.ts';
import type { CatalogueTexts } from '#server/catalogue/facet-labels.ts';
import type { KnownSelection } from '#server/catalogue/known-selection.ts';
import type { RowSet } from '#server/catalogue/row-set.ts';
import type { UnderstoodSearch } from '#server/search/understood-search.ts';
import { counter } from './category-links.ts';
import type { ListPart } from './list-part.ts';
import { labelledRows, rowsAmong } from './list-rows.ts';

/** What a list address names, looked up in one version of the catalogue. */
export interface LookedUp {
  readonly view: CatalogueView;
  readonly page: ListPage;
  /** What the list is narrowed to, the most important first; the whole shop where it is narrowed to nothing. */
  readonly parts: readonly [ListPart, ...ListPart[]];
  /** Says what the parts are: the same text, the same list. */
  readonly name: string;
  readonly search: string;
  readonly hits: UnderstoodSearch | null;
  readonly selection: KnownSelection;
  readonly isBegreenOnly: boolean;
  /** Whether prices are shown: else nothing is chosen or sorted by them. */
  readonly isPriced: boolean;
  readonly shownTo: ShownTo;
}

/** The printer everything in a list fits, where its address names one. */
export const deviceOf = ({ parts }: Pick<LookedUp, 'parts'>): DeviceWithArticles | null =>
  parts.find(({ device }) => device !== undefined)?.device ?? null;

/** The category whose children a list offers. */
export const categoryOf = ({ parts }: Pick<LookedUp, 'parts'>): CategoryFacts | null =>
  parts.find(({ category }) => category !== undefined)?.category ?? null;

/** Whether all of a list fits one printer, so that what a page costs can be compared (docs/decisions/0091). */
export const isOfPrinter = (subject: LookedUp): boolean =>
  deviceOf(subject) !== null || subject.hits?.devices.length === 1;

/** Rows the list is about, before its facets; hits of a search in their order. */
export function candidatesOf({ view: { index }, parts, hits, isBegreenOnly, shownTo }: LookedUp): RowSet {
  const sets = parts.map((part) => part.rows());
  if (isBegreenOnly) sets.push(labelledRows(index, shownTo));
  const rows = sets.reduce((one, other) => index.intersect(one, other));
  return hits === null ? rows : { kind: 'rows', rows: rowsAmong(hits.rows, rows) };
}

/** What parts are called together: goods and their maker in one phrase, others one after the other. */
function titleOf(
  parts: readonly { readonly title: string; readonly isMaker: boolean }[],
  texts: CatalogueTexts,
): string {
  const maker = parts.find(({ isMaker }) => isMaker);
  const goods = parts.find(({ isMaker }) => !isMaker);
  if (parts.length === 2 && maker !== undefined && goods !== undefined)
    return texts.goodsOf({ goods: goods.title, maker: maker.title });
  return parts.map(({ title }) => title).join(', ');
}

/** The list's heading: what it is about, where that stands in the shop and what lies below. */
export function describeSubject({ page, parts, search }: LookedUp, language: Language): ListSubject {
  const texts = catalogueTexts(language);
  const [first, ...others] = parts;
  const { kind, path, isUnlisted, deliveryState } = first;
  const described = first.describe(texts, language);
  // A page about something stays one; what is searched for on it narrows its list.
  const isSearch = search !== '' && page.isPart !== true;
  const isItself = !isSearch && others.length === 0;
  const robots = isItself && isUnlisted !== true ? 'index,follow' : 'noindex,follow';
  const above =
    isItself || kind === 'all' ? described.trail : [...described.trail, { name: described.title, path }];
  if (isSearch) {
    const words = texts.searchTitle({ search });
    return { kind: 'search', path, title: words, description: '', robots, trail: above, children: [] };
  }
  const title = titleOf(
    parts.map((part) => ({
      title: part === first ? described.title : part.describe(texts, language).title,
      isMaker: part.isMaker === true,
    })),
    texts,
  );
  return {
    kind,
    path,
    title,
    description: isItself ? described.description : texts.goodsDescription({ name: title }),
    robots,
    trail: above,
    children: search === '' && isItself ? described.children() : [],
    ...(deliveryState === undefined ? {} : { deliveryState: deliveryHead(deliveryState) }),
  };
}

/** A delivery state as its list says it; the name within the shop is the same in every language. */
const deliveryHead = (state: DeliveryStateNumber): NonNullable<ListSubject['deliveryState']> => ({
  state_number: state,
  internal_name: deliveryStateOf(state).name,
  image: `/storage/icons/delivery-${state}.svg`,
});

const sortLabels = (texts: CatalogueTexts): Readonly<Record<SortKey, string>> => ({
  relevance: texts.sortRelevance,
  name: texts.sortName,
  price: texts.sortPrice,
  yield: texts.sortYield,
  pageCost: texts.sortPageCost,
  newest: texts.sortNewest,
});

/** Orders a list can stand in: by prices where they are shown, by what a page costs where all of it fits one printer. */
export const sortsOf = (subject: LookedUp): readonly SortKey[] =>
  sortKeys.filter(
    (key) =>
      (key !== 'price' || subject.isPriced) &&
      (key !== 'pageCost' || (subject.isPriced && isOfPrinter(subject))),
  );

/**
 * What a list shows beside its articles.
 *
 * @param offered orders the list can stand in
 */
export function surroundings(
  index: CatalogueIndex,
  language: Language,
  offered: readonly SortKey[],
): Pick<ListReply, 'mainCatalog' | 'sortOptions'> {
  const texts = catalogueTexts(language);
  return {
    mainCatalog: index.categories
      .filter((category) => category.parentId === null)
      .map((category) => counter(index, category)),
    sortOptions: offered.map((sortBy) => ({ sortBy, label: sortLabels(texts)[sortBy] })),
  };
}
