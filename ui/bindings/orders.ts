import { useEffect, useRef, useState } from 'react';
import type { Successor } from '#contract/basket.ts';
import type { Order } from '#contract/order.ts';
import { isGiftLine } from '#domain/free-article.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import { reckonsNet } from '#domain/price.ts';
import { selectBasketView } from '#machines/basket/basket.selectors.ts';
import type { BasketView, PositionView } from '#machines/basket/basket.selectors.ts';
import type { BasketCommand, RefusedItem } from '#machines/basket/basket.types.ts';
import { useShop } from './shop.ts';

/** Saving an order as PDF: which one is under way, and which one failed last. */
export function useOrderPdf() {
  const { viewCalls } = useShop();
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const download = async (orderNumber: string, orderKey: string | null): Promise<void> => {
    if (underWay !== null) return;
    setUnderWay(orderNumber);
    setFailed(null);
    try {
      await (await viewCalls()).downloadOrderFile(orderNumber, orderKey);
    } catch {
      setFailed(orderNumber);
    } finally {
      setUnderWay(null);
    }
  };
  return { underWay, failed, download };
}

/** Asks for what an own order consists of. */
export function useOrderedPositions(): (orderNumber: string) => Promise<Order['positions']> {
  const { viewCalls } = useShop();
  return async (orderNumber) => (await viewCalls()).loadOrderedPositions(orderNumber);
}

/** What became of ordering again. */
interface Reordered {
  /** Lines of which something was put into the basket. */
  readonly addedCount: number;
  readonly missing: readonly MissingLine[];
  /** What costs more or less than it did then. */
  readonly otherPrices: readonly OtherPrice[];
}

/** A line that is not in the basket, or not whole. */
export interface MissingLine {
  readonly name: string;
  /** Null where it has left the catalogue. */
  readonly message: string | null;
  /** What has taken its place, and how it goes into the basket; null where nothing has that can be had. */
  readonly instead: { readonly successor: Successor; readonly items: ItemsToAdd } | null;
}

export interface OtherPrice {
  readonly name: string;
  /** Cents of a unit, in the prices the buyer reckons with. */
  readonly before: number;
  readonly now: number;
}

type ItemsToAdd = Extract<BasketCommand, { readonly type: 'items.add' }>['items'];

/** Lines that are on their way to the basket. */
interface Sent {
  readonly items: ItemsToAdd;
  /** In the order of the items. */
  readonly lines: readonly KnownLine[];
  /** What is missing without having been asked for. */
  readonly unknown: readonly MissingLine[];
}

/** A line of an order, or of a list, that is to be put into the basket. */
export type LineToReorder = Pick<
  Order['positions'][number],
  'articleNumber' | 'shopDepotId' | 'quantity' | 'unit' | 'hint' | 'costCenter' | 'url' | 'displayName'
> & {
  readonly offerNumber?: string;
  /** What a unit cost then; left out where nothing was paid yet. */
  readonly unitNet?: number;
  readonly unitGross?: number;
};

/** One whose article there still is. */
type KnownLine = LineToReorder & { readonly shopDepotId: number };

const itemOf = ({ offerNumber, ...line }: Omit<KnownLine, 'url' | 'displayName'>): ItemsToAdd[number] => ({
  articleNumber: line.articleNumber,
  shopDepotId: line.shopDepotId,
  quantity: line.quantity,
  unit: line.unit,
  hint: line.hint,
  costCenter: line.costCenter,
  ...(offerNumber === undefined ? {} : { offerNumber }),
  mayBeLess: true,
});

/**
 * All lines that were paid for are asked for, also of what has left the catalogue: the answer names what has taken its place. A gift
 * that is put in again would be paid for. An article that is no more has none, and of the same number in another depot nothing was ordered.
 */
function sentOf(positions: readonly LineToReorder[]): Sent {
  const isKnown = (line: LineToReorder): line is KnownLine => line.shopDepotId !== null;
  const bought = positions.filter((line) => !isGiftLine(line));
  const lines = bought.filter(isKnown);
  const unknown = bought
    .filter((line) => !isKnown(line))
    .map(({ displayName: name }) => ({ name, message: null, instead: null }));
  return { items: lines.map(itemOf), lines, unknown };
}

