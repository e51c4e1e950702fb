import { articlePath } from '#contract/article-path.ts';
import { mostQuickLines } from '#contract/quick-order.ts';
import type { QuickAnswer, QuickArticle } from '#contract/quick-order.ts';
import { largestWithin, parseQuantity } from '#domain/quantity.ts';
import { articleRefusal, ladderOf, ruleOf, stockLimitOf } from '#server/basket/basket-lines.ts';
import type { SellingRules } from '#server/basket/basket-lines.ts';
import { sellingRulesOf } from '#server/basket/basket-view.ts';
import { lineOf, lineSentence } from '#server/basket/line-sentences.ts';
import type { BasketArticle } from '#server/basket/stored-article.ts';
import { requireLinesWithin } from '#server/calls/line-limit.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { basePriceOf } from '#server/catalogue/base-price.ts';
import { pictureOf } from '#server/catalogue/tile.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { FoundNumber, NumberReading } from '#server/search/find-numbers.ts';
import { namedColours } from '#server/search/query-facets.ts';
import type { SearchService } from '#server/search/search.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { readArticles, successorsOfGone } from './quick-order.repository.ts';
import type { FoundArticle, PricedArticle } from './quick-order.repository.ts';

export interface QuickOrderNeeds {
  readonly foundation: Foundation;
  readonly search: SearchService;
  readonly settings: SettingsService;
}

export interface QuickOrderService {
  /**
   * Which articles typed numbers mean, in their order; as many questions to the database for all of them as for one.
   *
   * @param quantities how many are wanted of each, as it was typed
   * @throws Refused with `lines.tooMany`
   */
  readonly resolve: (
    visitor: Visitor,
    numbers: readonly string[],
    quantities: readonly string[],
  ) => Promise<readonly QuickAnswer[]>;
}

/** Readings by which an article is only like what was typed. */
const unsure: readonly NumberReading[] = ['mistyped', 'beginning'];

/** Articles of a line that somebody chooses from. */
const mostChoices = 8;

type Sayer = Pick<Visitor, 'language'>;

function whyToChoose(
  reading: NumberReading,
  typed: string,
  words: ReturnType<typeof serverTexts>['quickOrder'],
): string {
  if (reading === 'besideCount') return words.besideCount({ typed });
  return reading === 'beginning' || reading === 'mistyped'
    ? words.beginning({ typed })
    : words.several({ typed });
}

function quickArticle(
  { article, compared }: PricedArticle,
  rules: SellingRules,
  visitor: Sayer,
): QuickArticle {
  const refused = articleRefusal(article, rules);
  const limit = stockLimitOf(article, rules);
  const isPriced = rules.isPriceDisplayed && article.netPrice !== null;
  return {
    articleNumber: article.articleNumber,
    shopDepotId: article.shopDepotId,
    displayName: article.name,
    manufacturerNumber: article.manufacturerNumber,
    url: articlePath(article),
    image: pictureOf(article),
    unit: article.unit,
    prices: ladderOf(isPriced ? article : { ...article, netPrice: null }, rules).map((rung) => ({
      ...rung,
      basePrice: basePriceOf(rung, rules.isTaxExempt ? 0 : article.taxRate, compared),
    })),
    stock: article.stock,
    sap_delivery_state: article.deliveryState,
    min_order_price_unit: article.minimum,
    max_order_price_unit: article.maximum,
    step_order_price_unit: article.step,
    available: limit === null ? null : largestWithin(ruleOf(article), limit),
    problem: refused === null ? '' : lineSentence(visitor, refused, lineOf(article.articleNumber, article)),
  };
}

/** The number of an article that was meant, as the shop writes it. */
const writtenNumber = ({ articleNumber, manufacturerNumber }: BasketArticle, key: string): string =>
  keyOf(manufacturerNumber) === key ? manufacturerNumber : keyOf(articleNumber) === key ? articleNumber : key;

/** How many a line wants, where it says so beside its number or behind it. */
function wantedBy(typed: string, quantity: string, reading: NumberReading | undefined): number {
  const behind = reading === 'besideCount' ? (/\s(\d{1,4})$/.exec(typed)?.[1] ?? '') : '';
  const wanted = parseQuantity(quantity === '' ? behind : quantity);
  return Number.isFinite(wanted) ? wanted : 1;
}

