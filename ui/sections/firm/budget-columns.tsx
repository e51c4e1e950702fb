import type { AdminBudget } from '#contract/firm.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import type { DataColumn } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { BudgetBar } from '#ui/sections/budget/BudgetBar.tsx';
import { BudgetStart } from './BudgetStart.tsx';
import * as styles from './FirmPage.css.ts';
import { budgetName } from './budget-name.ts';

/**
 * Columns of budgets, one row each: whose it is, and what is left of it in the running period.
 *
 * @param pathOf where one of them is changed; left out for who may not
 */
export function useBudgetColumns(pathOf?: (id: number) => string): readonly DataColumn<AdminBudget>[] {
  const { adminBudgets: words } = useTexts();
  const money = useMoney();
  const prefetch = usePrefetch();
  const { columns } = words;
  return [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      cell: (budget) => (
        <>
          {pathOf === undefined ? (
            budgetName(budget, words)
          ) : (
            <Link to={pathOf(budget.id)} onIntent={prefetch}>
              {budgetName(budget, words)}
            </Link>
          )}
          {budget.costCenter?.isActive === false ? (
            <div className={styles.badge}>
              <Badge>{words.inactive}</Badge>
            </div>
          ) : null}
          <BudgetBar budget={budget} />
          <BudgetStart budget={budget} />
        </>
      ),
    },
    {
      id: 'period',
      header: columns.period,
      isNarrow: true,
      cell: ({ period }) => words.periods[period],
    },
    { id: 'amount', header: columns.amount, isNumeric: true, cell: ({ amount }) => money(amount) },
    { id: 'used', header: columns.used, isNumeric: true, cell: ({ used }) => money(used) },
    {
      id: 'left',
      header: columns.left,
      isNumeric: true,
      cell: ({ amount, used }) =>
        used > amount ? (
          <Badge tone="danger">{words.exceeded({ amount: money(used - amount) })}</Badge>
        ) : (
          money(amount - used)
        ),
    },
  ];
}
