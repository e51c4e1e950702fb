import { adminBudgetPath, adminBudgetsPath } from '#contract/admin-firm-paths.ts';
import type { AdminBudget } from '#contract/firm.ts';
import { budgetTable } from '#domain/firm-tables.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { AdminTable } from '#ui/sections/firm/AdminTable.tsx';
import { useBudgetColumns } from '#ui/sections/firm/budget-columns.tsx';
import { FirmList } from '#ui/sections/firm/FirmList.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import type { BudgetListData } from './admin-budgets-data.ts';

interface BudgetListProps {
  readonly data: BudgetListData;
}

/** The budgets of a firm with what is left of them. */
export function BudgetList({ data }: BudgetListProps) {
  const { adminBudgets: words } = useTexts();
  const columns = useBudgetColumns(adminBudgetPath);
  const { items, query, pages, total } = data;
  const place = tablePlace(adminBudgetsPath, query, budgetTable);
  return (
    <FirmList page="budgets" place={place} pages={pages} total={total} words={words}>
      <AdminTable<AdminBudget>
        place={place}
        caption={words.title}
        rows={items}
        keyOf={({ id }) => String(id)}
        columns={columns}
      />
    </FirmList>
  );
}
