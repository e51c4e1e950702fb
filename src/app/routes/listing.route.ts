import type { ListingData } from '#ui/screens/listing/listing-data.ts';
import type { PageLoaderArguments } from '../load.ts';
import { page, type PageHandle } from '../page-route.ts';
import type { Subject } from './listing.loader.ts';

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
    loader: async (loading) =>
      (await import('./listing.loader.ts')).loadList(loading, subjectOf(loading.params)),
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
