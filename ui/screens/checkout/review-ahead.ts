import type { BasketState } from '#contract/basket.ts';
import { fetchBudgetsAhead } from '#ui/sections/budget/LaterBudgets.tsx';
import { hasFreeArticles, LaterFreeArticlesPart } from '#ui/sections/free-article/LaterFreeArticles.tsx';
import { LaterBesideSums } from '#ui/sections/order/LaterBesideSums.tsx';
import { LaterRemarks } from './LaterRemarks.tsx';

/** Brings the parts of the review while an earlier step is in sight: what came only with it would move its tick away under a press. */
export function fetchReviewAhead(basket: BasketState): void {
  void LaterRemarks.fetchAhead();
  void LaterBesideSums.fetchAhead();
  fetchBudgetsAhead(basket.budgetInfos);
  if (hasFreeArticles(basket)) void LaterFreeArticlesPart.fetchAhead();
}
