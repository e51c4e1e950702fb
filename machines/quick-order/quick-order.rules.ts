import type { BasePrice } from '#contract/article.ts';
import type { QuickAnswer, QuickArticle } from '#contract/quick-order.ts';
import { mostQuickLines } from '#contract/quick-order.ts';
import { tierFor } from '#domain/price.ts';
import {
  correctQuantity,
  largestQuantity,
  parseQuantity,
  quantityRuleOf,
  smallestQuantity,
} from '#domain/quantity.ts';
import type { TypedLine } from '#domain/quick-lines.ts';
import type {
  AnsweredNumber,
  ItemsToAdd,
  LinesTaken,
  QuickOrderContext,
  SheetLine,
} from './quick-order.types.ts';

/** The article of a line; null as long as none is known, or somebody has to choose. */
export const articleOf = ({ answer, chosen }: SheetLine): QuickArticle | null =>
  chosen === null ? null : (answer?.articles[chosen] ?? null);

/** How many of its article a line means. */
export interface LineQuantity {
  readonly quantity: number;
  /** What was typed is raised or rounded to what the article is sold in. */
  readonly isCorrected: boolean;
  /** More than can be had, none at all, or no number: the line waits for another quantity. */
  readonly fault: 'tooMany' | 'none' | 'notANumber' | null;
  /** The largest quantity that can be had. */
  readonly most: number;
}

/** Reads the quantity of a line by the rule of its article; what is too much is never cut, but told. */
export function quantityOf(line: Pick<SheetLine, 'quantity'>, article: QuickArticle): LineQuantity {
  const rule = quantityRuleOf(article);
  const most = Math.min(largestQuantity(rule), article.available ?? Infinity);
  if (line.quantity === '')
    return { quantity: smallestQuantity(rule), isCorrected: false, fault: null, most };
  const { quantity, reason } = correctQuantity(line.quantity, rule);
  if (reason === 'notANumber') return { quantity, isCorrected: false, fault: reason, most };
  // Sheets list what they do not order, too.
  if (parseQuantity(line.quantity) <= 0) return { quantity, isCorrected: false, fault: 'none', most };
  if (reason === 'aboveMaximum' || quantity > most)
    return { quantity, isCorrected: false, fault: 'tooMany', most };
  return { quantity, isCorrected: reason !== null, fault: null, most };
}

/** Cents net and gross; null without a price. */
export interface Costs {
  readonly net: number | null;
  readonly gross: number | null;
}

/** What one of an article costs where so many of it are taken. */
export function priceAt({ prices }: QuickArticle, quantity: number): Costs {
  const rung = tierFor(prices, quantity);
  return { net: rung?.net_price ?? null, gross: rung?.gross_price ?? null };
}

/** Its price by what it contains where so many of it are taken (PAngV § 4); null where none has to be given. */
export const basePriceAt = ({ prices }: QuickArticle, quantity: number): BasePrice | null =>
  tierFor(prices, quantity)?.basePrice ?? null;

/** What so many of an article cost, by its ladder. */
export function costsOf(article: QuickArticle, quantity: number): Costs {
  const { net, gross } = priceAt(article, quantity);
  const times = (cents: number | null): number | null =>
    cents === null ? null : Math.round(cents * quantity);
  return { net: times(net), gross: times(gross) };
}

/** Whether a line can go into the basket as it stands. */
export function isReady(line: SheetLine): boolean {
  const article = articleOf(line);
  return article !== null && article.problem === '' && quantityOf(line, article).fault === null;
}

/** Whether a line that was looked up waits for somebody: it is not ready. */
export const isLeft = (line: SheetLine): boolean => line.answer !== null && !isReady(line);

/** The lines that can go into the basket, as the basket is asked for them. */
export const itemsOf = (lines: readonly SheetLine[]): ItemsToAdd =>
  lines.filter(isReady).flatMap((line) => {
    const article = articleOf(line);
    if (article === null) return [];
    const { articleNumber, shopDepotId } = article;
    return [{ articleNumber, shopDepotId, quantity: quantityOf(line, article).quantity, mayBeLess: true }];
  });

/** The numbers nobody has said the meaning of yet, each once. */
export const openNumbers = (lines: readonly SheetLine[]): readonly string[] => [
  ...new Set(lines.filter(({ answer }) => answer === null).map(({ number }) => number)),
];

/** What the lines of open numbers want of each, in their order. */
export const openQuantities = (lines: readonly SheetLine[]): readonly string[] =>
  openNumbers(lines).map(
    (number) => lines.find((line) => line.answer === null && line.number === number)?.quantity ?? '',
  );

