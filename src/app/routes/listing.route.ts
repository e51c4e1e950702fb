import type { ListingData } from '#ui/sections/list/listing-data.ts';
import type { PrinterData } from '#ui/screens/printer/printer-data.ts';
import { page, type PageHandle } from '../page-route.ts';

type Shown = Pick<ListingData, 'list'> & Partial<Pick<PrinterData, 'supplies'>>;

const handle: PageHandle = {
  meta: ({ data, texts }) => {
    const { list, supplies = [] } = data as Shown;
    const isEmpty = list.paging.total + supplies.length === 0;
    return {
      title: texts.listing.metaTitle({ title: list.item.title }),
      description: list.item.description,
      ...(list.item.kind === 'search' || isEmpty ? { robots: 'noindex,follow' } : {}),
    };
  },
};

const listing = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'ui/screens/listing/ListingScreen.tsx',
    lazy: () => import('#ui/screens/listing/ListingScreen.tsx'),
    texts: ['article', 'listing'],
    loader: async (loading) => (await import('./listing.loader.ts')).loadList(loading),
    handle,
  });

const printer = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'ui/screens/printer/PrinterScreen.tsx',
    lazy: () => import('#ui/screens/printer/PrinterScreen.tsx'),
    texts: ['article', 'keptPrinters', 'listing', 'printer'],
    loader: async (loading) => (await import('./finder.loader.ts')).loadPrinter(loading),
    handle,
  });

export const listingRoutes = [
  listing('shop', '/shop'),
  listing('catalog', '/shop/catalog/:slug'),
  page({
    id: 'supplyBrand',
    path: '/shop/supply/brand/:brand',
    view: 'ui/screens/brand/BrandScreen.tsx',
    lazy: () => import('#ui/screens/brand/BrandScreen.tsx'),
    texts: ['article', 'listing', 'printerChoice', 'printerLists', 'supply'],
    loader: async (loading) => (await import('./finder.loader.ts')).loadBrand(loading),
    handle,
  }),
  printer('supplyDevice', '/shop/supply/device/:device'),
  printer('supplyBrandDevice', '/shop/supply/brand/:brand/device/:device'),
];
