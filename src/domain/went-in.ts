/** Amount of an article that is put into the basket. */
export interface AddedArticle<Amount extends number | string = number | string> {
  readonly articleNumber: string;
  readonly quantity: Amount;
}

/**
 * What of several articles went into the basket, with the amounts that did (S7.2-34).
 *
 * @param refused by place among the articles; `added` is what went in all the same
 */
export const wentIn = <Amount extends number | string>(
  items: readonly AddedArticle<Amount>[],
  refused: readonly { readonly index: number; readonly added: number }[],
): AddedArticle<Amount | number>[] =>
  items
    .map(({ articleNumber, quantity }, place) => ({
      articleNumber,
      quantity: refused.find(({ index }) => index === place)?.added ?? quantity,
    }))
    .filter(({ quantity }) => quantity !== 0);