/** A line whose number says behind itself how many, where the rest is the one article's own: 'TN-2410 2'. */
function withCount(line: SheetLine, answer: QuickAnswer): SheetLine | null {
  const [only, other] = answer.articles;
  const [, number = '', quantity = ''] = /^(.*\S)\s+(\d{1,4})$/.exec(line.number) ?? [];
  if (answer.state !== 'ambiguous' || line.quantity !== '' || number === '') return null;
  if (only === undefined || other !== undefined || answer.more > 0) return null;
  const isWhole = [only.articleNumber, only.manufacturerNumber].some(
    (own) => compared(own) === compared(number),
  );
  return isWhole
    ? { ...line, number, quantity, answer: { ...answer, state: 'ok', reason: '' }, chosen: 0 }
    : null;
}

/** The same lines with what their numbers mean; what is sure is chosen. */
export function withAnswers(
  lines: readonly SheetLine[],
  answered: readonly AnsweredNumber[],
): readonly SheetLine[] {
  const byNumber = new Map(answered.map(({ number, answer }) => [number, answer]));
  return lines.map((line) => {
    const answer = line.answer === null ? byNumber.get(line.number) : undefined;
    if (answer === undefined) return line;
    const isSure = answer.state === 'ok' || answer.state === 'corrected';
    return withCount(line, answer) ?? { ...line, answer, chosen: isSure ? 0 : null };
  });
}

const compared = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toUpperCase();

/** How many a number says behind itself: 2 of 'TN-2420 2'; empty for digits that are the article's own, as in 'CF 259' of the CF259A. */
function countBehind(number: string, article: QuickArticle): string {
  const [, count = ''] = /\s(\d{1,4})$/.exec(number) ?? [];
  const { displayName, manufacturerNumber, articleNumber } = article;
  const isOwn = [displayName, manufacturerNumber, articleNumber].some((own) =>
    compared(own).includes(compared(number)),
  );
  return isOwn ? '' : count;
}

/** The lines with one of the articles of a line; digits behind its number say how many where nothing else does. */
export const withChoice = (lines: readonly SheetLine[], id: number, place: number): readonly SheetLine[] =>
  lines.map((line) => {
    const article = line.answer?.articles[place];
    if (line.id !== id || article === undefined) return line;
    const quantity = line.quantity === '' ? countBehind(line.number, article) : line.quantity;
    return { ...line, chosen: place, quantity };
  });

const newLine = ({ number, quantity }: TypedLine, id: number): SheetLine => ({
  id,
  number,
  quantity,
  answer: null,
  chosen: null,
  refusal: '',
});

/** So many lines would be more than a sheet holds. */
export const isTooMany = ({ lines }: Pick<QuickOrderContext, 'lines'>, more: number): boolean =>
  lines.length + more > mostQuickLines;

/** The sheet with lines at its end. */
export const withLines = (
  { lines, nextId }: QuickOrderContext,
  more: readonly TypedLine[],
): Pick<QuickOrderContext, 'lines' | 'nextId'> => ({
  lines: [...lines, ...more.map((line, place) => newLine(line, nextId + place))],
  nextId: nextId + more.length,
});

/** The sheet with lines that stood there before whatever was typed by now. */
export function withLinesBefore(
  context: QuickOrderContext,
  more: readonly TypedLine[],
): Pick<QuickOrderContext, 'lines' | 'nextId'> {
  const { lines, nextId } = withLines({ ...context, lines: [] }, more);
  return { lines: [...lines, ...context.lines], nextId };
}

/** The sheet with one line as it was typed; whoever empties one takes it out. */
export function withLine(
  context: QuickOrderContext,
  id: number,
  typed: TypedLine,
): Pick<QuickOrderContext, 'lines'> {
  const { number, quantity } = typed;
  if (number === '') return { lines: context.lines.filter((line) => line.id !== id) };
  return {
    lines: context.lines.map((line) => {
      if (line.id !== id) return line;
      return line.number === number ? { ...line, quantity, refusal: '' } : newLine(typed, id);
    }),
  };
}

/** What stays after the basket was asked: what was not ready, and what was refused, with why; of what came in part the rest. */
export function leftAfter(lines: readonly SheetLine[], { refused }: LinesTaken): readonly SheetLine[] {
  let place = -1;
  return lines.flatMap((line) => {
    if (!isReady(line)) return [line];
    place += 1;
    const told = refused.find(({ index }) => index === place);
    const article = articleOf(line);
    if (told === undefined || article === null) return [];
    const rest = quantityOf(line, article).quantity - told.added;
    return rest <= 0 ? [] : [{ ...line, quantity: String(rest), refusal: told.message }];
  });
}
