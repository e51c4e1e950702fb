import type { DirectoryName } from '#ui/screens/directory/directory-data.ts';
import type { SupplyData } from '#ui/screens/supply/supply-data.ts';
import { page } from '../page-route.ts';

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
const directory = (name: DirectoryName, path: string) =>
  page({
    id: `directory-${name}`,
    path,
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

export const routes = [
  supply('supply', '/shop/supply', 'brands'),
  supply('supplyBrands', '/shop/supply/brands', 'brands'),
  supply('supplyDevices', '/shop/supply/devices', 'devices'),
  supply('supplySearch', '/shop/supply/search', 'search'),
  directory('catalogs', '/shop/catalogs'),
  directory('manufacturers', '/shop/manufacturers'),
  directory('brands', '/shop/brands'),
  directory('assortments', '/shop/assortments'),
  directory('assortmentTypes', '/shop/assortmenttypes'),
  directory('articleTypes', '/shop/articletypes'),
  directory('articleTypeGroups', '/shop/articletypenamegroups'),
  directory('productTypes', '/shop/producttypes'),
  directory('productTypeGroups', '/shop/producttypegroups'),
  directory('index', '/shop/index'),
];
