import { isGiftLine } from '#domain/free-article.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import { reckonsNet } from '#domain/price.ts';
import type {
  AskedLines,
  ItemsToAdd,
  KnownLine,
  LinesAdded,
  LineToReorder,
  MissingLine,
  OtherPrice,
  PricedBasket,
  ReorderContext,
  Reordered,
} from './reorder.types.ts';

/** Before anything was asked for, and after an order of which nothing is known. */
export const nothingAsked: AskedLines = { items: [], lines: [], unknown: [] };

const itemOf = ({
  offerNumber = '',
  ...line
}: Omit<KnownLine, 'url' | 'displayName'>): ItemsToAdd[number] => ({
  articleNumber: line.articleNumber,
  shopDepotId: line.shopDepotId,
  quantity: line.quantity,
  unit: line.unit,
  hint: line.hint,
  costCenter: line.costCenter,
  ...(offerNumber === '' ? {} : { offerNumber }),
  mayBeLess: true,
});

const isKnown = (line: LineToReorder): line is KnownLine => line.shopDepotId !== null;

/**
 * All lines that were paid for are asked for, also of what has left the catalogue: the answer names what has taken its place. A gift
 * that is put in again would be paid for. An article that is no more has none, and of the same number in another depot nothing was ordered.
 */
export function askedFor(positions: readonly LineToReorder[]): AskedLines {
  const bought = positions.filter((line) => !isGiftLine(line));
  const lines = bought.filter(isKnown);
  const unknown = bought
    .filter((line) => !isKnown(line))
    .map(({ displayName: name }) => ({ name, message: null, instead: null }));
  return { items: lines.map(itemOf), lines, unknown };
}

/** What became of the lines that were refused; an offer of the article that is gone is none of its successor. */
const missingIn = (
  { lines, unknown }: AskedLines,
  refused: LinesAdded['refused'],
): readonly MissingLine[] => [
  ...unknown,
  ...refused.flatMap(({ index, message, successor }): MissingLine[] => {
    const line = lines[index];
    if (line === undefined) return [];
    const { displayName: name, url, quantity, hint, costCenter } = line;
    const instead =
      successor === undefined
        ? null
        : { successor, items: [itemOf({ ...successor, quantity, hint, costCenter })] };
    return [{ name, message: url === '' ? null : message, instead }];
  }),
];

/** Nothing but the price can have changed: none of the ladder's rungs lies between what is in the basket and what was ordered. */
const isComparable = (
  { quantity: held, prices }: PricedBasket['positions'][number],
  { quantity: ordered }: LineToReorder,
): boolean => {
  const [fewer, more] = held <= ordered ? [held, ordered] : [ordered, held];
  return prices.every(({ quantity_lower_bound: rung }) => rung <= fewer || rung > more);
};

/** Which of the lines are in the basket for another price than they were bought for. */
function otherPricesIn(
  { lines }: AskedLines,
  { refused, basket: { mode, isTaxExempt, positions } }: LinesAdded,
): readonly OtherPrice[] {
  const isNet = mode !== null && reckonsNet({ mode, isTaxExempt });
  const byKey = new Map(positions.map((position) => [groupingKey(position), position]));
  const left = new Set(refused.filter(({ added }) => added === 0).map(({ index }) => index));
  return lines.flatMap((line, index) => {
    const position = byKey.get(groupingKey({ offerNumber: '', ...line }));
    if (left.has(index) || position === undefined || !isComparable(position, line)) return [];
    const before = isNet ? line.unitNet : line.unitGross;
    const now = isNet ? position.price.net_price : position.price.gross_price;
    return before === undefined || now === null || now === before
      ? []
      : [{ name: line.displayName, before, now }];
  });
}

/** What became of what the basket was asked for. */
export const reorderedOf = (asked: AskedLines, added: LinesAdded): Reordered => ({
  addedCount: added.addedCount,
  missing: missingIn(asked, added.refused),
  otherPrices: otherPricesIn(asked, added),
});

/** What there is to say where the basket was asked for nothing. */
export const nothingAdded = ({ unknown }: AskedLines): Reordered => ({
  addedCount: 0,
  missing: unknown,
  otherPrices: [],
});

/** What became of what was taken instead. */
export const reorderedInstead = ({
  addedCount,
  refused,
}: LinesAdded): Pick<Reordered, 'addedCount' | 'missing'> => ({
  addedCount,
  missing: refused.map(({ articleNumber, message }) => ({ name: articleNumber, message, instead: null })),
});

/** What stands for the missing line at a place as long as it was not taken; null where there is nothing. */
export const insteadAt = (
  { reordered, taken }: ReorderContext,
  place: number | null,
): MissingLine['instead'] =>
  place === null || taken.includes(place) ? null : (reordered?.missing[place]?.instead ?? null);
