import { useLoaderData } from 'react-router-dom';
import { useTexts } from '#ui/bindings/texts.ts';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { BudgetTable } from '#ui/sections/firm/BudgetTable.tsx';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';
import type { OwnBudgetsData } from './own-budgets-data.ts';

/** `/my/budgets` (S2.3-09): what somebody may still order without a release. */
export function Component() {
  const { items } = useLoaderData() as OwnBudgetsData;
  const { adminBudgets: words } = useTexts();
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
          <BudgetTable caption={words.ownTitle} items={items} />
        </>
      )}
    </div>
  );
}
