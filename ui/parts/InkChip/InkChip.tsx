import type { InkName } from '#ui/theme/palette.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InkChip.css.ts';

type InkChipProps = {
  /** One ink, several (a tricolour cartridge, a set), or none for clear material. */
  inks: readonly InkName[];
  /** The colour in words; shown beside the chip or only read out. */
  label: string;
  isLabelShown?: boolean;
  isLarge?: boolean;
};

/** A colour that is data: the ink of a cartridge, the value of a filter. Never decoration. */
export function InkChip({ inks, label, isLabelShown = false, isLarge = false }: InkChipProps) {
  return (
    <span className={styles.wrap}>
      <span className={isLarge ? `${styles.chip} ${styles.large}` : styles.chip} aria-hidden="true">
        {inks.length === 0 ? <span className={`${styles.patch} ${styles.clear}`} /> : null}
        {inks.map((ink) => (
          <span key={ink} className={`${styles.patch} ${styles.inks[ink]}`} />
        ))}
      </span>
      {isLabelShown ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
