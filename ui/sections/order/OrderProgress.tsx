import type { OrderSummary } from '#contract/order.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OrderProgress.css.ts';

interface OrderProgressProps {
  readonly order: Pick<OrderSummary, 'progress'>;
}

/** How many of its steps an order has reached, as a short line; nothing for one that is not carried out. */
export function OrderProgress({ order: { progress } }: OrderProgressProps) {
  const { ownOrders: words } = useTexts();
  if (progress === undefined) return null;
  return (
    <>
      <span className={styles.line} aria-hidden="true">
        {Array.from({ length: progress.of }, (_, place) => (
          <span key={place} className={place < progress.reached ? styles.reached : styles.open} />
        ))}
      </span>
      <VisuallyHidden>{words.progress(progress)}</VisuallyHidden>
    </>
  );
}
