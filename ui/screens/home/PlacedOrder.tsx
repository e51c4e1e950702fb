import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './HomeScreen.css.ts';

interface PlacedOrderProps {
  readonly orderNumber: string;
}

/** Says that an order arrived whose page had to be left, and leads to it (docs/decisions/0005). */
export function PlacedOrder({ orderNumber }: PlacedOrderProps) {
  const { errors } = useTexts();
  return (
    <p className={styles.placedOrder} role="status">
      <span>{errors.placedOrder({ orderNumber })}</span>
      <Link to={`/shop/checkout/confirmation/${encodeURIComponent(orderNumber)}`}>
        {errors.showPlacedOrder}
      </Link>
    </p>
  );
}
