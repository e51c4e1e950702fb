import { articleEndpoints } from '#contract/article.ts';
import { comparisonEndpoints } from '#contract/comparison.ts';
import { directoryEndpoints } from '#contract/directory.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { notFound } from '#server/calls/failures.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { ArticleService } from './article.service.ts';

/**
 * Words that stand before the slug of a thing, as in `/shop/manufacturer/hp`: a call that leaves the slug out means no article
 * of that name (S5).
 */
const wordsBeforeSlugs: ReadonlySet<string> = new Set(
  Object.values(directoryEndpoints)
    .filter(({ path }) => path.endsWith('/:slug'))
    .map(({ path }) => path.split('/')[2]!),
);

/** What the article's page and the comparison of several ask. */
export function registerArticleRoutes(
  handle: Handle,
  { articles }: { readonly articles: ArticleService },
): void {
  handle(comparisonEndpoints.articles, async ({ visitor }, { query }) =>
    articles.compare(query.articles.split(','), audienceOf(visitor)),
  );
  handle(articleEndpoints.bySlug, async ({ visitor }, { params }) => {
    if (wordsBeforeSlugs.has(params.slug)) notFound(`no slug after ${params.slug}`);
    return articles.byName(params.slug, audienceOf(visitor));
  });
}
