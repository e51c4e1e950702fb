import { articleEndpoints } from '#contract/article.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

/** The article page's one call. */
export function registerArticle({ handle }: Handlers): void {
  handle(articleEndpoints.bySlug, ({ visitor, services }, { params }) =>
    services.article.byName(params.slug, audienceOf(visitor)),
  );
}
