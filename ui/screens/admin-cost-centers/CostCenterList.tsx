import { adminCostCenterPath, adminCostCentersPath, newOne } from '#contract/admin-firm-paths.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { firmListAddress } from '#ui/sections/firm/firm-list.ts';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { FirmToolbar } from '#ui/sections/firm/FirmToolbar.tsx';
import type { CostCenterListData } from './admin-cost-centers-data.ts';
import { CostCenterTable } from './CostCenterTable.tsx';

interface CostCenterListProps {
  readonly data: CostCenterListData;
}

/** The cost centers of a firm, those that are put to rest among them. */
export function CostCenterList({ data: { items, query, pages, isNeeded } }: CostCenterListProps) {
  const { adminCostCenters: words } = useTexts();
  const prefetch = usePrefetch();
  const isEmpty = items.length === 0;
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <AccountNavigation current="costCenters" />
      {isEmpty && query.search === '' ? (
        <EmptyState
          title={words.emptyTitle}
          actions={
            <ButtonLink to={adminCostCenterPath(newOne)} icon="plus" variant="main">
              {words.add}
            </ButtonLink>
          }
        >
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.hint}>{isNeeded ? `${words.intro} ${words.isNeeded}` : words.intro}</p>
          <FirmToolbar path={adminCostCentersPath} query={query} words={words} />
          {isEmpty ? (
            <EmptyState
              title={words.notFoundTitle}
              actions={<ButtonLink to={adminCostCentersPath}>{words.endSearch}</ButtonLink>}
            >
              <p>{words.notFoundText({ term: query.search })}</p>
            </EmptyState>
          ) : (
            <CostCenterTable items={items} />
          )}
          <Pagination
            label={words.title}
            current={query.page}
            total={pages}
            hrefOf={(page) => firmListAddress(adminCostCentersPath, { ...query, page })}
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
