import { useLoaderData } from 'react-router-dom';
import { fitPromiseSlug } from '#contract/legal-slugs.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import type { IconName } from '#ui/parts/Icon/icon-paths.ts';
import { PrintMarks } from '#ui/parts/EmptyState/PrintMarks.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { BrandGrid } from '#ui/sections/printer-finder/BrandGrid.tsx';
import { DeviceList } from '#ui/sections/printer-finder/DeviceList.tsx';
import { LaterLastOrders } from './LaterLastOrders.tsx';
import { LaterMakers } from './LaterMakers.tsx';
import { LaterOffers } from './LaterOffers.tsx';
import { MyPrinters } from './MyPrinters.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { PrinterFinder } from './PrinterFinder.tsx';
import type { HomeData } from './home-data.ts';
import * as styles from './HomeScreen.css.ts';

/** The start: the printer finder first, then the visitor's printers and last orders, all brands, some offers and ways into the rest of the shop. */
export function Component() {
  const { supply, offers, makers, placedOrder, lastOrders } = useLoaderData() as HomeData;
  const { home } = useTexts();
  const { intro } = useTexts().printerChoice;
  const prefetch = usePrefetch();
  const brandNames = new Map(supply.brandItems.map(({ slug, name }) => [slug, name]));
  const promises: readonly {
    readonly icon: IconName;
    readonly words: string;
    readonly to?: string;
  }[] = [
    { icon: 'truck', words: home.promiseDelivery },
    { icon: 'building', words: home.promiseInvoice },
    { icon: 'check', words: home.promiseFit, to: `/page/${fitPromiseSlug}` },
  ];
  return (
    <div className={styles.screen}>
      {placedOrder === null ? null : <PlacedOrder orderNumber={placedOrder} />}
      <section className={styles.hero}>
        <div className={styles.marks}>
          <PrintMarks />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{home.heading}</h1>
          <p className={styles.intro}>{intro}</p>
          <ul className={styles.promises}>
            {promises.map(({ icon, words, to }) => (
              <li key={icon}>
                <Icon name={icon} />
                {to === undefined ? (
                  words
                ) : (
                  <Link tone="plain" to={to} onIntent={prefetch}>
                    {words}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
        <PrinterFinder brands={supply.brandItems} />
      </section>
      {lastOrders.length === 0 ? null : <LaterLastOrders orders={lastOrders} />}
      <MyPrinters />
      <section className={styles.section} aria-labelledby="haeufig">
        <div className={styles.head}>
          <h2 id="haeufig">{home.topDevices}</h2>
          <Link tone="alone" to="/shop/supply/devices" onIntent={prefetch}>
            {home.allDevices}
          </Link>
        </div>
        <DeviceList devices={supply.topItems} brandNames={brandNames} />
      </section>
      {offers.length === 0 ? null : <LaterOffers offers={offers} />}
      <section className={styles.section} aria-labelledby="hersteller">
        <h2 id="hersteller">{home.allBrands}</h2>
        <BrandGrid brands={supply.brandItems} />
      </section>
      {makers.length === 0 ? null : <LaterMakers makers={makers} />}
    </div>
  );
}
