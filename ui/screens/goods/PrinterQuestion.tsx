import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { PrinterSearch } from '#ui/sections/printer-finder/PrinterSearch.tsx';
import * as styles from '#ui/sections/printer-finder/devices.css.ts';

/** Most who look for a printer have one and need what fits it. */
export function PrinterQuestion() {
  const { directory, listing } = useTexts();
  const onIntent = usePrefetch();
  return (
    <section className={styles.section} aria-labelledby="drucker">
      <h2 id="drucker">{directory.printerQuestion}</h2>
      <PrinterSearch />
      <Link tone="alone" to="/shop/supply" onIntent={onIntent}>
        {listing.toFinder}
      </Link>
    </section>
  );
}
