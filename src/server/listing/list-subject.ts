import type { ListReply, ListSubject } from '#contract/listing.ts';
import type { BrandFacts, CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { DeviceWithArticles } from '#server/printer/device.ts';
import type { Language } from '#server/session/visitor.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import type { Candidates } from '#server/catalogue/facet-count.ts';
import { catalogueTexts } from '#server/catalogue/facet-labels.ts';
import type { KnownSelection } from '#server/catalogue/known-selection.ts';
import type { UnderstoodSearch } from '#server/search/understood-search.ts';

/** What a list address names, looked up in one version of the catalogue. */
export interface LookedUp {
  readonly view: CatalogueView;
  readonly category: CategoryFacts | null;
  readonly brand: BrandFacts | null;
  readonly device: DeviceWithArticles | null;
  readonly search: string;
  readonly hits: UnderstoodSearch | null;
  readonly selection: KnownSelection;
  readonly isBegreenOnly: boolean;
}

function restrict(candidates: Candidates, isWanted: (row: number) => boolean): Candidates {
  if (candidates.kind === 'rows') return { kind: 'rows', rows: candidates.rows.filter(isWanted) };
  const rows: number[] = [];
  for (let row = candidates.start; row < candidates.end; row += 1) if (isWanted(row)) rows.push(row);
  return { kind: 'rows', rows: Int32Array.from(rows) };
}

/** Whether all of a list fits one printer, so that what a page costs can be compared (docs/decisions/0091). */
export const isOfPrinter = ({ device, hits }: LookedUp): boolean =>
  device !== null || hits?.devices.length === 1;

/** Rows the list is about, before its facets. */
export function candidatesOf({ view, category, brand, device, hits, isBegreenOnly }: LookedUp): Candidates {
  const { index } = view;
  const range = category === null ? { start: 0, end: index.count } : index.rangeOf(category);
  let candidates: Candidates = { kind: 'range', ...range };
  const isInRange = (row: number): boolean => row >= range.start && row < range.end;
  if (hits !== null)
    candidates = { kind: 'rows', rows: category === null ? hits.rows : hits.rows.filter(isInRange) };
  if (device !== null) {
    const rows = device.articleIds
      .map((id) => index.rowOf(id))
      .filter((row) => row !== -1 && isInRange(row))
      .sort();
    const fitting = new Set(rows);
    candidates = hits === null ? { kind: 'rows', rows } : restrict(candidates, (row) => fitting.has(row));
  } else if (brand !== null) {
    const { values } = index.facet('brand', 'b2b');
    candidates = restrict(candidates, (row) => values[row] === brand.id);
  }
  if (!isBegreenOnly) return candidates;
  const { values } = index.facet('begreen', 'b2b');
  return restrict(candidates, (row) => values[row]! < index.begreenLabels.length);
}

const linkOf = ({ slug, name }: CategoryFacts): { slug: string; name: string } => ({ slug, name });

function counter(
  index: CatalogueIndex,
  category: CategoryFacts,
): { slug: string; name: string; count: number } {
  const { start, end } = index.rangeOf(category);
  return { ...linkOf(category), count: end - start };
}

/** A category with those above it, the root first. */
export function trailOf(index: CatalogueIndex, category: CategoryFacts): { slug: string; name: string }[] {
  const trail: { slug: string; name: string }[] = [];
  for (let current: CategoryFacts | undefined = category; current !== undefined;) {
    trail.unshift(linkOf(current));
    current = current.parentId === null ? undefined : index.categoryById.get(current.parentId);
  }
  return trail;
}

/** The list's heading: what it is about, where that stands in the tree and what lies below. */
export function describeSubject(subject: LookedUp, language: Language): ListSubject {
  const { view, category, brand, device, search } = subject;
  const { index } = view;
  const texts = catalogueTexts(language);
  const parentId = category?.id ?? null;
  const children =
    brand === null && device === null && search === ''
      ? index.categories.filter((child) => child.parentId === parentId).map((child) => counter(index, child))
      : [];
  const trail = category === null ? [] : trailOf(index, category);
  if (device !== null) {
    const description = texts.deviceDescription({ device: device.fullName });
    return {
      kind: 'device',
      title: texts.deviceTitle({ device: device.fullName }),
      description,
      trail,
      children,
    };
  }
  if (brand !== null) {
    return {
      kind: 'brand',
      title: brand.name,
      description: texts.brandDescription({ brand: brand.name }),
      trail,
      children,
    };
  }
  if (search !== '')
    return { kind: 'search', title: texts.searchTitle({ search }), description: '', trail, children };
  if (category !== null)
    return { kind: 'category', title: category.name, description: category.description, trail, children };
  return { kind: 'all', title: texts.wholeShop, description: texts.wholeShopDescription, trail, children };
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
