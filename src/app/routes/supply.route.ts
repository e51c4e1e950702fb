import { directoryPages, kindsOfGoods } from '#contract/directory-pages.ts';
import type { DirectoryName, KindOfGoods } from '#contract/directory-pages.ts';
import type { SupplyData } from '#ui/screens/supply/supply-data.ts';
import { page } from '../page-route.ts';
import { listHandle } from './listing.route.ts';

const supply = (id: string, path: string, kind: SupplyData['kind']) =>
  page({
    id,
    path,
    view: 'ui/screens/supply/SupplyScreen.tsx',
    lazy: () => import('#ui/screens/supply/SupplyScreen.tsx'),
    texts: ['home', 'listing', 'printerChoice', 'printerLists', 'supply'],
    loader: async (loading) => (await import('./supply.loader.ts')).loadSupply(loading, kind),
    handle: {
      meta: ({ texts }) => ({
        title: {
          brands: texts.supply.brandsTitle,
          devices: texts.supply.devicesTitle,
          search: texts.printerLists.searchTitle,
        }[kind],
        description: texts.supply.metaDescription,
        robots: kind === 'search' ? 'noindex,follow' : 'index,follow',
      }),
    },
  });

/** Everything of one kind, each with the way to its list. */
const directory = (name: DirectoryName) =>
  page({
    id: `directory-${name}`,
    path: directoryPages[name],
    view: 'ui/screens/directory/DirectoryScreen.tsx',
    lazy: () => import('#ui/screens/directory/DirectoryScreen.tsx'),
    texts: ['directory', 'listing'],
    loader: async (loading) => (await import('./directory.loader.ts')).loadDirectory(loading, name),
    handle: {
      meta: ({ texts }) => ({
        title: texts.directory.titles[name],
        description: texts.directory.metaDescription({ title: texts.directory.titles[name] }),
      }),
    },
  });

/** The list of one thing, with what is known of it. */
const kind = (id: KindOfGoods) =>
  page({
    id,
    path: `/shop/${id}/:slug`,
    view: 'ui/screens/goods/GoodsScreen.tsx',
    lazy: () => import('#ui/screens/goods/GoodsScreen.tsx'),
    texts: ['article', 'directory', 'listing'],
    loader: async (loading) => (await import('./directory.loader.ts')).loadKind(loading, id),
    handle: listHandle,
  });

export const routes = [
  supply('supply', '/shop/supply', 'brands'),
  supply('supplyBrands', '/shop/supply/brands', 'brands'),
  supply('supplyDevices', '/shop/supply/devices', 'devices'),
  supply('supplySearch', '/shop/supply/search', 'search'),
  ...(Object.keys(directoryPages) as DirectoryName[]).map(directory),
  ...kindsOfGoods.map(kind),
  page({
    id: 'marketing',
    path: '/shop-marketing',
    view: 'ui/screens/goods/GoodsScreen.tsx',
    lazy: () => import('#ui/screens/goods/GoodsScreen.tsx'),
    texts: ['article', 'directory', 'listing'],
    loader: async (loading) => (await import('./directory.loader.ts')).loadMarketing(loading),
    handle: listHandle,
  }),
  page({
    id: 'printer',
    path: '/shop/printer',
    view: 'ui/screens/goods/PrinterGoodsScreen.tsx',
    lazy: () => import('#ui/screens/goods/PrinterGoodsScreen.tsx'),
    texts: ['article', 'directory', 'listing', 'printerChoice', 'supply'],
    loader: async (loading) => (await import('./directory.loader.ts')).loadPrinters(loading),
    handle: listHandle,
  }),
];
