import { maximumPositions } from '#contract/basket.ts';
import { formatQuantity } from '#domain/unit.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { LineRefusal } from './basket-lines.ts';
import type { BasketArticle } from './stored-article.ts';

/** The sentence for a line that was not taken. */
export function lineSentence(
  visitor: Pick<Visitor, 'language'>,
  refused: LineRefusal,
  line: {
    readonly articleNumber: string;
    readonly name: string;
    readonly maximum: number;
    readonly unit: string;
  },
): string {
  const texts = orderingTexts(visitor.language);
  switch (refused.code) {
    case 'article.notFound':
      return texts.articleNotFound({ articleNumber: line.articleNumber });
    case 'order.notAllowed':
      return texts.orderNotAllowed;
    case 'article.withoutPrice':
      return texts.articleWithoutPrice({ name: line.name });
    case 'article.notOrderable':
      return texts.articleNotOrderable({ name: line.name });
    case 'quantity.tooHigh':
      return texts.quantityTooHigh({ name: line.name, maximum: line.maximum });
    case 'stock.tooLow':
      return texts.stockTooLow({
        name: line.name,
        available: refused.available,
        amount: formatQuantity(
          refused.available,
          line.unit,
          textsOf(visitor.language).vocabulary.units,
          visitor.language,
        ),
        inBasket: refused.inBasket,
      });
    case 'basket.full':
      return texts.basketFull({ maximum: maximumPositions });
  }
}

/** What a sentence about a line names; the number where the article is not known. */
export const lineOf = (articleNumber: string, article: BasketArticle | null) => ({
  articleNumber,
  name: article?.name ?? articleNumber,
  maximum: article?.maximum ?? 0,
  unit: article?.unit ?? '',
});
