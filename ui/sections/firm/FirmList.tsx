import type { ReactNode } from 'react';
import { newOne } from '#contract/admin-firm-paths.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import type { AccountPlace } from '#ui/sections/account/AccountNavigation.tsx';
import { firmListAddress } from './firm-list.ts';
import type { FirmListPart } from './firm-list.ts';
import * as styles from './FirmPage.css.ts';
import { ListSearch } from './ListSearch.tsx';

interface FirmListWords {
  readonly title: string;
  readonly intro: string;
  readonly add: string;
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

interface FirmListProps {
  readonly place: AccountPlace;
  /** Address of the list. */
  readonly path: string;
  readonly part: FirmListPart<unknown>;
  readonly words: FirmListWords;
  /** Beside what the list is for. */
  readonly note?: string;
  /** The rows, where there are some. */
  readonly children: ReactNode;
}

/** A list of what belongs to a firm: searched, paged, and with the way to a new one. */
export function FirmList({
  place,
  path,
  part: { items, query, pages },
  words,
  note,
  children,
}: FirmListProps) {
  const prefetch = usePrefetch();
  const isEmpty = items.length === 0;
  const add = (
    <ButtonLink to={`${path}/${newOne}`} icon="plus" variant="main">
      {words.add}
    </ButtonLink>
  );
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <AccountNavigation current={place} />
      {isEmpty && query.search === '' ? (
        <EmptyState title={words.emptyTitle} actions={add}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.hint}>{note === undefined ? words.intro : `${words.intro} ${note}`}</p>
          <div className={styles.toolbar}>
            <ListSearch
              path={path}
              search={query.search}
              addressOf={(search) => firmListAddress(path, { search, page: 1 })}
              words={words}
            />
            {add}
          </div>
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
            hrefOf={(page) => firmListAddress(path, { ...query, page })}
            previousLabel={words.previousPage}
            nextLabel={words.nextPage}
            pageLabel={(page) => words.pageNumber({ page })}
            onIntent={prefetch}
          />
        </>
      )}
    </div>
  );
}
