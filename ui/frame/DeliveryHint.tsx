import { useConfig } from '#ui/bindings/config.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import * as styles from './frame.css.ts';

/** The delivery-state text of the wrapper: until when warehouse goods leave the same day (spec 2.12, 9). */
export function DeliveryHint() {
  const { frame, vocabulary } = useTexts();
  const { cutOffTime, shipsToday } = useConfig();
  return (
    <section className={styles.column} aria-label={vocabulary.deliveryTime}>
      <p className={styles.deliveryHint}>
        <Icon name="truck" sizePx={18} />
        <span>
          {frame.deliveryHint({ time: cutOffTime })} {shipsToday ? frame.shipsToday : frame.shipsNextDay}
        </span>
      </p>
    </section>
  );
}
