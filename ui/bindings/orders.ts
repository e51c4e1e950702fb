import { useState } from 'react';
import { useShop } from './shop.ts';

/** Saving an order as PDF: which one is under way, and which one failed last. */
export function useOrderPdf() {
  const { downloadOrderPdf } = useShop();
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const download = async (orderNumber: string): Promise<void> => {
    if (underWay !== null) return;
    setUnderWay(orderNumber);
    setFailed(null);
    try {
      if (downloadOrderPdf === undefined) throw new Error('downloadOrderPdf: not provided');
      await downloadOrderPdf(orderNumber);
    } catch {
      setFailed(orderNumber);
    } finally {
      setUnderWay(null);
    }
  };
  return { underWay, failed, download };
}
