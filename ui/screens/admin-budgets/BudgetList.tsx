import { adminBudgetPath, adminBudgetsPath } from '#contract/admin-firm-paths.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { BudgetTable } from '#ui/sections/firm/BudgetTable.tsx';
import { FirmList } from '#ui/sections/firm/FirmList.tsx';
import type { BudgetListData } from './admin-budgets-data.ts';

interface BudgetListProps {
  readonly data: BudgetListData;
}

/** The budgets of a firm with what is left of them. */
export function BudgetList({ data }: BudgetListProps) {
  const { adminBudgets: words } = useTexts();
  return (
    <FirmList place="budgets" path={adminBudgetsPath} part={data} words={words}>
      <BudgetTable caption={words.title} items={data.items} pathOf={adminBudgetPath} />
    </FirmList>
  );
}
