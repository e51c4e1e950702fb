import type { SupplyReply } from '#contract/listing.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { PrinterChoice } from '#ui/sections/printer-finder/PrinterChoice.tsx';
import { PrinterSearch } from '#ui/sections/printer-finder/PrinterSearch.tsx';
import * as styles from './HomeScreen.css.ts';

interface PrinterFinderProps {
  readonly brands: SupplyReply['brandItems'];
}

/** The model at once, or brand, series and model from lists. Without script both are plain forms that find printers by words. */
export function PrinterFinder({ brands }: PrinterFinderProps) {
  const { home } = useTexts();
  return (
    <section className={styles.finder} aria-labelledby="druckerfinder">
      <h2 id="druckerfinder" className={styles.finderTitle}>
        {home.finderTitle}
      </h2>
      <PrinterSearch />
      <PrinterChoice brands={brands} />
    </section>
  );
}
