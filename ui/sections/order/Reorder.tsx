import type { Order } from '#contract/order.ts';
import { useReorder } from '#ui/bindings/orders.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { orderPageWords } from './order-page-words.ts';
import * as styles from './Reorder.css.ts';

interface ReorderProps {
  /** Names the order where several are shown. */
  readonly name?: string;
  readonly loadPositions: () => Promise<Order['positions']>;
}

/** Puts all that can be had of an order into the basket again and names the rest. */
export function Reorder({ name, loadPositions }: ReorderProps) {
  const words = orderPageWords(useWording().language);
  const { isUnderWay, reordered, failures, reorder } = useReorder(loadPositions, words.failed);
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
        variant={name === undefined ? 'main' : 'secondary'}
        aria-label={name === undefined ? undefined : words.againNamed({ number: name })}
        icon="basket"
        isPending={isUnderWay}
        pendingLabel={words.adding}
        onClick={() => void reorder()}
      >
        {words.again}
      </Button>
      {failures.length > 0 ? (
        <Notice tone="danger" role="alert">
          {failures.join(' ')}
        </Notice>
      ) : null}
      {/* It stands empty before: what comes together with its region is not heard. */}
      <div role="status">
        {reordered === null ? null : (
          <Notice tone={left.length === 0 ? 'info' : 'warning'} role="none">
            <p>
              {words.added({ count: reordered.addedCount })}{' '}
              {reordered.addedCount === 0 ? null : <Link to="/shop/basket">{words.toBasket}</Link>}
            </p>
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
