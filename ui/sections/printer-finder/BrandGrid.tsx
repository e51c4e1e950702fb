import type { SupplyReply } from '#contract/listing.ts';
import { formatNumber } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import * as styles from './brands.css.ts';

interface BrandGridProps {
  readonly brands: SupplyReply['brandItems'];
}

/** Printer brands with how many of their printers the shop supplies. */
export function BrandGrid({ brands }: BrandGridProps) {
  const { texts, language } = useWording();
  const onIntent = usePrefetch();
  return (
    <ul className={styles.grid}>
      {brands.map(({ slug, name, count }) => (
        <li key={slug}>
          <BareLink to={`/shop/supply/brand/${slug}`} className={styles.brand} onIntent={onIntent}>
            <b>{name}</b>
            <small>{texts.supply.devices({ formatted: formatNumber(count, language) })}</small>
          </BareLink>
        </li>
      ))}
    </ul>
  );
}
