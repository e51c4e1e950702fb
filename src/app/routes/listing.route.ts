import type { ListingData } from '#ui/sections/list/listing-data.ts';
import type { PrinterData } from '#ui/screens/printer/printer-data.ts';
import { page, type PageHandle } from '../page-route.ts';

type Shown = Pick<ListingData, 'list'> & Partial<Pick<PrinterData, 'supplies'>>;

/** What the document of a list says of itself, as the server's list knows it. */
export const listHandle: PageHandle = {
  meta: ({ data, texts }) => {
    const { list, supplies = [] } = data as Shown;
    return {
      title: texts.listing.metaTitle({ title: list.item.title }),
      description: list.item.description,
      canonicalPath: list.item.path,
      robots: list.paging.total + supplies.length === 0 ? 'noindex,follow' : list.item.robots,
    };
  },
};

/** Every list that is a page by itself: which there are, the server knows alone (docs/decisions/0145). */
export const listingRoute = page({
  id: 'shop',
  path: '/shop/*',
  view: 'ui/screens/listing/ListingScreen.tsx',
  lazy: () => import('#ui/screens/listing/ListingScreen.tsx'),
  texts: ['article', 'listing'],
  loader: async (loading) => (await import('./listing.loader.ts')).loadList(loading),
  handle: listHandle,
});
