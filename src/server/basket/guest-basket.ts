import { formatQuantity } from '#domain/unit.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Language } from '#contract/system.ts';
import { textsOf } from '#texts/catalogues.ts';
import { isRefusedLine, planAdd } from './basket-lines.ts';
import type { SellingRules } from './basket-lines.ts';
import type { LineBook } from './line-book.ts';
import { lineOf, lineSentence } from './line-sentences.ts';
import { partOf } from './planned-items.ts';
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
  language: Language,
): PlannedMerge {
  const touched = new Map<string, PositionToPut>();
  const changed: string[] = [];
  const refused: string[] = [];
  let added = 0;
  for (const position of brought) {
    const { article, articleNumber, quantity, timestamp } = position;
    const planned = planAdd(book, article, { ...position, mayBeLess: true }, rules, new Date(timestamp));
    if (isRefusedLine(planned) || article === null) {
      if (isRefusedLine(planned))
        refused.push(lineSentence({ language }, planned, lineOf(articleNumber, article)));
      continue;
    }
    added += 1;
    const { quantityAdded } = planned;
    if (quantityAdded < quantity) changed.push(partOf({ language }, article, quantity, planned).message);
    if (quantityAdded > quantity) {
      const { units } = textsOf(language).vocabulary;
      const amount = (pieces: number): string => formatQuantity(pieces, article.unit, units, language);
      const { moreAdded } = orderingTexts(language);
      changed.push(moreAdded({ name: article.name, asked: amount(quantity), added: amount(quantityAdded) }));
    }
    book.put(planned.position, article);
    touched.set(groupingKey(planned.position), planned.position);
  }
  return { touched: [...touched.values()], added, changed, refused };
}
