import { maximumPositions } from '#contract/basket.ts';
import type { Language } from '#contract/system.ts';
import { formatNumber } from '#domain/money-format.ts';
import { formatQuantity } from '#domain/unit.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { LineRefusal } from './basket-lines.ts';
import type { BasketArticle } from './stored-article.ts';

/** An amount with its unit, as sentences name it. */
export const amountText = (language: Language, quantity: number, unit: string): string =>
  formatQuantity(quantity, unit, textsOf(language).vocabulary.units, language);

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
      return refused.obstacle === 'discontinued'
        ? texts.articleDiscontinued({ name: line.name })
        : texts.articleNotOrderable({ name: line.name });
    case 'quantity.tooHigh':
      return texts.quantityTooHigh({
        name: line.name,
        maximum: formatNumber(line.maximum, visitor.language),
      });
    case 'stock.tooLow':
      return texts.stockTooLow({
        name: line.name,
        available: refused.available,
        amount: amountText(visitor.language, refused.available, line.unit),
        inBasket: refused.inBasket,
        held: formatNumber(refused.inBasket, visitor.language),
      });
    case 'basket.full':
      return texts.basketFull({ maximum: maximumPositions });
  }
}

/** The sentence for a line of which less went in than was asked for. */
export const partSentence = (
  { language }: Pick<Visitor, 'language'>,
  { name, unit }: BasketArticle,
  asked: number,
  quantityAdded: number,
): string =>
  orderingTexts(language).onlyPartAdded({
    name,
    asked: amountText(language, asked, unit),
    quantityAdded,
    added: formatNumber(quantityAdded, language),
  });

/** The sentence for a line of which more went in than was asked for, as its article is sold in steps. */
export const moreSentence = (
  { language }: Pick<Visitor, 'language'>,
  { name, unit }: BasketArticle,
  asked: number,
  quantityAdded: number,
): string =>
  orderingTexts(language).moreAdded({
    name,
    asked: amountText(language, asked, unit),
    added: amountText(language, quantityAdded, unit),
  });

/** The sentence for a line that was there already and holds another amount now. */
export const nowSentence = (
  { language }: Pick<Visitor, 'language'>,
  { name, unit }: BasketArticle,
  quantity: number,
): string => orderingTexts(language).nowInBasket({ name, amount: amountText(language, quantity, unit) });

/** What a sentence about a line names; the number where the article is not known. */
export const lineOf = (articleNumber: string, article: BasketArticle | null) => ({
  articleNumber,
  name: article?.name ?? articleNumber,
  maximum: article?.maximum ?? 0,
  unit: article?.unit ?? '',
});