/** What became of the lines that were refused; an offer of the article that is gone is none of its successor. */
const missingIn = ({ lines, unknown }: Sent, refused: readonly RefusedItem[]): readonly MissingLine[] => [
  ...unknown,
  ...refused.flatMap(({ index, message, successor }): MissingLine[] => {
    const line = lines[index];
    if (line === undefined) return [];
    const { displayName: name, url, quantity, hint, costCenter } = line;
    const instead =
      successor === undefined
        ? null
        : {
            successor,
            items: [itemOf({ ...successor, quantity, hint, costCenter })],
          };
    return [{ name, message: url === '' ? null : message, instead }];
  }),
];

/** Nothing but the price can have changed: none of the ladder's rungs lies between what is in the basket and what was ordered. */
const isComparable = (
  { quantity: held, prices }: PositionView,
  { quantity: ordered }: LineToReorder,
): boolean => {
  const [fewer, more] = held <= ordered ? [held, ordered] : [ordered, held];
  return prices.every(({ quantity_lower_bound: rung }) => rung <= fewer || rung > more);
};

/** Which of the lines are in the basket for another price than they were bought for. */
function otherPricesIn(
  { mode, isTaxExempt, positions }: BasketView,
  { lines }: Sent,
  refused: readonly RefusedItem[],
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

/**
 * Puts what was ordered, or what is on a list, into the basket; what cannot be had is told here alone, with what may be had instead.
 *
 * @param otherwise what is said when nobody says why it failed
 */
export function useReorder(loadPositions: () => Promise<readonly LineToReorder[]>, otherwise: string) {
  const { basket } = useShop().system;
  /** The line that is taken instead, or all of them. */
  const [underWay, setUnderWay] = useState<'all' | MissingLine | null>(null);
  const [reordered, setReordered] = useState<Reordered | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<MissingLine>>(new Set());
  const [failures, setFailures] = useState<readonly string[]>([]);
  const sent = useRef<Sent | MissingLine | null>(null);

  // From the first drawing on: what is refused at once is told before anything is drawn again.
  useEffect(() => {
    const itemsSent = (): ItemsToAdd | undefined => {
      const { current } = sent;
      return current === null ? undefined : 'items' in current ? current.items : current.instead?.items;
    };
    const settle = (): void => {
      sent.current = null;
      setUnderWay(null);
    };
    const subscriptions = [
      basket.on('basket.itemsAdded', ({ items, addedCount, refused }) => {
        const { current } = sent;
        if (current === null || items !== itemsSent()) return;
        if ('items' in current) {
          const missing = missingIn(current, refused);
          const otherPrices = otherPricesIn(selectBasketView(basket.getSnapshot()), current, refused);
          setReordered({ addedCount, missing, otherPrices });
        } else {
          if (addedCount > 0) setTaken((before) => new Set(before).add(current));
          setFailures(refused.map(({ message }) => message));
        }
        settle();
      }),
      basket.on('basket.changeFailed', ({ change, problem: { code, messages } }) => {
        if (change.kind !== 'addItems' || change.items !== itemsSent()) return;
        // The sign-in comes, and says so.
        if (code !== 'session.ended') setFailures(messages.length > 0 ? messages : [otherwise]);
        settle();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [basket, otherwise]);

  const reorder = async (): Promise<void> => {
    if (underWay !== null) return;
    setFailures([]);
    setReordered(null);
    setTaken(new Set());
    setUnderWay('all');
    try {
      const asked = sentOf(await loadPositions());
      sent.current = asked;
      if (asked.items.length > 0) {
        basket.send({ type: 'items.add', items: asked.items, occasion: 'reorder' });
        return;
      }
      setReordered({ addedCount: 0, missing: asked.unknown, otherPrices: [] });
    } catch {
      setFailures([otherwise]);
    }
    setUnderWay(null);
  };
  /** Puts what has taken the place of a missing line into the basket, as much of it as was asked for then. */
  const takeInstead = (missing: MissingLine): void => {
    if (underWay !== null || missing.instead === null) return;
    setFailures([]);
    sent.current = missing;
    setUnderWay(missing);
    basket.send({ type: 'items.add', items: missing.instead.items, occasion: 'reorder' });
  };
  return { underWay, reordered, taken, failures, reorder, takeInstead };
}
