import { memo, type ComponentProps } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { formatNumber } from '#domain/money-format.ts';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { ArticleTiles } from '#ui/shop/ArticleTile/ArticleTiles.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { BrandDevices } from './BrandDevices.tsx';
import { EmptyList } from './EmptyList.tsx';
import { useListAddress } from './list-address.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ListTrail } from './ListTrail.tsx';
import { Subcategories } from './Subcategories.tsx';
import { UnderstoodSearch } from './UnderstoodSearch.tsx';
import type { ListingData } from './listing-data.ts';
import * as styles from './ListingScreen.css.ts';

/** Pictures that a first screen shows. */
const firstPictures = 2;

/** The articles, marked as busy while others are on their way. */
function Results(props: ComponentProps<'section'>) {
  return <section {...props} className={styles.results} aria-busy={useNavigation().state === 'loading'} />;
}

/** Kept from being drawn anew while a navigation goes on: a list is the largest page of the shop. */
const List = memo(function List({ list, supply }: ListingData) {
  const { texts, language } = useWording();
  const setting = useArticleSetting();
  const { item, items, paging, filters, understood } = list;
  const address = useListAddress(understood?.parts ?? []);
  const hasFilters = filters.some((facet) => facet.values.some((value) => value.isSelected));
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
      {understood === null ? null : <UnderstoodSearch understood={understood} address={address} />}
      {supply === null ? null : <BrandDevices supply={supply} />}
      <Subcategories entries={item.children} />
      {items.length === 0 && !hasFilters ? (
        <EmptyList address={address} hasFilters={false} instead={understood?.instead} />
      ) : (
        <div className={styles.body}>
          <div className={styles.filters}>
            <ListFilters facets={filters} total={paging.total} address={address} />
          </div>
          <ListToolbar sortOptions={list.sortOptions} address={address} />
          <Results aria-label={texts.listing.results}>
            <ActiveFilters facets={filters} address={address} />
            {items.length === 0 ? (
              <EmptyList address={address} hasFilters />
            ) : (
              <ArticleTiles
                articles={items}
                setting={setting}
                variant={address.view === 'rows' ? 'row' : 'grid'}
                firstCount={firstPictures}
                actionOf={(article) => <AddToBasket article={article} setting={setting} />}
              />
            )}
            <Pagination
              label={texts.listing.pagination}
              current={paging.page}
              total={paging.pageCount}
              hrefOf={(page) => address.hrefOf({ page })}
              previousLabel={texts.listing.previousPage}
              nextLabel={texts.listing.nextPage}
              pageLabel={(page) => texts.listing.goToPage({ page })}
              onIntent={setting.onIntent}
            />
          </Results>
        </div>
      )}
    </div>
  );
});

/** One list view for every listing route (spec 2.7): head, filters, articles, pages. */
export function Component() {
  return <List {...(useLoaderData() as ListingData)} />;
}
