import type { SavedBasket } from '#contract/basket.ts';
import type { StoredBasketDetail } from '#contract/stored-basket.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { formatQuantity } from '#domain/unit.ts';
import { useMayOrder } from '#ui/bindings/may-order.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import * as styles from './StoredBasketsPart.css.ts';

interface StoredBasketLineProps {
  readonly basket: SavedBasket;
  readonly name: string;
  /** What lies in it, while it is open. */
  readonly shown: StoredBasketDetail | null;
  /** Nothing can be begun now. */
  readonly isClosed: boolean;
  readonly onView: () => void;
  readonly onClose: () => void;
  readonly onLoad: () => void;
  readonly onRemove: () => void;
}

/** One kept basket with what can be done with it. */
export function StoredBasketLine({
  basket,
  name,
  shown,
  isClosed,
  onView,
  onClose,
  onLoad,
  onRemove,
}: StoredBasketLineProps) {
  const words = useStoredBasketWords();
  const { language } = useWording();
  const mayOrder = useMayOrder();
  const date = formatDateTime(new Date(basket.savedAt).toISOString(), language);
  const button = (label: string, named: string, press: () => void, mark = {}) => (
    <Button {...mark} size="small" aria-label={named} isClosed={isClosed} onClick={press}>
      {label}
    </Button>
  );
  return (
    <li className={styles.basket}>
      <div>
        <b>{name}</b>
        <div className={styles.small}>{words.facts({ count: basket.position_count, date })}</div>
      </div>
      <div className={styles.actions}>
        {shown === null
          ? button(words.view, words.viewNamed({ name }), onView)
          : button(words.close, words.close, onClose)}
        {mayOrder ? button(words.load, words.loadNamed({ name }), onLoad, { 'data-load': basket.id }) : null}
        {button(words.remove, words.removeNamed({ name }), onRemove)}
      </div>
      {shown === null ? null : <Positions positions={shown.positions} />}
    </li>
  );
}

function Positions({ positions }: Pick<StoredBasketDetail, 'positions'>) {
  const words = useStoredBasketWords();
  const { texts, language } = useWording();
  return (
    <ul className={styles.positions}>
      {positions.map(({ place, displayName, quantity, unit, hint, exists, isOrderable }) => (
        <li key={place}>
          {formatQuantity(quantity, unit, texts.vocabulary.units, language)} × {displayName}
          {hint === '' ? null : <span className={styles.small}> {hint}</span>}
          {isOrderable ? null : (
            <div className={styles.small}>{exists ? words.notOrderable : words.gone}</div>
          )}
        </li>
      ))}
    </ul>
  );
}
