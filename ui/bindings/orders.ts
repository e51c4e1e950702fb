import { useEffect, useRef, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { selectBasketView } from '#machines/basket/basket.selectors.ts';
import type { BasketView } from '#machines/basket/basket.selectors.ts';
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
  /** Names of what has left the catalogue. */
  readonly gone: readonly string[];
  readonly refused: readonly RefusedItem[];
  /** What costs more than it did then, in the prices the buyer reckons with. */
  readonly dearer: readonly DearerLine[];
}

export interface DearerLine {
  readonly name: string;
  /** Cents of a unit. */
  readonly before: number;
  readonly now: number;
}

type ItemsToAdd = Extract<BasketCommand, { readonly type: 'items.add' }>['items'];

/** Lines that are on their way to the basket, and what of the order is not among them. */
interface Sent {
  readonly items: ItemsToAdd;
  readonly positions: readonly LineToReorder[];
  readonly gone: readonly string[];
}

/** A line that can be put into the basket: of an order, or of a list. */
export type LineToReorder = Pick<
  Order['positions'][number],
  'articleNumber' | 'shopDepotId' | 'quantity' | 'unit' | 'hint' | 'costCenter' | 'url' | 'displayName'
> & {
  readonly offerNumber?: string;
  /** What a unit cost then; left out where nothing was paid yet. */
  readonly unitNet?: number;
  readonly unitGross?: number;
};

const itemsOf = (positions: readonly LineToReorder[]): ItemsToAdd =>
  positions
    .filter(({ url }) => url !== '')
    .map(({ articleNumber, shopDepotId, quantity, unit, hint, costCenter, offerNumber }) => ({
      articleNumber,
      shopDepotId,
      quantity,
      unit,
      hint,
      costCenter,
      ...(offerNumber === undefined ? {} : { offerNumber }),
      mayBeLess: true,
    }));

/** Which of the lines are in the basket for more than they were bought for. */
function dearerIn({ mode, positions }: BasketView, sent: readonly LineToReorder[]): readonly DearerLine[] {
  const isNet = mode === 'b2b';
  return sent.flatMap(({ articleNumber, shopDepotId, unitNet, unitGross, displayName: name }) => {
    const before = isNet ? unitNet : unitGross;
    const price = positions.find(
      (item) => item.articleNumber === articleNumber && item.shopDepotId === shopDepotId,
    )?.price;
    const now = (isNet ? price?.net_price : price?.gross_price) ?? 0;
    return before !== undefined && now > before ? [{ name, before, now }] : [];
  });
}

/**
 * Puts what was ordered, or what is on a list, into the basket; what cannot be had is told here alone.
 *
 * @param otherwise what is said when nobody says why it failed
 */
export function useReorder(loadPositions: () => Promise<readonly LineToReorder[]>, otherwise: string) {
  const { basket } = useShop().system;
  const [isUnderWay, setUnderWay] = useState(false);
  const [reordered, setReordered] = useState<Reordered | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const sent = useRef<Sent | null>(null);

  useEffect(() => {
    if (!isUnderWay) return;
    const subscriptions = [
      basket.on('basket.itemsAdded', ({ items, addedCount, refused }) => {
        if (items !== sent.current?.items) return;
        const { gone, positions } = sent.current;
        const dearer = dearerIn(selectBasketView(basket.getSnapshot()), positions);
        setReordered({ addedCount, refused, gone, dearer });
        setUnderWay(false);
      }),
      basket.on('basket.changeFailed', ({ change, problem: { code, messages } }) => {
        if (change.kind !== 'addItems' || change.items !== sent.current?.items) return;
        // The sign-in comes, and says so.
        if (code !== 'session.ended') setFailures(messages.length > 0 ? messages : [otherwise]);
        setUnderWay(false);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [basket, isUnderWay, otherwise]);

  const reorder = async (): Promise<void> => {
    setFailures([]);
    setReordered(null);
    setUnderWay(true);
    try {
      const positions = await loadPositions();
      const items = itemsOf(positions);
      const gone = positions.filter(({ url }) => url === '').map(({ displayName }) => displayName);
      sent.current = { items, gone, positions };
      if (items.length > 0) {
        basket.send({ type: 'items.add', items, occasion: 'reorder' });
        return;
      }
      setReordered({ addedCount: 0, gone, refused: [], dearer: [] });
    } catch {
      setFailures([otherwise]);
    }
    setUnderWay(false);
  };
  return { isUnderWay, reordered, failures, reorder };
}