/** Those of a colour that was typed lead, then those of which as many are in stock as are wanted. */
function likeliestFirst(
  articles: readonly FoundArticle[],
  typed: string,
  wanted: number,
): readonly FoundArticle[] {
  const colours = namedColours(foldWords(typed));
  const place = ({ basisfarbe, article: { stock, isUnbounded } }: FoundArticle): number =>
    (colours.size === 0 || (basisfarbe !== null && colours.has(basisfarbe)) ? 0 : 2) +
    (isUnbounded || stock >= wanted ? 0 : 1);
  return articles.toSorted((left, right) => place(left) - place(right));
}

/** Articles that are gone for good, so that what has taken their place is named. */
const isGone = ({ article }: FoundArticle, rules: SellingRules): boolean =>
  articleRefusal(article, rules)?.obstacle === 'discontinued';

/** Reads many numbers at once for the page of the quick order (S2.7-37). */
export function createQuickOrderService({
  foundation: { database },
  search,
  settings,
}: QuickOrderNeeds): QuickOrderService {
  const answerFor = (
    typed: string,
    found: FoundNumber | null,
    articles: readonly FoundArticle[],
    successor: PricedArticle | undefined,
    rules: SellingRules,
    visitor: Sayer,
  ): QuickAnswer => {
    const words = serverTexts(visitor.language).quickOrder;
    const shown = (priced: PricedArticle): QuickArticle => quickArticle(priced, rules, visitor);
    const replacedBy = (priced: PricedArticle): QuickAnswer => ({
      state: 'replaced',
      reason: words.replaced({ typed, name: priced.article.name }),
      articles: [shown(priced)],
      more: 0,
    });
    if (successor !== undefined) return replacedBy(successor);
    const [first] = articles;
    if (found === null || first === undefined) {
      return {
        state: 'unknown',
        reason: typed === '' ? words.withoutNumber : words.unknown({ typed }),
        articles: [],
        more: 0,
      };
    }
    const { reading, key } = found;
    if (articles.length > 1 || reading === 'beginning' || reading === 'besideCount')
      return {
        state: 'ambiguous',
        reason: whyToChoose(reading, typed, words),
        articles: articles.slice(0, mostChoices).map(shown),
        more: Math.max(0, articles.length - mostChoices),
      };
    if (isGone(first, rules) && first.successor !== null) return replacedBy(first.successor);
    const one = { articles: [shown(first)], more: 0 };
    if (reading === 'asTyped') return { ...one, state: 'ok', reason: '' };
    const read = writtenNumber(first.article, key);
    return { ...one, state: 'corrected', reason: words[reading]({ typed, read }) };
  };

  return {
    async resolve(visitor, numbers, quantities) {
      const { language } = visitor;
      requireLinesWithin(mostQuickLines, numbers, language, serverTexts(language).quickOrder.tooMany);
      const [found, known] = await Promise.all([search.numbers(numbers), settings.read()]);
      const rules = sellingRulesOf(visitor, known);
      const articles = await readArticles(database, [...new Set(found.flatMap((one) => one?.ids ?? []))]);
      const visible = articles.filter(({ article }) => article.isVisible);
      const of = found.map((one, place) => {
        const ids = new Set(one?.ids);
        const typed = numbers[place]!;
        return likeliestFirst(
          visible.filter(({ article }) => ids.has(article.id)),
          typed,
          wantedBy(typed, quantities[place] ?? '', one?.reading),
        );
      });
      // Who is near a number that was there once means what has taken its place.
      const isSure = (place: number): boolean =>
        of[place]!.length > 0 && !unsure.includes(found[place]!.reading);
      const open = numbers.filter((typed, place) => !isSure(place) && keyOf(typed) !== '');
      const gone = await successorsOfGone(database, [...new Set(open.map(keyOf))]);
      return numbers.map((typed, place) =>
        answerFor(
          typed,
          found[place]!,
          of[place]!,
          isSure(place) ? undefined : gone.get(keyOf(typed)),
          rules,
          visitor,
        ),
      );
    },
  };
}
