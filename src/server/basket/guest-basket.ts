import { groupingKey } from '#domain/position-grouping.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { isRefusedLine, planAdd } from './basket-lines.ts';
import type { SellingRules } from './basket-lines.ts';
import type { LineBook } from './line-book.ts';
import { lineOf, lineSentence, moreSentence, partSentence } from './line-sentences.ts';
import type { MergeReport, PositionToPut, StoredPosition } from './stored-basket.ts';

interface PlannedMerge extends Omit<MergeReport, 'at' | 'hasFormer'> {
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
    added += 1;
    if (quantityAdded < quantity) changed.push(partSentence(visitor, article, quantity, quantityAdded));
    if (quantityAdded > quantity) changed.push(moreSentence(visitor, article, quantity, quantityAdded));
    book.put(planned.position, article);
    touched.set(groupingKey(planned.position), planned.position);
  }
  return { touched: [...touched.values()], added, changed, refused };
}
