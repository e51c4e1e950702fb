import type { ItemToAdd, QuantityCorrection } from '#contract/basket.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { isRefusedLine, planAdd, shortOf } from './basket-lines.ts';
import type { LineAdded, SellingRules } from './basket-lines.ts';
import type { LineBook } from './line-book.ts';
import { lineOf, lineSentence, partSentence } from './line-sentences.ts';
import type { BasketArticle } from './stored-article.ts';
import type { PositionToPut } from './stored-basket.ts';

/** A line that was not taken, or not whole. */
export interface RefusedItem {
  readonly index: number;
  readonly articleNumber: string;
  readonly code: string;
  readonly message: string;
  readonly added: number;
}

/** What is told of a line of which less went in than was asked for. */
const partOf = (
  visitor: Pick<Visitor, 'language'>,
  asked: number,
  { article, quantityAdded, correction }: LineAdded,
): Omit<RefusedItem, 'index'> => ({
  articleNumber: article.articleNumber,
  code: correction === null ? 'stock.tooLow' : 'quantity.tooHigh',
  message: partSentence(visitor, article, asked, quantityAdded),
  added: quantityAdded,
});

/** What went in of an article, in pieces. */
export interface TakenItem {
  readonly articleNumber: string;
  readonly quantity: number;
}

interface PlannedItems {
  readonly touched: readonly PositionToPut[];
  readonly taken: TakenItem[];
  readonly corrections: QuantityCorrection[];
  readonly refused: RefusedItem[];
}

/** Puts lines into the book one after the other; each ends as put or as refused with a reason, one that may be less as both. */
export function planItems(
  book: LineBook,
  articles: readonly BasketArticle[],
  items: readonly ItemToAdd[],
  visitor: Pick<Visitor, 'language'>,
  { rules, now }: { readonly rules: SellingRules; readonly now: Date },
): PlannedItems {
  const byKey = new Map(
    articles.map((article) => [`${article.articleNumber}-${article.shopDepotId}`, article]),
  );
  const touched = new Map<string, PositionToPut>();
  const corrections: QuantityCorrection[] = [];
  const refused: RefusedItem[] = [];
  const taken: TakenItem[] = [];
  for (const [index, item] of items.entries()) {
    const article = byKey.get(`${item.articleNumber}-${item.shopDepotId}`) ?? null;
    // A millisecond apart: lines of one moment would stand in the order of their numbers (S3.2-04), not of a set's colours.
    const since = new Date(Math.min(item.formerTimestamp ?? Infinity, now.getTime() + index));
    const planned = planAdd(book, article, item, rules, since);
    if (isRefusedLine(planned)) {
      const message = lineSentence(visitor, planned, lineOf(item.articleNumber, article));
      refused.push({
        index,
        articleNumber: item.articleNumber,
        code: planned.code,
        message,
        added: 0,
      });
      continue;
    }
    const asked = shortOf(item, planned);
    if (asked !== null) refused.push({ index, ...partOf(visitor, asked, planned) });
    if (planned.correction !== null) corrections.push(planned.correction);
    taken.push({ articleNumber: item.articleNumber, quantity: planned.quantityAdded });
    book.put(planned.position, planned.article);
    touched.set(groupingKey(planned.position), planned.position);
  }
  return { touched: [...touched.values()], taken, corrections, refused };
}
