import type { BasketState, FreeArticle } from '#contract/basket.ts';
import {
  freeArticleCount,
  isFreeArticleAvailable,
  isFreeArticleShown,
  missingAmountText,
  missingToFreeArticle,
} from '#domain/free-article.ts';
import { articleRefusal, stockLimitOf } from '#server/basket/basket-lines.ts';
import type { SellingRules } from '#server/basket/basket-lines.ts';
import type { LineBook } from '#server/basket/line-book.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import type { StoredCoupon } from '#server/coupon/stored-coupon.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { pictureOf } from '#server/catalogue/tile.ts';
import type { Language } from '#server/session/visitor.ts';
import type { StoredFreeArticle } from './stored-free-article.ts';

/** What decides which free articles go with a basket. */
interface Surroundings {
  readonly rules: SellingRules;
  readonly language: Language;
  /** Value of goods in the prices the buyer reckons with. */
  readonly goods: number;
  /** What the positions take of the stock. */
  readonly book: LineBook;
  /** The coupon that counts. */
  readonly coupon: StoredCoupon | null;
  /** Gifts that are given already; they take of the stock, too. */
  readonly given: readonly GivenArticle[];
}

/** A gift that goes with the order. */
export interface GivenArticle extends Pick<StoredFreeArticle, 'id' | 'quantity' | 'couponId'> {
  readonly article: BasketArticle;
}

export interface ReckonedFreeArticles {
  readonly chosen: readonly FreeArticle[];
  readonly possible: readonly FreeArticle[];
  readonly given: readonly GivenArticle[];
  /** What they depend on (S3.3-03). */
  readonly type: BasketState['couponFreeArticles']['type'];
  /** The coupon gives an article that could be chosen, and none of it goes with the order. */
  readonly isCouponGiftOpen: boolean;
}

/** Whether the shop has enough of it beside what the positions and the gifts before it take. */
function isThere({ article, quantity }: StoredFreeArticle, { rules, book, given }: Surroundings): boolean {
  if (article === null || articleRefusal(article, rules) !== null) return false;
  const limit = stockLimitOf(article, rules);
  const alike = given.filter((gift) => gift.article.id === article.id);
  const taken = alike.reduce((sum, gift) => sum + gift.quantity, book.quantityOf(article));
  return limit === null || taken + quantity <= limit;
}

/** Whether it belongs to the coupon that counts. */
const isOfCoupon = ({ couponId }: Pick<StoredFreeArticle, 'couponId'>, coupon: StoredCoupon | null) =>
  couponId !== null && couponId === coupon?.id;

/** Whether it goes with any order, or with the coupon that counts. */
const isOffered = ({ couponId }: StoredFreeArticle, { coupon }: Surroundings): boolean =>
  couponId === null || isOfCoupon({ couponId }, coupon);

/** Why it does not go with the order; empty where it does. */
function problemOf(stored: StoredFreeArticle, around: Surroundings): string {
  const { problems } = serverTexts(around.language).freeArticle;
  if (!isOffered(stored, around)) return problems.withoutCoupon;
  if (!isThere(stored, around)) return problems.notThere;
  if (!isFreeArticleShown(stored, around.goods)) return problems.aboveLimit;
  if (isFreeArticleAvailable(stored, around.goods)) return '';
  return problems.belowLimit({ missing: missingAmountText(missingToFreeArticle(stored, around.goods)) });
}

function viewOf(
  { article, couponId: _, ...stored }: StoredFreeArticle,
  problem: string,
  goods: number,
): FreeArticle {
  return {
    ...stored,
    mainImage: article === null ? '' : pictureOf(article),
    display_name: article?.name ?? stored.article_number,
    missing: missingToFreeArticle(stored, goods),
    problem,
  };
}

/**
 * Which of the free articles a basket has chosen go with its order (S4.3-12 to S4.3-14): those the value of goods allows and the shop
 * has, the first of them up to the allowed count. A chosen one that does not is told why, and goes again when that has passed.
 */
export function reckonFreeArticles(
  freeArticles: readonly StoredFreeArticle[],
  freeArticleIds: readonly number[],
  basket: Omit<Surroundings, 'given'>,
): ReckonedFreeArticles {
  const { problems } = serverTexts(basket.language).freeArticle;
  const given: GivenArticle[] = [];
  const around: Surroundings = { ...basket, given };
  const chosen = freeArticleIds.flatMap((id) => {
    const stored = freeArticles.find((candidate) => candidate.id === id);
    if (stored === undefined) return [];
    const problem = given.length < freeArticleCount ? problemOf(stored, around) : problems.tooMany;
    const { article, quantity, couponId } = stored;
    if (problem === '' && article !== null) given.push({ id, article, quantity, couponId });
    return [viewOf(stored, problem, around.goods)];
  });
  const open = freeArticles
    .filter(({ id }) => !freeArticleIds.includes(id))
    .filter(
      (stored) =>
        isOffered(stored, around) && isFreeArticleShown(stored, around.goods) && isThere(stored, around),
    );
  const refusedFor = (stored: StoredFreeArticle): string => {
    const problem = problemOf(stored, around);
    return problem === '' && given.length >= freeArticleCount ? problems.tooMany : problem;
  };
  const possible = open.map((stored) => viewOf(stored, refusedFor(stored), around.goods));
  const isCouponGiftOpen =
    open.some((gift) => isOfCoupon(gift, around.coupon) && refusedFor(gift) === '') &&
    !given.some((gift) => isOfCoupon(gift, around.coupon));
  const type = around.coupon?.kind === 'freeArticle' ? 'article' : 'value_of_goods';
  return { chosen, possible, given, type, isCouponGiftOpen };
}

/** The parts of the basket's state that say so. */
export const freeArticlesIn = ({
  chosen,
  possible,
  type,
}: ReckonedFreeArticles): Pick<
  BasketState,
  'freeArticles' | 'possibleFreeArticles' | 'couponFreeArticles'
> => ({
  freeArticles: [...chosen],
  possibleFreeArticles: [...possible],
  couponFreeArticles: { type, count: freeArticleCount },
});
