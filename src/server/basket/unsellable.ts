import { refuse } from '#server/calls/failures.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { articleRefusal, stockLimitOf, stockRefusal } from './basket-lines.ts';
import type { LineRefusal } from './basket-lines.ts';
import { basketStateOf } from './basket-view.ts';
import type { Reckoning } from './basket-view.ts';
import { LineBook } from './line-book.ts';
import { lineOf, lineSentence } from './line-sentences.ts';
import type { StoredPosition } from './stored-basket.ts';

/**
 * Refuses with the fresh basket whatever keeps a line of it from being sold as it stands.
 *
 * @throws Refused with the code of the first such line
 */
export function refuseUnsellable(visitor: Visitor, reckoning: Reckoning): void {
  const { stored, rules } = reckoning;
  const refuseLine = ({ articleNumber, article }: StoredPosition, refused: LineRefusal): never =>
    refuse(refused.code, lineSentence(visitor, refused, lineOf(articleNumber, article)), {
      basket: basketStateOf(reckoning, visitor),
    });
  const book = new LineBook(stored.positions);
  for (const position of stored.positions) {
    const refused = articleRefusal(position.article, rules);
    const isSoldOut = refused?.obstacle === 'outOfStock';
    if (refused !== null) refuseLine(position, isSoldOut ? { ...refused, code: 'stock.tooLow' } : refused);
    const { article } = position;
    if (article === null) continue;
    const sum = book.quantityOf(position);
    const limit = stockLimitOf(article, rules);
    if (sum > article.maximum)
      refuseLine(position, { code: 'quantity.tooHigh', obstacle: null, available: 0, inBasket: 0 });
    if (limit !== null && sum > limit) refuseLine(position, stockRefusal(article, limit));
  }
}
