import { useState } from 'react';
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
