import type { Order } from '#contract/order.ts';
import { formatDate } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import * as styles from './OrderFacts.css.ts';
import { orderPageWords } from './order-page-words.ts';
import { withdrawals as listed } from './orders.css.ts';
import { isWithdrawnWhole } from './withdrawn.ts';

interface OrderWithdrawalsProps {
  readonly order: Pick<Order, 'withdrawals' | 'prepayment'>;
}

/** What was withdrawn of an order, and what that means while it is to be paid; nothing where nothing was. */
export function OrderWithdrawals({ order }: OrderWithdrawalsProps) {
  const { language } = useWording();
  const words = orderPageWords(language).withdrawn;
  const { withdrawals, prepayment } = order;
  if (withdrawals === undefined) return null;
  return (
    <Notice tone="info" role="none">
      <div className={listed}>
        {withdrawals.map(({ reference, receivedAt, goods }) => (
          <div key={reference}>
            <p>
              <strong>{words.received({ date: formatDate(receivedAt, language), reference })}</strong>
            </p>
            <p className={styles.comment}>{goods === '' ? words.whole : `${words.part}\n${goods}`}</p>
          </div>
        ))}
        <p>
          {words.next}
          {prepayment === null ? null : ` ${isWithdrawnWhole(order) ? words.nothingToPay : words.lessToPay}`}
        </p>
      </div>
    </Notice>
  );
}
