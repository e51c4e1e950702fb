import { memo } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { LaterList } from '#ui/sections/list/LaterList.tsx';
import type { BrandData } from '#ui/sections/list/listing-data.ts';
import { screen } from '#ui/sections/printer-finder/FinderHead.css.ts';
import { FinderHead } from '#ui/sections/printer-finder/FinderHead.tsx';
import { BrandDevices } from './BrandDevices.tsx';

/** Kept from being drawn anew while a navigation goes on. */
const Brand = memo(function Brand({ list, supply }: BrandData) {
  const { pathname } = useLocation();
  return (
    <div className={screen} data-list={list.item.kind}>
      <FinderHead
        title={list.item.title}
        total={list.paging.total}
        crumbs={[{ label: list.item.title, to: pathname }]}
      />
      <BrandDevices supply={supply} />
      <LaterList list={list} />
    </div>
  );
});

/** A maker: its printers by series, then its articles. */
export function Component() {
  return <Brand {...(useLoaderData() as BrandData)} />;
}
