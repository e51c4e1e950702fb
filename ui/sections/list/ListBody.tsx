import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router-dom';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { ArticleTiles } from '#ui/shop/ArticleTile/ArticleTiles.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { BegreenSwitch, EmptyList, LabelProof } from './LaterParts.tsx';
import { isBegreenPath, useListAddress } from './list-address.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListingData } from './listing-data.ts';
import * as styles from './list.css.ts';

/** Pictures that a first screen shows. */
const firstPictures = 2;

/** The articles, marked as busy while others are on their way. */
function Results(props: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      tabIndex={-1}
      data-work
      className={styles.results}
      aria-busy={useNavigation().state === 'loading'}
    />
  );
}

/** Articles of a list with their filters, order and pages. */
export function ListBody({ list }: ListingData) {
  const { listing, vocabulary } = useTexts();
  const setting = useArticleSetting();
  const { items, paging, filters, understood } = list;
  const address = useListAddress(understood?.parts ?? []);
  const isBegreen = address.query.isBGS || isBegreenPath(address.path);
  return (
    <div className={styles.body}>
      <div className={styles.filters}>
        <ListFilters facets={filters} total={paging.total} address={address} understood={understood} />
      </div>
      <ListToolbar sortOptions={list.sortOptions} address={address} />
      <Results aria-label={listing.results}>
        <BegreenSwitch />
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
            noteOf={(article) =>
              // Only businesses are told of a label that nothing proves.
              isBegreen || article.begreenEvidence === null ? <LabelProof article={article} /> : null
            }
          />
        )}
        <Pagination
          label={listing.pagination}
          current={paging.page}
          total={paging.pageCount}
          hrefOf={(page) => address.hrefOf({ page })}
          previousLabel={listing.previousPage}
          nextLabel={listing.nextPage}
          pageLabel={(page) => vocabulary.goToPage({ page })}
          onIntent={setting.onIntent}
        />
      </Results>
    </div>
  );
}
