import { costPerPage } from './price.ts';

/** What of an article is compared. */
export interface ComparedPrice {
  /** Integer cents in the kind of the mode; null without a price. */
  readonly priceCents: number | null;
  readonly yieldPages: number | null;
  /** Whether it can be had now. */
  readonly isOrderable: boolean;
}

export interface Compared<Article> {
  readonly article: Article;
  readonly isOwn: boolean;
  /** Hundredths of a cent a page; null when it is not known. */
  readonly cost: number | null;
  /** How much less a page costs than with the own article, in whole percent; below zero it costs more. Null when unknown, and for what cannot be had. */
  readonly savingPercent: number | null;
}

/**
 * An article beside what would do instead, the cheapest page first; what no cost is known of comes after that, in the order
 * given, and last what cannot be had.
 */
export function comparePages<Article>(
  own: Article,
  others: readonly Article[],
  priceOf: (article: Article) => ComparedPrice,
): Compared<Article>[] {
  const costOf = (article: Article): number | null => {
    const { priceCents, yieldPages } = priceOf(article);
    return costPerPage(priceCents, yieldPages);
  };
  const ownCost = costOf(own);
  const isMissed = ({ article }: Compared<Article>): boolean => !priceOf(article).isOrderable;
  const rows = [own, ...others].map((article, place): Compared<Article> => {
    const cost = place === 0 ? ownCost : costOf(article);
    const isComparable =
      place > 0 && priceOf(article).isOrderable && cost !== null && ownCost !== null && ownCost > 0;
    return {
      article,
      isOwn: place === 0,
      cost,
      savingPercent: isComparable ? Math.round(((ownCost - cost) / ownCost) * 100) : null,
    };
  });
  return rows.toSorted(
    (left, right) =>
      Number(isMissed(left)) - Number(isMissed(right)) ||
      (left.cost ?? Infinity) - (right.cost ?? Infinity) ||
      0,
  );
}
