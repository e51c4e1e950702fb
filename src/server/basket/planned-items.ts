import type { ItemToAdd, QuantityCorrection } from '#contract/basket.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import { formatNumber } from '#domain/money-format.ts';
import { formatQuantity } from '#domain/unit.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import { isRefusedLine, planAdd, shortOf } from './basket-lines.ts';
import type { LineChange, SellingRules } from './basket-lines.ts';
import type { LineBook } from './line-book.ts';
import { lineOf, lineSentence } from './line-sentences.ts';
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
export function partOf(
  { language }: Pick<Visitor, 'language'>,
  { articleNumber, name, unit }: BasketArticle,
  asked: number,
  { quantityAdded, correction }: LineChange,
): Omit<RefusedItem, 'index'> {
  const message = orderingTexts(language).onlyPartAdded({
    name,
    asked: formatQuantity(asked, unit, textsOf(language).vocabulary.units, language),
    quantityAdded,
    added: formatNumber(quantityAdded, language),
  });
  return {
    articleNumber,
    code: correction === null ? 'stock.tooLow' : 'quantity.tooHigh',
    message,
    added: quantityAdded,
  };
}

interface PlannedItems {
  readonly touched: readonly PositionToPut[];
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
  for (const [index, item] of items.entries()) {
    const article = byKey.get(`${item.articleNumber}-${item.shopDepotId}`) ?? null;
    const since = new Date(Math.min(item.formerTimestamp ?? Infinity, now.getTime()));
    const planned = planAdd(book, article, item, rules, since);
    if (isRefusedLine(planned) || article === null) {
      if (!isRefusedLine(planned)) continue;
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
    if (asked !== null) refused.push({ index, ...partOf(visitor, article, asked, planned) });
    if (planned.correction !== null) corrections.push(planned.correction);
    book.put(planned.position, article);
    touched.set(groupingKey(planned.position), planned.position);
  }
  return { touched: [...touched.values()], corrections, refused };
}
