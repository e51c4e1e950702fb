import { useLoaderData } from 'react-router-dom';
import type { AdminBudget } from '#contract/firm.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { useBudgetColumns } from '#ui/sections/firm/budget-columns.tsx';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';
import type { OwnBudgetsData } from './own-budgets-data.ts';

/** `/my/budgets` (S2.3-09): what somebody may still order without a release. */
export function Component() {
  const { items } = useLoaderData() as OwnBudgetsData;
  const { adminBudgets: words } = useTexts();
  const columns = useBudgetColumns();
  return (
    <div className={firm.page} data-state="list">
      <h1>{words.ownTitle}</h1>
      <AccountNavigation current="ownBudgets" />
      {items.length === 0 ? (
        <EmptyState title={words.ownEmptyTitle}>
          <p>{words.ownEmptyText}</p>
        </EmptyState>
      ) : (
        <>
          <p className={firm.hint}>{words.ownIntro}</p>
          <DataTable<AdminBudget>
            caption={words.ownTitle}
            isCaptionHidden
            rows={items}
            keyOf={({ id }) => String(id)}
            columns={columns}
          />
        </>
      )}
    </div>
  );
}
