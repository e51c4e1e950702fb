import type { BasketState } from '#contract/basket.ts';
import { freeArticleEndpoints } from '#contract/free-article.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { FreeArticleService } from './free-article.service.ts';

const answerWith = (basket: BasketState) => ({ success: true as const, basket, corrections: [] });

/** Free articles of the visitor's order (S7.2-38). */
export function registerFreeArticleRoutes(
  handle: Handle,
  { freeArticles }: { readonly freeArticles: FreeArticleService },
): void {
  handle(freeArticleEndpoints.add, async ({ visitor }, { body }) =>
    answerWith(await freeArticles.add(visitor, body.id)),
  );
  handle(freeArticleEndpoints.remove, async ({ visitor }, { body }) =>
    answerWith(await freeArticles.remove(visitor, body.id)),
  );
}
