import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SupplyReply } from '#contract/listing.ts';
import { formatNumber } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { DeviceSearch } from '../supply/DeviceSearch.tsx';
import * as styles from './HomeScreen.css.ts';

interface PrinterFinderProps {
  readonly brands: SupplyReply['brandItems'];
}

/** Brands offered as one press each. */
const pressBrands = 6;

/** Brand, then device; or the model at once. Without script both are plain forms that find printers by words. */
export function PrinterFinder({ brands }: PrinterFinderProps) {
  const { texts, language } = useWording();
  const onIntent = usePrefetch();
  const navigate = useNavigate();
  const goToBrand = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('search');
    const brand = brands.find((entry) => entry.name === name);
    if (brand !== undefined) void navigate(`/shop/supply/brand/${brand.slug}`);
  };
  const largest = brands.toSorted((left, right) => right.count - left.count).slice(0, pressBrands);
  return (
    <section className={styles.finder} aria-labelledby="druckerfinder">
      <h2 id="druckerfinder" className={styles.finderTitle}>
        {texts.home.finderTitle}
      </h2>
      <DeviceSearch />
      <ul className={styles.brands} aria-label={texts.home.chooseBrand}>
        {largest.map(({ slug, name }) => (
          <li key={slug}>
            <BareLink to={`/shop/supply/brand/${slug}`} className={styles.brand} onIntent={onIntent}>
              {name}
            </BareLink>
          </li>
        ))}
      </ul>
      <form className={styles.choose} action="/shop/supply/devices" method="get" onSubmit={goToBrand}>
        <SelectField
          label={texts.home.chooseBrand}
          name="search"
          placeholder={texts.home.brandPlaceholder}
          isLabelHidden
          options={brands.map(({ name, count }) => ({
            value: name,
            label: `${name} (${formatNumber(count, language)})`,
          }))}
        />
        <Button type="submit">{texts.home.showDevices}</Button>
      </form>
    </section>
  );
}
