import type { ReactNode } from 'react';
import { reckonsNet } from '#domain/price.ts';
import type { MissingLine, OtherPrice, WantedAgain } from '#machines/reorder/reorder.types.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useMayOrder } from '#ui/bindings/may-order.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { useReorder } from '#ui/bindings/reorder.ts';
import { useFocusAfter } from '#ui/bindings/screen-change.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { orderPageWords } from './order-page-words.ts';
import * as styles from './Reorder.css.ts';

interface ReorderProps {
  /** Which order, list or line it is, by which what is under way is found again; one of a page for each. */
  readonly about: string;
  /** Names the order where several are shown. */
  readonly name?: string;
  /** Something else is the main thing to do on its page. */
  readonly isAside?: boolean;
  /** It stands in the last column of a table. */
  readonly isInTable?: boolean;
  /** What stands in a line with its button, before it. */
  readonly beside?: ReactNode;
  /** What the button says where it is no order; `named` where several stand on a page. */
  readonly label?: { readonly words: string; readonly named?: string };
  /** Asked when the button is pressed. */
  readonly wanted: () => WantedAgain;
}

/**
 * Puts all that can be had of an order, or of a list, into the basket; names the rest, and what may be had instead. Nothing of
 * it is offered to who may not order.
 */
export function Reorder({
  about,
  name,
  isAside = false,
  isInTable = false,
  beside,
  label,
  wanted,
}: ReorderProps) {
  const words = orderPageWords(useWording().language);
  const named = name === undefined ? label?.named : words.againNamed({ number: name });
  const { view, send } = useReorder(about, words);
  const mayOrder = useMayOrder();
  const { reordered, taken, failure } = view;
  if (!mayOrder)
    return beside === undefined ? null : (
      <div className={styles.block}>
        <div className={styles.line}>{beside}</div>
      </div>
    );
  const dearer = reordered?.otherPrices.filter(({ before, now }) => now > before) ?? [];
  const cheaper = reordered?.otherPrices.filter(({ before, now }) => now < before) ?? [];
  return (
    <div
      className={isInTable ? `${styles.block} ${styles.inTable}` : styles.block}
      data-machine="reorder"
      data-state={view.state}
    >
      <div className={styles.line}>
        {beside}
        <Button
          variant={named === undefined && !isAside ? 'main' : 'secondary'}
          aria-label={named}
          icon="basket"
          isPending={view.isAdding}
          pendingLabel={words.adding}
          onClick={() => send({ type: 'order.again', wanted: wanted() })}
        >
          {label?.words ?? words.again}
        </Button>
      </div>
      {failure === null ? null : (
        <div className={styles.told}>
          <Notice tone="danger" role="alert">
            {view.isUnanswered ? (
              <>
                {words.unanswered} <Link to="/shop/basket">{words.toBasket}</Link>
              </>
            ) : (
              failure.join(' ') || words.failed
            )}
          </Notice>
        </div>
      )}
      {/* It stands empty before: what comes together with its region is not heard. */}
      {/* What is taken instead is said by its focus: all of it is not said once more. */}
      <div
        className={styles.told}
        role={taken.length === 0 && view.placeUnderWay === null ? 'status' : undefined}
      >
        {reordered === null ? null : (
          <Notice tone={reordered.missing.length + dearer.length === 0 ? 'info' : 'warning'} role="none">
            <p>
              {words.added({ count: reordered.addedCount })}{' '}
              {reordered.addedCount + taken.length === 0 ? null : (
                <Link to="/shop/basket">{words.toBasket}</Link>
              )}
            </p>
            <Prices title={words.dearerTitle} prices={dearer} />
            <Prices title={words.cheaperTitle} prices={cheaper} />
            <Points title={words.left}>
              {reordered.missing.map((missing, place) => (
                <li key={`${place} ${missing.name}`}>
                  {missing.message ?? words.gone({ name: missing.name })}
                  <Instead
                    missing={missing}
                    isTaken={taken.includes(place)}
                    isUnderWay={view.placeUnderWay === place}
                    onTake={() => send({ type: 'instead.take', place })}
                  />
                </li>
              ))}
            </Points>
          </Notice>
        )}
      </div>
    </div>
  );
}

interface PointsProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

/** A titled list; nothing where it is empty. */
function Points({ title, children }: PointsProps) {
  return children.length === 0 ? null : (
    <>
      <p className={styles.title}>{title}</p>
      <ul>{children}</ul>
    </>
  );
}

interface PricesProps {
  readonly title: string;
  readonly prices: readonly OtherPrice[];
}

/** What costs something else than it did then, with both prices. */
function Prices({ title, prices }: PricesProps) {
  const words = orderPageWords(useWording().language);
  const money = useMoney();
  return (
    <Points title={title}>
      {prices.map(({ name, before, now }, place) => (
        <li key={`${place} ${name}`}>{words.otherPrice({ name, before: money(before), now: money(now) })}</li>
      ))}
    </Points>
  );
}

interface InsteadProps {
  readonly missing: MissingLine;
  readonly isTaken: boolean;
  readonly isUnderWay: boolean;
  readonly onTake: () => void;
}

/** What has taken an article's place, for who wants it: it is never put in unasked. */
function Instead({ missing: { instead }, isTaken, isUnderWay, onTake }: InsteadProps) {
  const { instead: words, adding } = orderPageWords(useWording().language);
  const money = useMoney();
  const isNet = reckonsNet(useMode().view);
  if (instead === null) return null;
  const { displayName: name, url, unitNet, unitGross } = instead.successor;
  return (
    <div className={styles.instead}>
      <span>
        {words.title} <Link to={url}>{name}</Link>{' '}
        {words.price({ price: money(isNet ? unitNet : unitGross) })}
      </span>
      {isTaken ? (
        <Taken>{words.taken}</Taken>
      ) : (
        <Button
          size="small"
          variant="secondary"
          aria-label={words.takeNamed({ name })}
          isPending={isUnderWay}
          pendingLabel={adding}
          onClick={onTake}
        >
          {words.take}
        </Button>
      )}
    </div>
  );
}

interface TakenProps {
  readonly children: string;
}

/** Takes the focus of the button it stands in the place of, which says it; of nothing else, where the visitor has gone on meanwhile. */
function Taken({ children }: TakenProps) {
  const place = useFocusAfter<HTMLSpanElement>();
  return (
    <span ref={place} tabIndex={-1}>
      {children}
    </span>
  );
}
