import type { Order } from '#contract/order.ts';
import { PdfButton } from './PdfButton.tsx';
import { Reorder } from './Reorder.tsx';

interface PlacedOrderActionsProps {
  readonly order: Pick<Order, 'orderNumber' | 'positions'>;
  /** What lets a guest read it; null for an own order. */
  readonly orderKey: string | null;
  /** Something else is to be done about it first. */
  readonly isAside?: boolean;
}

/** What a buyer does with an order that was placed: its PDF, and the way to order it again. */
export function PlacedOrderActions({ order, orderKey, isAside = false }: PlacedOrderActionsProps) {
  return (
    <Reorder
      about={`order ${order.orderNumber}`}
      beside={<PdfButton orderNumber={order.orderNumber} orderKey={orderKey} />}
      isAside={isAside}
      wanted={() => ({ lines: order.positions })}
    />
  );
}
