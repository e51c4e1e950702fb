import type { ArticleDetail } from '#contract/article.ts';
import type { ListReply } from '#contract/listing.ts';
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

/** Reports a page in sight: the view itself, the article on it, or the search that led to it (spec 2.11, 7.3). */
export function trackPage(
  analytics: Analytics,
  path: string,
  loaderData: Readonly<Record<string, unknown>>,
): void {
  analytics.track({ kind: 'pageView' });
  const term = (new URLSearchParams(path.split('?')[1]).get('search') ?? '').trim();
  for (const data of Object.values(loaderData)) {
    if (holdsArticle(data)) {
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
    }
  }
}
