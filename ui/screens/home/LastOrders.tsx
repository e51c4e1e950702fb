import { ownOrderPath } from '#contract/own-order-path.ts';
import type { LastOrder } from '#contract/last-order.ts';
import { formatDate } from '#domain/money-format.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { orderPageWords } from '#ui/sections/order/order-page-words.ts';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import * as styles from './LastOrders.css.ts';

export interface LastOrdersProps {
  readonly orders: readonly LastOrder[];
}

/** What the visitor ordered last, each with the way to order it again. */
export function LastOrders({ orders }: LastOrdersProps) {
  const { language } = useWording();
  const { last: words } = orderPageWords(language);
  const money = useMoney();
  const prefetch = usePrefetch();
  return (
    <section className={styles.section} aria-labelledby="letzte-bestellungen">
      <div className={styles.head}>
        <h2 id="letzte-bestellungen">{words.title}</h2>
        <Link tone="alone" to="/my/orders" onIntent={prefetch}>
          {words.all}
        </Link>
      </div>
      <ul className={styles.orders}>
        {orders.map(({ orderNumber, placedAt, totalGross, positionCount, articles }) => (
          <li key={orderNumber} className={styles.order}>
            <div className={styles.orderHead}>
              <Link to={ownOrderPath(orderNumber)} onIntent={prefetch}>
                {words.number({ number: orderNumber })}
              </Link>
              <span className={styles.placed}>{formatDate(placedAt, language)}</span>
              <span className={styles.sum}>{money(totalGross)}</span>
            </div>
            <ul className={styles.articles}>
              {articles.map(({ displayName, picture }, place) => (
                <li key={`${place} ${displayName}`} className={styles.article}>
                  {picture === null ? (
                    <span />
                  ) : (
                    <img className={styles.picture} src={picture} alt="" loading="lazy" />
                  )}
                  {displayName}
                </li>
              ))}
              {positionCount > articles.length ? (
                <li>{words.more({ count: positionCount - articles.length })}</li>
              ) : null}
            </ul>
            <Reorder about={`order ${orderNumber}`} name={orderNumber} wanted={() => ({ orderNumber })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
