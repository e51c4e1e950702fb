import { useLoaderData } from 'react-router-dom';
import type { Texts } from '#texts/texts.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { Breadcrumbs } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { BrandGrid } from '#ui/sections/printer-finder/BrandGrid.tsx';
import { DeviceList } from '#ui/sections/printer-finder/DeviceList.tsx';
import { PrinterChoice } from '#ui/sections/printer-finder/PrinterChoice.tsx';
import { PrinterSearch } from '#ui/sections/printer-finder/PrinterSearch.tsx';
import type { SupplyData } from './supply-data.ts';
import * as styles from './SupplyScreen.css.ts';

const brandsPath = '/shop/supply/brands';

const titleOf = (
  kind: SupplyData['kind'],
  { brandsTitle, devicesTitle }: Texts['supply'],
  { searchTitle }: Texts['printerLists'],
): string => ({ brands: brandsTitle, devices: devicesTitle, search: searchTitle })[kind];

/** Overview of the printer finder: all brands, or printers found by words ('All Supply Brands', 'All Supply Devices'). */
export function Component() {
  const { kind, supply } = useLoaderData() as SupplyData;
  const { supply: words, listing, home } = useTexts();
  const listWords = useTexts().printerLists;
  const choiceWords = useTexts().printerChoice;
  const onIntent = usePrefetch();
  const title = titleOf(kind, words, listWords);
  const brandNames = new Map(supply.brandItems.map(({ slug, name }) => [slug, name]));
  const { search } = supply.request;
  const isSearched = search !== '';
  return (
    <div className={styles.screen}>
      <Breadcrumbs
        label={listing.trail}
        crumbs={[
          { label: listing.start, to: '/' },
          { label: title, to: brandsPath },
        ]}
        onIntent={onIntent}
      />
      <h1>{title}</h1>
      <PrinterSearch key={search} term={search} />
      <PrinterChoice brands={supply.brandItems} />
      {isSearched ? (
        <p role="status">
          {supply.lead ?? listWords.found({ count: supply.deviceItems.length, term: search })}
        </p>
      ) : null}
      {isSearched && supply.deviceItems.length === 0 ? (
        <EmptyState
          title={listWords.emptyTitle}
          actions={<ButtonLink to={brandsPath}>{home.chooseBrand}</ButtonLink>}
        >
          {choiceWords.emptyText}
        </EmptyState>
      ) : null}
      {isSearched && supply.deviceItems.length > 0 ? (
        <DeviceList devices={supply.deviceItems} brandNames={brandNames} />
      ) : null}
      {kind === 'devices' && !isSearched ? (
        <section className={styles.section} aria-labelledby="haeufig">
          <h2 id="haeufig">{home.topDevices}</h2>
          <DeviceList devices={supply.topItems} brandNames={brandNames} />
        </section>
      ) : null}
      {isSearched ? null : (
        <section className={styles.section} aria-labelledby="hersteller">
          <h2 id="hersteller">{home.chooseBrand}</h2>
          <BrandGrid brands={supply.brandItems} />
        </section>
      )}
    </div>
  );
}
