import { useEffect, useState } from 'react';
import type { Order } from '#contract/order.ts';
import type { RefusedItem } from '#machines/basket/basket.types.ts';
import { useShop } from './shop.ts';

/** Saving an order as PDF: which one is under way, and which one failed last. */
export function useOrderPdf() {
  const { downloadOrderPdf } = useShop();
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const download = async (orderNumber: string, orderKey: string | null): Promise<void> => {
    if (underWay !== null) return;
    setUnderWay(orderNumber);
    setFailed(null);
    try {
      if (downloadOrderPdf === undefined) throw new Error('downloadOrderPdf: not provided');
      await downloadOrderPdf(orderNumber, orderKey);
    } catch {
      setFailed(orderNumber);
    } finally {
      setUnderWay(null);
    }
  };
  return { underWay, failed, download };
}

/** What became of ordering again. */
interface Reordered {
  /** Lines that lie in the basket now. */
  readonly addedCount: number;
  readonly refused: readonly RefusedItem[];
}

/** Puts what was ordered into the basket once more; what cannot be had is told. */
export function useReorder(positions: Order['positions']) {
  const { basket } = useShop().system;
  const [isUnderWay, setUnderWay] = useState(false);
  const [reordered, setReordered] = useState<Reordered | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isUnderWay) return;
    const subscriptions = [
      basket.on('basket.itemsAdded', ({ addedCount, refused }) => {
        setReordered({ addedCount, refused });
        setUnderWay(false);
      }),
      basket.on('basket.changeFailed', ({ change }) => {
        if (change.kind !== 'addItems') return;
        setFailed(true);
        setUnderWay(false);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [basket, isUnderWay]);

  const reorder = (): void => {
    const items = positions
      .filter(({ url }) => url !== '')
      .map(({ articleNumber, shopDepotId, quantity, unit, hint, costCenter }) => ({
        articleNumber,
        shopDepotId,
        quantity,
        unit,
        hint,
        costCenter,
      }));
    setFailed(false);
    if (items.length === 0) {
      setReordered({ addedCount: 0, refused: [] });
      return;
    }
    setUnderWay(true);
    basket.send({ type: 'items.add', items });
  };
  return { isUnderWay, reordered, hasFailed, reorder };
}

/** Looking for a guest's order: which try is under way, and why the last one found none. */
export function useOrderLookup(goTo: (path: string) => void) {
  const { findOrder } = useShop();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const find = async (orderNumber: string, email: string, otherwise: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblems([]);
    try {
      if (findOrder === undefined) throw new Error('findOrder: not provided');
      const found = await findOrder(orderNumber, email);
      if ('path' in found) goTo(found.path);
      else setProblems(found.messages);
    } catch {
      setProblems([otherwise]);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problems, find };
}
