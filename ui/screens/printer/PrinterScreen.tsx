import { useTexts } from '#ui/bindings/texts.ts';
import { memo } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { isNarrowed } from '#ui/sections/list/is-narrowed.ts';
import { LaterList } from '#ui/sections/list/LaterList.tsx';
import { screen } from '#ui/sections/printer-finder/FinderHead.css.ts';
import { FinderHead } from '#ui/sections/printer-finder/FinderHead.tsx';
import { PrinterTable } from './PrinterTable.tsx';
import { RememberPrinter } from './RememberPrinter.tsx';
import type { PrinterData } from './printer-data.ts';

/** Kept from being drawn anew while a navigation goes on. */
const Printer = memo(function Printer(data: PrinterData) {
  const { printer, supplies, list } = data;
  const words = useTexts().printer;
  const { pathname, search } = useLocation();
  const { brandSlug, brandName } = printer;
  const { item, items, paging } = list;
  const hasFilters = isNarrowed(list, search);
  const hasColours = supplies.length > 0;
  return (
    <div className={screen} data-list={item.kind}>
      <FinderHead
        title={item.title}
        total={paging.total + supplies.length}
        crumbs={[
          { label: brandName, to: `/shop/supply/brand/${brandSlug}` },
          { label: item.title, to: pathname },
        ]}
      />
      <div>
        <RememberPrinter printer={printer} />
      </div>
      {hasColours ? <PrinterTable {...data} /> : null}
      {items.length === 0 && !hasFilters ? null : (
        <>
          {hasColours ? <h2>{words.others}</h2> : null}
          <LaterList list={list} />
        </>
      )}
    </div>
  );
});

/** A printer: its colours as a table, everything else that fits as a list. */
export function Component() {
  return <Printer {...(useLoaderData() as PrinterData)} />;
}
