import type { ListPage } from '#contract/list-pages.ts';
import type { ListReply, ListSubject } from '#contract/listing.ts';
import type { CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { DeviceWithArticles } from '#server/printer/device.ts';
import type { Language } from '#server/session/visitor.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import type { Candidates } from '#server/catalogue/facet-count.ts';
import { catalogueTexts } from '#server/catalogue/facet-labels.ts';
import type { KnownSelection } from '#server/catalogue/known-selection.ts';
import type { UnderstoodSearch } from '#server/search/understood-search.ts';
import { counter } from './category-links.ts';
import type { ListPart } from './list-parts.ts';
import { intersect, restrict } from './list-rows.ts';

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
export function candidatesOf({ view: { index }, parts, hits, isBegreenOnly }: LookedUp): Candidates {
  const [first, ...others] = parts;
  let candidates: Candidates = hits === null ? first.rows() : { kind: 'rows', rows: hits.rows };
  for (const part of hits === null ? others : parts) candidates = intersect(candidates, part.rows());
  if (!isBegreenOnly) return candidates;
  const { values } = index.facet('begreen', 'b2b');
  return restrict(candidates, (row) => values[row]! < index.begreenLabels.length);
}

/** The list's heading: what it is about, where that stands in the shop and what lies below. */
export function describeSubject({ page, parts, search }: LookedUp, language: Language): ListSubject {
  const texts = catalogueTexts(language);
  const [first, ...others] = parts;
  const { kind, path } = first;
  const { title, description, trail, children } = first.describe(texts);
  // A page about something stays one; what is searched for on it narrows its list.
  const isSearch = search !== '' && page.isPart !== true;
  const isItself = !isSearch && others.length === 0;
  const robots = isItself ? 'index,follow' : 'noindex,follow';
  const above = isItself || kind === 'all' ? trail : [...trail, { name: title, path }];
  if (isSearch) {
    const words = texts.searchTitle({ search });
    return { kind: 'search', path, title: words, description: '', robots, trail: above, children: [] };
  }
  const titles = [title, ...others.map((part) => part.describe(texts).title)];
  return {
    kind,
    path,
    title: titles.join(', '),
    description,
    robots,
    trail: above,
    children: search === '' && isItself ? children : [],
  };
}

/**
 * What a list shows beside its articles.
 *
 * @param hasPageCost whether they can be sorted by what a page costs
 */
export function surroundings(
  index: CatalogueIndex,
  language: Language,
  hasPageCost: boolean,
): Pick<ListReply, 'mainCatalog' | 'sortOptions'> {
  const texts = catalogueTexts(language);
  return {
    mainCatalog: index.categories
      .filter((category) => category.parentId === null)
      .map((category) => counter(index, category)),
    sortOptions: [
      { sortBy: 'relevance', label: texts.sortRelevance },
      { sortBy: 'name', label: texts.sortName },
      { sortBy: 'price', label: texts.sortPrice },
      { sortBy: 'yield', label: texts.sortYield },
      ...(hasPageCost ? ([{ sortBy: 'pageCost', label: texts.sortPageCost }] as const) : []),
      { sortBy: 'newest', label: texts.sortNewest },
    ],
  };
}
