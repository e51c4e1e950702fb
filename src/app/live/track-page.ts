import type { ArticleDetail } from '#contract/article.ts';
import type { ListReply } from '#contract/listing.ts';
import type { Order } from '#contract/order.ts';
import type { TrackingEvent } from '#domain/tracking.ts';
import type { Analytics } from './analytics.ts';

const holdsArticle = (data: unknown): data is { item: ArticleDetail } =>
  typeof data === 'object' &&
  data !== null &&
  'item' in data &&
  typeof data.item === 'object' &&
  data.item !== null &&
  'articleNumber' in data.item;

const holdsList = (data: unknown): data is { list: ListReply } =>
  typeof data === 'object' && data !== null && 'list' in data;

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
 * @param submitted words of a search whose page this is; they may have led straight to an article
 */
export function trackPage(
  analytics: Analytics,
  path: string,
  loaderData: Readonly<Record<string, unknown>>,
  submitted: string | null,
): void {
  analytics.track({ kind: 'pageView' });
  const term = (new URLSearchParams(path.split('?')[1]).get('search') ?? '').trim();
  for (const data of Object.values(loaderData)) {
    if (holdsArticle(data)) {
      if (submitted !== null) analytics.track({ kind: 'siteSearch', term: submitted, resultCount: 1 });
      const { articleNumber, displayName, categories, price } = data.item;
      analytics.track({
        kind: 'articleView',
        article: {
          articleNumber,
          displayName,
          category: categories.at(-1)?.name ?? '',
          unitNet: price.net_price,
        },
      });
    } else if (holdsList(data) && term !== '') {
      analytics.track({ kind: 'siteSearch', term, resultCount: data.list.paging.total });
    } else if (holdsNewOrder(data)) {
      analytics.track(trackedOrder(data.order));
    }
  }
}
