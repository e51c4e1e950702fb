import type { SupplyReply } from '#contract/listing.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { deviceName } from '#ui/shop/device-name.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import * as styles from './devices.css.ts';

interface DeviceListProps {
  readonly devices: ReadonlyArray<SupplyReply['topItems'][number]>;
  /** Names of the brands, written before the model where a list mixes them. */
  readonly brandNames?: ReadonlyMap<string, string>;
}

/** Printers as links to what fits them, with how much that is. */
export function DeviceList({ devices, brandNames }: DeviceListProps) {
  const { supply } = useTexts();
  const onIntent = usePrefetch();
  return (
    <ul className={styles.devices}>
      {devices.map(({ slug, name, count, brandSlug }) => (
        <li key={`${brandSlug} ${slug}`}>
          <BareLink to={`/shop/supply/brand/${brandSlug}/device/${slug}`} onIntent={onIntent}>
            <span>{deviceName(brandNames?.get(brandSlug) ?? '', name)}</span>
            <small>{supply.articleCount({ count })}</small>
          </BareLink>
        </li>
      ))}
    </ul>
  );
}
