import type { ArticleDetail } from '#contract/article.ts';
import type { ListReply, SupplyReply } from '#contract/listing.ts';
import type { Order } from '#contract/order.ts';
import type { TrackingEvent } from '#domain/tracking.ts';
import { listNameOf } from '#contract/list-name.ts';
import type { Analytics } from './analytics.ts';
import type { PageList } from './watch-lists.ts';

const holdsArticle = (data: unknown): data is { item: ArticleDetail } =>
  typeof data === 'object' &&
  data !== null &&
  'item' in data &&
  typeof data.item === 'object' &&
  data.item !== null &&
  'articleNumber' in data.item;

const holdsList = (data: unknown): data is { list: ListReply } =>
  typeof data === 'object' && data !== null && 'list' in data;

const holdsPrinters = (data: unknown): data is { supply: SupplyReply } =>
  typeof data === 'object' && data !== null && 'supply' in data;

/** How much the page of a search found; null where that is no number. */
export function resultCountOf(pages: readonly unknown[]): number | null {
  for (const data of pages) {
    if (holdsList(data)) return data.list.paging.total;
    if (holdsPrinters(data)) return data.supply.lead === null ? data.supply.deviceItems.length : 0;
    if (holdsArticle(data)) return 1;
  }
  return null;
}

/** The list a page is about, by its name in addresses; a search without its words, the whole shop as `shop`. */
export function listOfPage(loaderData: Readonly<Record<string, unknown>>): PageList | null {
  const page = Object.values(loaderData).find(holdsList);
  if (page === undefined) return null;
  const { item, paging } = page.list;
  return {
    name: item.kind === 'search' ? item.kind : listNameOf(item.path) || 'shop',
    before: (paging.page - 1) * paging.limit,
  };
}

const holdsNewOrder = (data: unknown): data is { order: Order } =>
  typeof data === 'object' && data !== null && 'isNew' in data && data.isNew === true;

/** What of an order leaves: its articles and sums, under a name made for this event (R70). */
const trackedOrder = ({ positions, totalNet, totalTax, shippingNet }: Order): TrackingEvent => ({
  kind: 'order',
  reference: crypto.randomUUID(),
  items: positions.map(({ articleNumber, displayName, unitNet, quantity }) => ({
    articleNumber,
    displayName,
    category: '',
    unitNet,
    quantity,
  })),
  totalNet,
  totalTax,
  shippingNet,
});

/**
 * Reports a page in sight: the view itself, the article on it, the search that led to it, or the order that was placed just
 * now (S2.11-09, S7.3-09).
 *
 * @param path where the page stands: the address may lead elsewhere by the time that this code has come
 * @param searched words of a search whose page this is; they may have led straight to an article
 */
export function trackPage(
  analytics: Analytics,
  path: string,
  loaderData: Readonly<Record<string, unknown>>,
  searched: string | null,
): void {
  const pages = Object.values(loaderData);
  const track = (event: TrackingEvent): void => analytics.track(event, path);
  track({ kind: 'pageView' });
  if (searched !== null) track({ kind: 'siteSearch', term: searched, resultCount: resultCountOf(pages) });
  for (const data of pages) {
    if (holdsArticle(data)) {
      const { articleNumber, displayName, categories, price } = data.item;
      track({
        kind: 'articleView',
        article: {
          articleNumber,
          displayName,
          category: categories.at(-1)?.name ?? '',
          unitNet: price.net_price,
        },
      });
    } else if (holdsNewOrder(data)) {
      track(trackedOrder(data.order));
    }
  }
}
