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
        title: kind === 'brands' ? texts.supply.brandsTitle : texts.supply.devicesTitle,
        description: texts.supply.metaDescription,
      }),
    },
  });

export const routes = [
  supply('supply', '/shop/supply', 'brands'),
  supply('supplyBrands', '/shop/supply/brands', 'brands'),
  supply('supplyDevices', '/shop/supply/devices', 'devices'),
];
