import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { BasketPosition } from '#contract/basket.ts';
import { blocksOrder } from '#domain/positions.ts';
import { warehouseState } from '#domain/stock.ts';
import type { BasketPageView } from '#ui/bindings/basket.ts';
import { DispatchDay } from '#ui/bindings/DispatchDay.tsx';
import { useConfig } from '#ui/bindings/config.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { ShownParts } from '#ui/shop/ListParts/shown-parts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { LaterBesideSums } from '#ui/sections/order/LaterBesideSums.tsx';
import { couponOf, shippingEstimateOf, TotalsList } from '#ui/sections/order/TotalsList.tsx';
import { positionId } from './PositionRow.tsx';
import * as styles from './BasketScreen.css.ts';

/** Others are named when these are gone. */
const mostBlockingNamed = 10;

interface BasketSummaryProps {
  readonly view: BasketPageView;
  readonly parts: ShownParts;
}

/** Sums and the way on; stays in view. What keeps the order from being placed is named with a way to it. */
export function BasketSummary({ view, parts }: BasketSummaryProps) {
  const { basket: words, frame } = useTexts();
  const { isDemo } = useConfig();
  const money = useMoney();
  const { basket } = view;
  const { totals } = basket;
  const isHandedOver = basket.externalCatalog !== null;
  const releaseReason = basket.releaseInfos.orderActionReason;
  // What is handed over, or waits for a release, is not dispatched today.
  const isOrderedAtOnce = !isHandedOver && releaseReason === '';
  // A visit of a procurement system orders nothing here: it hands over all the same.
  const isForbidden = !isHandedOver && basket.releaseInfos.orderAction === 'block';
  const blocking = blockingIn(view);
  const total = money(basket.isTaxExempt ? totals.totalNet : totals.totalGross);
  // What a sum may become is not read out, and neither is one that stays what it was.
  const [told, tell] = useState(total);
  if (!view.areTotalsPending && told !== total) tell(total);
  return (
    <>
      <aside className={styles.summary} aria-label={words.totals.title} data-keep-clear>
        <h2 className={styles.summaryTitle}>{words.totals.title}</h2>
        <TotalsList
          totals={totals}
          mode={basket.mode}
          isTaxExempt={basket.isTaxExempt}
          shippingEstimate={shippingEstimateOf(basket)}
          coupon={couponOf(basket)}
          isPending={view.areTotalsPending}
        />
        <p className={styles.live} role="status">
          {words.totals.now({ total: told })}
        </p>
        {isHandedOver ? null : <LaterBesideSums basket={basket} isFrozen={view.isFrozen} />}
        <FreeShipping missing={totals.missingToFreeShipping} />
        {isOrderedAtOnce && basket.items.every(isThere) ? <DispatchDay className={styles.small} /> : null}
        {isForbidden ? (
          <Notice tone="danger">{releaseReason}</Notice>
        ) : (
          <BlockingPositions blocking={blocking} parts={parts} />
        )}
        <div className={styles.wideOnly}>
          <ToCheckout isBlocked={isForbidden || blocking.length > 0} isHandedOver={isHandedOver} />
        </div>
        {releaseReason === '' || isForbidden ? null : <Notice tone="info">{releaseReason}</Notice>}
        {isDemo ? <p className={styles.small}>{words.demoNotice}</p> : null}
        <p className={styles.small}>
          <Link tone="alone" to="/page/versand">
            {frame.versand}
          </Link>
        </p>
      </aside>
      <div className={styles.bar} data-never-cover>
        <div>
          <div className={styles.small}>{words.totals.total}</div>
          <b className={styles.barTotal}>{total}</b>
        </div>
        <ToCheckout isBlocked={isForbidden || blocking.length > 0} isHandedOver={isHandedOver} />
      </div>
    </>
  );
}

/** The whole amount lies in the warehouse. */
const isThere = ({ sap_delivery_state: state, stock, quantity }: BasketPosition): boolean =>
  state === warehouseState && stock >= quantity;

interface BlockingPosition {
  readonly line: number;
  readonly uid: string;
  readonly displayName: string;
}

/** Whether there is enough of what is being changed, the server says. */
const blockingIn = ({ positions }: BasketPageView): readonly BlockingPosition[] =>
  positions.flatMap((position, line) => {
    const { uid, displayName, isPending } = position;
    return blocksOrder(isPending ? { ...position, available: null } : position)
      ? [{ line, uid, displayName }]
      : [];
  });

interface BlockingPositionsProps {
  readonly blocking: readonly BlockingPosition[];
  readonly parts: ShownParts;
}

/** What keeps the order from being placed, each with the way to its line, also in a part that is not shown. */
function BlockingPositions({ blocking, parts }: BlockingPositionsProps) {
  const { basket: words } = useTexts();
  if (blocking.length === 0) return null;
  const goTo = (event: MouseEvent, line: number): void => {
    event.preventDefault();
    parts.goTo(line);
  };
  const left = blocking.length - mostBlockingNamed;
  return (
    <Notice tone="danger">
      <p>{words.blocked}</p>
      <ul>
        {blocking.slice(0, mostBlockingNamed).map(({ line, uid, displayName }) => {
          const isShown = line >= parts.first && line < parts.end;
          const page = isShown ? '' : parts.addressOf(line);
          return (
            <li key={uid}>
              <a href={`${page}#${positionId(uid)}`} onClick={(event) => goTo(event, line)}>
                {displayName}
              </a>
            </li>
          );
        })}
        {left > 0 ? <li>{words.andMore({ count: left })}</li> : null}
      </ul>
    </Notice>
  );
}

interface FreeShippingProps {
  readonly missing: number | null;
}

function FreeShipping({ missing }: FreeShippingProps) {
  const { basketPage: words } = useTexts();
  const money = useMoney();
  if (missing === null || missing === 0) return null;
  return (
    <p className={styles.freeShipping}>
      <Icon name="truck" sizePx={18} />
      <span>{words.missingToFreeShipping({ amount: money(missing) })}</span>
    </p>
  );
}

interface ToCheckoutProps {
  readonly isBlocked: boolean;
  /** To a procurement system, to whose page the checkout leads. */
  readonly isHandedOver: boolean;
}

function ToCheckout({ isBlocked, isHandedOver }: ToCheckoutProps) {
  const { basket: words } = useTexts();
  const label = isHandedOver ? words.toHandOver : words.toCheckout;
  const prefetch = usePrefetch();
  if (isBlocked) {
    return (
      <Button variant="main" size="large" isFullWidth disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink to="/shop/checkout" variant="main" size="large" isFullWidth onIntent={prefetch}>
      {label}
    </ButtonLink>
  );
}
