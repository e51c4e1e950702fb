import { legalSlugs } from '#contract/legal-slugs.ts';
import type { ArticleService } from '#server/article/article.service.ts';
import { isNotFound } from '#server/calls/failures.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import type { ListingService } from '#server/listing/listing.service.ts';
import { matchListPath } from '#server/listing/list-path.ts';
import { shopPages } from '#server/search/shop-pages.ts';

/** Services that know whether a page stands at an address. */
export interface PageServices {
  readonly listing: ListingService;
  readonly articles: ArticleService;
}

const fixed: ReadonlySet<string> = new Set([
  '/',
  ...shopPages.map(({ path }) => path),
  ...legalSlugs.map((slug) => `/page/${slug}`),
]);

async function isFound(asking: Promise<unknown>): Promise<boolean> {
  try {
    await asking;
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

/** Whether everybody finds a page at an address: one of plain content, an article's or one of a list. */
export async function isShownPage(
  address: string,
  audience: Audience,
  { listing, articles }: PageServices,
): Promise<boolean> {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (fixed.has(path)) return true;
  const article = /^\/shop\/article\/([A-Za-z0-9-]+)\/[a-z0-9-]+$/.exec(path)?.[1];
  if (article !== undefined) return isFound(articles.byName(article, audience));
  const list = /^\/shop(?:\/(.+))?$/.exec(path);
  if (list === null || matchListPath(list[1] ?? '') === null) return false;
  return isFound(listing.list({ ...(list[1] === undefined ? {} : { list: list[1] }), limit: 1 }, audience));
}
