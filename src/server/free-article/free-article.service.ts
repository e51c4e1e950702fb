import type { BasketState } from '#contract/basket.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { CheckoutService } from '#server/checkout/checkout.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { insertFreeArticle } from './free-article.repository.ts';

export interface FreeArticleNeeds {
  readonly checkout: CheckoutService;
}

export interface FreeArticleService {
  /** @throws Refused with `freeArticle.notAvailable`, also for one that does not exist */
  readonly add: (visitor: Visitor, id: number) => Promise<BasketState>;
  readonly remove: (visitor: Visitor, id: number) => Promise<BasketState>;
}

/** Gives articles with orders when a shop is set up. */
export const freeArticleSetup = { add: insertFreeArticle } as const;

/** Free articles of the visitor's order (docs/decisions/0106). */
export const createFreeArticleService = ({ checkout }: FreeArticleNeeds): FreeArticleService => ({
  add: (visitor, id) =>
    checkout.chooseFreeArticles(visitor, (chosen, { possible }, fresh) => {
      if (chosen.includes(id)) return chosen;
      const wanted = possible.find((candidate) => candidate.id === id);
      const { problems } = serverTexts(visitor.language).freeArticle;
      const problem = wanted?.problem ?? problems.notThere;
      if (problem !== '') refuse('freeArticle.notAvailable', problem, fresh());
      return [...chosen, id];
    }),
  remove: (visitor, id) =>
    checkout.chooseFreeArticles(visitor, (chosen) => chosen.filter((candidate) => candidate !== id)),
});
