import type { AdminOrder } from '#contract/admin-orders.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { BudgetBar } from '#ui/sections/budget/BudgetBar.tsx';
import * as styles from './AdminOrdersScreen.css.ts';

type Budget = AdminOrder['budgets'][number];

interface BudgetsProps {
  readonly budgets: readonly Budget[];
}

/** The budgets an order counts in: what is used, what the order takes, and what is left then. */
export function Budgets({ budgets }: BudgetsProps) {
  const { adminOrders: words } = useTexts();
  const money = useMoney();
  const { budgetColumns: columns } = words;
  return (
    <section className={styles.budgets} aria-labelledby="budgets">
      <h2 id="budgets" className={styles.panelTitle}>
        {words.budgets}
      </h2>
      <DataTable<Budget>
        caption={words.budgets}
        isCaptionHidden
        rows={budgets}
        keyOf={({ name, period }) => `${name} ${period}`}
        columns={[
          {
            id: 'name',
            header: columns.name,
            isRowHeader: true,
            cell: (budget) => (
              <>
                {budget.name}
                <BudgetBar budget={budget} />
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
          { id: 'share', header: columns.share, isNumeric: true, cell: ({ share }) => money(share) },
          {
            id: 'left',
            header: columns.left,
            isNumeric: true,
            cell: ({ amount, used, share }) => {
              const left = amount - used - share;
              return left < 0 ? (
                <Badge tone="danger">{words.exceeded({ amount: money(-left) })}</Badge>
              ) : (
                money(left)
              );
            },
          },
        ]}
      />
    </section>
  );
}
