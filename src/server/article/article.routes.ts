import { articleEndpoints } from '#contract/article.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { ArticleService } from './article.service.ts';

/** The article page's one call. */
export function registerArticleRoutes(
  handle: Handle,
  { articles }: { readonly articles: ArticleService },
): void {
  handle(articleEndpoints.bySlug, ({ visitor }, { params }) =>
    articles.byName(params.slug, audienceOf(visitor)),
  );
}
