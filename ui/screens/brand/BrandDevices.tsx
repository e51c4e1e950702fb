import type { SupplyReply } from '#contract/listing.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { PrinterSearch } from '#ui/sections/printer-finder/PrinterSearch.tsx';
import * as styles from '#ui/sections/printer-finder/devices.css.ts';

interface BrandDevicesProps {
  readonly supply: SupplyReply;
}

const othersKey = '';

type Devices = SupplyReply['deviceItems'];

function bySeries(devices: Devices): readonly (readonly [series: string, devices: Devices])[] {
  const groups = new Map<string, Devices>();
  for (const device of devices) {
    const series = device.series || othersKey;
    groups.set(series, [...(groups.get(series) ?? []), device]);
  }
  return [...groups];
}

/** The printers of a brand by series, above its articles: most visitors want the articles of one printer. */
export function BrandDevices({ supply }: BrandDevicesProps) {
  const { supply: supplyWords } = useTexts();
  const words = useTexts().printerLists;
  const onIntent = usePrefetch();
  const brand = supply.brandItem;
  if (brand === null || supply.deviceItems.length === 0) return null;
  const series = bySeries(supply.deviceItems);
  return (
    <section className={styles.section} aria-labelledby="geraete">
      <h2 id="geraete">{words.chooseDevice({ brand: brand.name })}</h2>
      <PrinterSearch />
      <div className={styles.seriesList}>
        {series.map(([name, devices]) => (
          <DisclosureSection
            key={name}
            title={name === othersKey ? words.otherDevices : name}
            extra={supplyWords.devices({ formatted: String(devices.length) })}
            isOpenAtFirst={series.length === 1}
            groupName="series"
          >
            <ul className={styles.devices}>
              {devices.map((device) => (
                <li key={device.slug}>
                  <BareLink
                    to={`/shop/supply/brand/${device.brandSlug}/device/${device.slug}`}
                    onIntent={onIntent}
                  >
                    {device.name}
                  </BareLink>
                </li>
              ))}
            </ul>
          </DisclosureSection>
        ))}
      </div>
    </section>
  );
}
