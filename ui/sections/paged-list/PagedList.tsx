import type { ReactNode } from 'react';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import * as styles from './PagedList.css.ts';
import { FoundRows } from './FoundRows.tsx';
import { ListSearch } from './ListSearch.tsx';
import type { TablePlace } from './table-place.ts';

export interface PagedListWords {
  readonly title: string;
  readonly intro: string;
  readonly search: string;
  readonly searchHint: string;
  readonly submitSearch: string;
  readonly endSearch: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly notFoundTitle: string;
  readonly notFoundText: (found: { readonly term: string }) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly pageNumber: (shown: { readonly page: number }) => string;
}

export interface PagedListProps {
  readonly place: TablePlace;
  readonly pages: number;
  /** How many rows are found on all pages. */
  readonly total: number;
  readonly words: PagedListWords;
  /** Beside what the list is for. */
  readonly note?: string;
  /** The way to a new one, where one can be added. */
  readonly add?: ReactNode;
  /** What the list may be narrowed to. */
  readonly filters?: ReactNode;
  /** The rows, where there are some. */
  readonly children: ReactNode;
}

/** A list that is searched, narrowed and paged by its address, or what there is to say where it is empty. */
export function PagedList({
  place,
  pages,
  total,
  words,
  note,
  add = null,
  filters = null,
  children,
}: PagedListProps) {
  const prefetch = usePrefetch();
  const { path, query, addressOf } = place;
  const isEmpty = total === 0;
  if (isEmpty && query.search === '' && query.filters === undefined)
    return (
      <EmptyState title={words.emptyTitle} actions={add}>
        <p>{words.emptyText}</p>
      </EmptyState>
    );
  return (
    <>
      <p className={styles.intro}>{note === undefined ? words.intro : `${words.intro} ${note}`}</p>
      <div className={styles.toolbar}>
        <ListSearch place={place} words={words} />
        {add}
      </div>
      {filters}
      <FoundRows label={words.title} total={total} nothing={words.notFoundTitle}>
        {isEmpty ? (
          <EmptyState
            title={words.notFoundTitle}
            actions={<ButtonLink to={path}>{words.endSearch}</ButtonLink>}
          >
            <p>{words.notFoundText({ term: query.search })}</p>
          </EmptyState>
        ) : (
          children
        )}
        <Pagination
          label={words.title}
          current={query.page}
          total={pages}
          hrefOf={(page) => addressOf({ ...query, page })}
          previousLabel={words.previousPage}
          nextLabel={words.nextPage}
          pageLabel={(page) => words.pageNumber({ page })}
          onIntent={prefetch}
        />
      </FoundRows>
    </>
  );
}
