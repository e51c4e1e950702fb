import { readAddressQuery, writeAddressQuery } from '#contract/address-query.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { ListingData } from '#ui/screens/listing/listing-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { redirect } from 'react-router-dom';
import { shownArticle } from '../shown-articles.ts';

/** What a list is about: a category, a brand, a device; everything when left out. */
export type Subject = Pick<ListQuery, 'catalogSlug' | 'supplyBrand' | 'supplyDevice'>;

/** The list's own part of the address, as the REST call takes it. */
function listQueryOf(request: Request, subject: Subject): ListQuery {
  const kept = writeAddressQuery(readAddressQuery(new URL(request.url).searchParams));
  return { ...(Object.fromEntries(kept) as ListQuery), ...subject };
}

export async function loadList(loading: PageLoaderArguments, subject: Subject): Promise<ListingData> {
  const asksForSupply = subject.supplyBrand !== undefined && subject.supplyDevice === undefined;
  const [list, supply] = await Promise.all([
    loadOrNotFound(loading, listingEndpoints.list, { query: listQueryOf(loading.request, subject) }),
    asksForSupply
      ? loadOrNotFound(loading, listingEndpoints.supply, { query: { brand: subject.supplyBrand } })
      : null,
  ]);
  // A number that names exactly one article leads straight to it, unless the visitor refines the result.
  if (list.exactHit !== null && isPlainSearch(loading.request)) throw redirect(list.exactHit);
  const { item, items, paging, filters, sortOptions, correctedSearch } = list;
  const shown = { item, items: items.map(shownArticle), paging, filters, sortOptions, correctedSearch };
  return { list: shown, supply };
}

function isPlainSearch(request: Request): boolean {
  const names = [...new URL(request.url).searchParams.keys()];
  return names.length === 1 && names[0] === 'search';
}
