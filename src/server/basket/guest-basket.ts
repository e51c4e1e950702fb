import { formatNumber } from '#domain/money-format.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { isRefusedLine, planAdd } from './basket-lines.ts';
import type { SellingRules } from './basket-lines.ts';
import type { LineBook } from './line-book.ts';
import { lineOf, lineSentence, moreSentence, nowSentence, partSentence } from './line-sentences.ts';
import type { MergeReport, PositionToPut, StoredPosition } from './stored-basket.ts';

/** Of the basket that was there so many lines are named. */
const mostNamed = 5;

/** What lay in the person's basket before a guest's came to it, as it is told. */
export const formerLines = (
  kept: readonly StoredPosition[],
  { language }: Pick<Visitor, 'language'>,
): NonNullable<MergeReport['former']> => ({
  count: kept.length,
  lines: kept
    .slice(0, mostNamed)
    .map(
      ({ articleNumber, quantity, article }) =>
        `${formatNumber(quantity, language)} × ${lineOf(articleNumber, article).name}`,
    ),
});

interface PlannedMerge extends Omit<MergeReport, 'at' | 'hasFormer' | 'former'> {
  readonly touched: readonly PositionToPut[];
}

/**
 * Puts a guest's lines into the book, each as much of it as can be had; what went in otherwise, and what did not, ends as a sentence.
 */
export function planMerge(
  book: LineBook,
  brought: readonly StoredPosition[],
  rules: SellingRules,
  visitor: Pick<Visitor, 'language'>,
): PlannedMerge {
  const touched = new Map<string, PositionToPut>();
  const changed: string[] = [];
  const refused: string[] = [];
  let added = 0;
  for (const position of brought) {
    const { articleNumber, quantity, timestamp } = position;
    const asked = { ...position, mayBeLess: true };
    const planned = planAdd(book, position.article, asked, rules, new Date(timestamp));
    if (isRefusedLine(planned)) {
      refused.push(lineSentence(visitor, planned, lineOf(articleNumber, position.article)));
      continue;
    }
    const { article, quantityAdded } = planned;
    const isOther = quantityAdded !== quantity;
    const told = quantityAdded < quantity ? partSentence : moreSentence;
    const sentences = isOther ? [told(visitor, article, quantity, quantityAdded)] : [];
    // A line that was there is no other article: what is told is how much of it there is now.
    if (book.find(planned.position) === undefined) added += 1;
    else sentences.push(nowSentence(visitor, article, planned.position.quantity));
    if (sentences.length > 0) changed.push(sentences.join(' '));
    book.put(planned.position, article);
    touched.set(groupingKey(planned.position), planned.position);
  }
  return { touched: [...touched.values()], added, changed, refused };
}
