import { page } from '../page-route.ts';
import { listHandle } from './listing.route.ts';

const printer = (id: string, path: string) =>
  page({
    id,
    path,
    view: 'ui/screens/printer/PrinterScreen.tsx',
    lazy: () => import('#ui/screens/printer/PrinterScreen.tsx'),
    texts: ['article', 'listing', 'printer'],
    loader: async (loading) => (await import('./finder.loader.ts')).loadPrinter(loading),
    handle: listHandle,
  });

export const routes = [
  page({
    id: 'supplyBrand',
    path: '/shop/supply/brand/:brand',
    view: 'ui/screens/brand/BrandScreen.tsx',
    lazy: () => import('#ui/screens/brand/BrandScreen.tsx'),
    texts: ['article', 'listing', 'printerChoice', 'printerLists', 'supply'],
    loader: async (loading) => (await import('./finder.loader.ts')).loadBrand(loading),
    handle: listHandle,
  }),
  printer('supplyDevice', '/shop/supply/device/:device'),
  printer('supplyBrandDevice', '/shop/supply/brand/:brand/device/:device'),
];
