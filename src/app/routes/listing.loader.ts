import {
  changeAddressQuery,
  orderedSelection,
  type AddressQuery,
  type FacetName,
  type FacetSelection,
} from '#contract/address-query.ts';
import { readListView, writeListAddress } from '#contract/list-address.ts';
import { listingEndpoints, type ListReply } from '#contract/listing.ts';
import type { ListingData } from '#ui/sections/list/listing-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { redirect } from 'react-router-dom';
import { shownArticle } from '../shown-articles.ts';
import { listRequestOf } from './list-request.ts';

/**
 * What the reply shows of the filter: a value the catalogue does not know is missing. What words of the search select
 * stands in the search, not in the filter, unless it was asked for there as well.
 */
function shownFilter({ filters, understood }: ListReply, asked: FacetSelection) {
  const isOfWords = (facet: FacetName, value: string): boolean =>
    understood !== null &&
    understood.parts.some((part) => part.facet === facet && part.values.includes(value)) &&
    asked[facet]?.includes(value) !== true;
  return orderedSelection(
    Object.fromEntries(
      filters.map(({ name, values }) => [
        name,
        values
          .filter(({ value, isSelected }) => isSelected && !isOfWords(name, value))
          .map(({ value }) => value),
      ]),
    ),
  );
}

function addressOfList(request: Request, query: AddressQuery): string {
  const { pathname, searchParams } = new URL(request.url);
  return writeListAddress(pathname, query, readListView(searchParams));
}

/** Where the same list stands without what is not shown of it; null when all of it is (docs/decisions/0035). */
function shownAddress(request: Request, query: AddressQuery, list: ListReply): string | null {
  const filter = shownFilter(list, query.filter);
  const filtered =
    JSON.stringify(filter) === JSON.stringify(query.filter)
      ? { ...query, page: list.paging.page }
      : changeAddressQuery(query, { filter });
  const isOffered = list.sortOptions.some(({ sortBy }) => sortBy === query.sortBy);
  const shown = isOffered ? filtered : ({ ...filtered, sortBy: 'relevance', sortDirection: 'asc' } as const);
  const address = addressOfList(request, shown);
  return address === addressOfList(request, query) ? null : address;
}

/** A page that is not found tells what its address may have been meant to be (`way-on.ts`). */
export async function orWayOn<Data>(loading: PageLoaderArguments, coming: Promise<Data>): Promise<Data> {
  try {
    return await coming;
  } catch (error) {
    if (!(error instanceof Response && error.status === 404)) throw error;
    const { wayOnOf } = await import('./way-on.ts');
    throw Response.json(await wayOnOf(loading), { status: 404 });
  }
}

export const loadList = (loading: PageLoaderArguments): Promise<ListingData> =>
  orWayOn(loading, listOf(loading));

/** The list an address asks for. */
export async function listOf(loading: PageLoaderArguments): Promise<ListingData> {
  const { query, request } = listRequestOf(loading.request.url);
  const list = await loadOrNotFound(loading, listingEndpoints.list, { query: request });
  // A number that names exactly one article leads straight to it, unless the visitor refines the result.
  if (list.exactHit !== null && isPlainSearch(loading.request)) throw redirect(list.exactHit);
  const shownAt = shownAddress(loading.request, query, list);
  if (shownAt !== null) throw redirect(shownAt);
  const { item, items, paging, filters, sortOptions, understood } = list;
  return {
    list: { item, items: items.map(shownArticle), paging, filters, sortOptions, understood },
  };
}

function isPlainSearch(request: Request): boolean {
  const names = [...new URL(request.url).searchParams.keys()];
  return names.length === 1 && names[0] === 'search';
}
