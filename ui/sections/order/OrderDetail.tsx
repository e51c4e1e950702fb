import type { ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { PdfButton } from './PdfButton.tsx';
import { OrderState } from './OrderState.tsx';
import { Reorder } from './Reorder.tsx';
import * as styles from './orders.css.ts';

interface OrderDetailProps {
  readonly order: Order;
  /** What lets a guest read it; null for an own order. */
  readonly orderKey: string | null;
  /** Above the heading. */
  readonly way?: ReactNode;
}

/** One order in full, with its PDF and the way to order it again. */
export function OrderDetail({ order, orderKey, way }: OrderDetailProps) {
  const { order: words } = useTexts();
  const { language } = useWording();
  return (
    <div className={styles.page} data-state="detail">
      {way}
      <header className={styles.head}>
        <div>
          <h1>{words.number({ number: order.orderNumber })}</h1>
          <p className={styles.placed}>
            {words.placedAt({ date: formatDateTime(order.placedAt, language) })} <OrderState order={order} />
          </p>
        </div>
        <div className={styles.actions}>
          <PdfButton orderNumber={order.orderNumber} orderKey={orderKey} />
          <Reorder loadPositions={() => Promise.resolve(order.positions)} />
        </div>
      </header>
      <OrderFacts order={order} />
    </div>
  );
}
