import { adminBudgetPath, adminBudgetsPath, newOne } from '#contract/admin-firm-paths.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { firmListAddress } from '#ui/sections/firm/firm-list.ts';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { FirmToolbar } from '#ui/sections/firm/FirmToolbar.tsx';
import type { BudgetListData } from './admin-budgets-data.ts';
import { BudgetTable } from './BudgetTable.tsx';

interface BudgetListProps {
  readonly data: BudgetListData;
}

/** The budgets of a firm with what is left of them. */
export function BudgetList({ data: { items, query, pages } }: BudgetListProps) {
  const { adminBudgets: words } = useTexts();
  const prefetch = usePrefetch();
  const isEmpty = items.length === 0;
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <AccountNavigation current="budgets" />
      {isEmpty && query.search === '' ? (
        <EmptyState
          title={words.emptyTitle}
          actions={
            <ButtonLink to={adminBudgetPath(newOne)} icon="plus" variant="main">
              {words.add}
            </ButtonLink>
          }
        >
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.hint}>{words.intro}</p>
          <FirmToolbar path={adminBudgetsPath} query={query} words={words} />
          {isEmpty ? (
            <EmptyState
              title={words.notFoundTitle}
              actions={<ButtonLink to={adminBudgetsPath}>{words.endSearch}</ButtonLink>}
            >
              <p>{words.notFoundText({ term: query.search })}</p>
            </EmptyState>
          ) : (
            <BudgetTable items={items} />
          )}
          <Pagination
            label={words.title}
            current={query.page}
            total={pages}
            hrefOf={(page) => firmListAddress(adminBudgetsPath, { ...query, page })}
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
