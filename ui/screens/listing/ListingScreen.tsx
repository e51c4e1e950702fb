import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { formatNumber } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { useListAddress } from '#ui/sections/list/list-address.ts';
import { ListBody } from '#ui/sections/list/ListBody.tsx';
import { ListTrail } from './ListTrail.tsx';
import { ListsBelow } from './ListsBelow.tsx';
import { EmptyList, UnderstoodSearch } from '#ui/sections/list/LaterParts.tsx';
import type { ListingData } from '#ui/sections/list/listing-data.ts';
import * as styles from '#ui/sections/list/list.css.ts';

/** Kept from being drawn anew while a navigation goes on: a list is the largest page of the shop. */
const List = memo(function List({ list }: ListingData) {
  const { texts, language } = useWording();
  const { item, items, paging, filters, understood } = list;
  const address = useListAddress(understood?.parts ?? []);
  const hasFilters =
    address.query.isBGS || filters.some((facet) => facet.values.some((value) => value.isSelected));
  return (
    <div className={styles.screen} data-list={item.kind}>
      <ListTrail subject={item} path={address.path} />
      <header className={styles.head}>
        <h1>{item.title}</h1>
        <p className={styles.count} role="status">
          {texts.listing.resultTotal({
            total: paging.total,
            formatted: formatNumber(paging.total, language),
          })}
        </p>
      </header>
      {understood === null ? null : (
        <UnderstoodSearch understood={understood} address={address} hasArticles={items.length > 0} />
      )}
      <ListsBelow entries={item.children} />
      {items.length === 0 && !hasFilters ? (
        <EmptyList address={address} hasFilters={false} instead={understood?.instead} />
      ) : (
        <ListBody list={list} />
      )}
    </div>
  );
});

/** One list view for every listing route (S2.7): head, filters, articles, pages. */
export function Component() {
  return <List {...(useLoaderData() as ListingData)} />;
}
