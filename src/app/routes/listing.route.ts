import { readAddressQuery, writeAddressQuery, type ListQuery } from '#contract/address-query.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { ListingData } from '#ui/screens/listing/listing-data.ts';
import { loadContext, loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { redirect } from 'react-router-dom';
import { page, type PageHandle } from '../page-route.ts';
import { shownArticle } from '../shown-articles.ts';

type Subject = Pick<ListQuery, 'catalogSlug' | 'supplyBrand' | 'supplyDevice'>;

/** The list's own part of the address, as the REST call takes it. */
function listQueryOf(request: Request, subject: Subject): ListQuery {
  const kept = writeAddressQuery(readAddressQuery(new URL(request.url).searchParams));
  return { ...(Object.fromEntries(kept) as ListQuery), ...subject };
}

async function loadList(loading: PageLoaderArguments, subject: Subject): Promise<ListingData> {
  const asksForSupply = subject.supplyBrand !== undefined && subject.supplyDevice === undefined;
  const [list, supply] = await Promise.all([
    loadOrNotFound(loading, listingEndpoints.list, { query: listQueryOf(loading.request, subject) }),
    asksForSupply
      ? loading.context.get(loadContext)(listingEndpoints.supply, { query: { brand: subject.supplyBrand } })
      : null,
  ]);
  // A number that names exactly one article leads straight to it, unless the visitor refines the result.
  if (list.exactHit !== null && isPlainSearch(loading.request)) throw redirect(list.exactHit);
  const { item, items, paging, filters, sortOptions, correctedSearch } = list;
  const shown = { item, items: items.map(shownArticle), paging, filters, sortOptions, correctedSearch };
  return { list: shown, supply: supply?.outcome === 'ok' ? supply.reply : null };
}

function isPlainSearch(request: Request): boolean {
  const names = [...new URL(request.url).searchParams.keys()];
  return names.length === 1 && names[0] === 'search';
}

const handle: PageHandle = {
  meta: ({ data, texts }) => {
    const { list } = data as ListingData;
    return {
      title: texts.listing.metaTitle({ title: list.item.title }),
      description: list.item.description,
      ...(list.item.kind === 'search' || list.paging.total === 0 ? { robots: 'noindex,follow' } : {}),
    };
  },
};

const listing = (id: string, path: string, subjectOf: (params: PageLoaderArguments['params']) => Subject) =>
  page({
    id,
    path,
    view: 'ui/screens/listing/ListingScreen.tsx',
    lazy: () => import('#ui/screens/listing/ListingScreen.tsx'),
    loader: (loading: PageLoaderArguments) => loadList(loading, subjectOf(loading.params)),
    handle,
  });

export const listingRoutes = [
  listing('shop', '/shop', () => ({})),
  listing('catalog', '/shop/catalog/:slug', ({ slug }) => ({ catalogSlug: slug })),
  listing('supplyBrand', '/shop/supply/brand/:brand', ({ brand }) => ({ supplyBrand: brand })),
  listing('supplyDevice', '/shop/supply/device/:device', ({ device }) => ({ supplyDevice: device })),
  listing('supplyBrandDevice', '/shop/supply/brand/:brand/device/:device', ({ brand, device }) => ({
    supplyBrand: brand,
    supplyDevice: device,
  })),
];
