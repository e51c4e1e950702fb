import type { BasketState, FreeArticle } from '#contract/basket.ts';

/** What was chosen and does not go any more, and what is out of reach, says why. */
const isInReach = ({ problem }: FreeArticle): boolean => problem === '';

/** How many free articles were chosen of those that go with the order, and how many may be: not more than there are within reach (S4.3-13). */
export function freeArticleChoice({
  freeArticles,
  possibleFreeArticles,
  couponFreeArticles,
}: Pick<BasketState, 'freeArticles' | 'possibleFreeArticles' | 'couponFreeArticles'>): {
  readonly chosen: number;
  readonly most: number;
} {
  const chosen = freeArticles.filter(isInReach).length;
  const choosable = possibleFreeArticles.filter(isInReach).length;
  return { chosen, most: Math.min(couponFreeArticles.count, chosen + choosable) };
}
