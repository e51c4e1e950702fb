import { useMoney } from '#ui/bindings/formats.ts';
import { useReorder } from '#ui/bindings/orders.ts';
import type { LineToReorder } from '#ui/bindings/orders.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { orderPageWords } from './order-page-words.ts';
import * as styles from './Reorder.css.ts';

interface ReorderProps {
  /** Names the order where several are shown. */
  readonly name?: string;
  /** What the button says where it is no order; `named` where several stand on a page. */
  readonly label?: { readonly words: string; readonly named?: string };
  readonly loadPositions: () => Promise<readonly LineToReorder[]>;
}

/** Puts all that can be had of an order, or of a list, into the basket and names the rest. */
export function Reorder({ name, label, loadPositions }: ReorderProps) {
  const words = orderPageWords(useWording().language);
  const named = name === undefined ? label?.named : words.againNamed({ number: name });
  const { isUnderWay, reordered, failures, reorder } = useReorder(loadPositions, words.failed);
  const money = useMoney();
  const left =
    reordered === null
      ? []
      : [
          ...reordered.gone.map((gone) => words.gone({ name: gone })),
          ...reordered.refused.map(({ message }) => message),
        ];
  return (
    <div className={styles.block}>
      <Button
        variant={named === undefined ? 'main' : 'secondary'}
        aria-label={named}
        icon="basket"
        isPending={isUnderWay}
        pendingLabel={words.adding}
        onClick={() => void reorder()}
      >
        {label?.words ?? words.again}
      </Button>
      {failures.length > 0 ? (
        <Notice tone="danger" role="alert">
          {failures.join(' ')}
        </Notice>
      ) : null}
      {/* It stands empty before: what comes together with its region is not heard. */}
      <div role="status">
        {reordered === null ? null : (
          <Notice tone={left.length + reordered.dearer.length === 0 ? 'info' : 'warning'} role="none">
            <p>
              {words.added({ count: reordered.addedCount })}{' '}
              {reordered.addedCount === 0 ? null : <Link to="/shop/basket">{words.toBasket}</Link>}
            </p>
            {reordered.dearer.length === 0 ? null : (
              <>
                <p>{words.dearerTitle}</p>
                <ul>
                  {reordered.dearer.map(({ name: article, before, now }) => (
                    <li key={article}>
                      {words.dearer({ name: article, before: money(before), now: money(now) })}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {left.length === 0 ? null : (
              <>
                <p>{words.left}</p>
                <ul>
                  {left.map((sentence, place) => (
                    <li key={`${place} ${sentence}`}>{sentence}</li>
                  ))}
                </ul>
              </>
            )}
          </Notice>
        )}
      </div>
    </div>
  );
}
