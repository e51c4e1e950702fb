import { articlePath } from '#contract/article-path.ts';
import type { ItemToAdd, Successor } from '#contract/basket.ts';
import { correctQuantity } from '#domain/quantity.ts';
import type { Executor } from '#server/database/pool.ts';
import { agreedPrice, articleRefusal, ruleOf } from './basket-lines.ts';
import type { SellingRules } from './basket-lines.ts';
import { loadSuccessors } from './basket.repository.ts';
import type { RefusedItem } from './planned-items.ts';
import type { BasketArticle } from './stored-article.ts';

/** A refused line with what has taken its article's place. */
export type RefusedWithSuccessor = RefusedItem & { readonly successor?: Successor };

/** Why an article may be gone for good. */
const goneCodes: ReadonlySet<string> = new Set(['article.notFound', 'article.notOrderable']);

function successorOf(article: BasketArticle, quantity: number | string, rules: SellingRules): Successor {
  const { net, gross } = agreedPrice(article, correctQuantity(quantity, ruleOf(article)).quantity, rules);
  return {
    articleNumber: article.articleNumber,
    shopDepotId: article.shopDepotId,
    displayName: article.name,
    url: articlePath(article),
    unit: article.unit,
    unitNet: net,
    unitGross: gross,
  };
}

/** Names with the lines that were refused what has taken an article's place, where the visitor may have it; one question in all. */
export async function withSuccessors(
  executor: Executor,
  items: readonly ItemToAdd[],
  refused: readonly RefusedItem[],
  rules: SellingRules,
): Promise<RefusedWithSuccessor[]> {
  const gone = refused.flatMap(({ code, index }) => (goneCodes.has(code) ? (items[index] ?? []) : []));
  if (gone.length === 0) return [...refused];
  const found = (await loadSuccessors(executor, gone)).filter(
    ({ successor }) => articleRefusal(successor, rules) === null,
  );
  return refused.map((line) => {
    const item = items[line.index];
    const row = found.find(
      ({ articleNumber, shopDepotId }) =>
        articleNumber === item?.articleNumber && shopDepotId === item.shopDepotId,
    );
    return item === undefined || row === undefined || !goneCodes.has(line.code)
      ? line
      : { ...line, successor: successorOf(row.successor, item.quantity, rules) };
  });
}
