import type { ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { QuestionBadge } from '#ui/sections/release/QuestionBadge.tsx';
import { questionOf } from '#ui/sections/release/question-of.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderWithdrawals } from './OrderWithdrawals.tsx';
import * as styles from './orders.css.ts';
import { isWithdrawnWhole } from './withdrawn.ts';

interface OrderDetailProps {
  readonly order: Order;
  /** Above the heading. */
  readonly way?: ReactNode;
  /** What may be done with it. */
  readonly actions: ReactNode;
  /** Between its heading and what it holds. */
  readonly children?: ReactNode;
}

/** One order in full. */
export function OrderDetail({ order, way, actions, children }: OrderDetailProps) {
  const { order: words } = useTexts();
  const { language } = useWording();
  return (
    <div className={styles.page} data-state="detail">
      {way}
      <header className={styles.head}>
        <div>
          <h1>{words.number({ number: order.orderNumber })}</h1>
          <p className={styles.placed}>
            {words.placedAt({ date: formatDateTime(order.placedAt, language) })} <OrderState order={order} />{' '}
            <QuestionBadge order={{ question: questionOf(order) }} />
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      {order.steps === undefined ? null : <OrderSteps steps={order.steps} />}
      <OrderWithdrawals order={order} />
      {children}
      <OrderFacts order={order} isPaymentOver={isWithdrawnWhole(order)} />
    </div>
  );
}
