import { adminCostCenterPath } from '#contract/admin-firm-paths.ts';
import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import type { AdminBudget, AdminCostCenter, FirmPerson } from '#contract/firm.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AdminTable } from '#ui/sections/firm/AdminTable.tsx';
import { BudgetBar } from '#ui/sections/budget/BudgetBar.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';

interface CostCenterTableProps {
  readonly items: readonly AdminCostCenter[];
  readonly place: TablePlace<AdminTablePath>;
}

/** One row a cost center: who answers for it, who may book on it, and how far its budgets are used. */
export function CostCenterTable({ items, place }: CostCenterTableProps) {
  const { adminCostCenters: words } = useTexts();
  const prefetch = usePrefetch();
  const { columns } = words;
  return (
    <AdminTable<AdminCostCenter>
      place={place}
      caption={words.title}
      rows={items}
      keyOf={({ id }) => String(id)}
      columns={[
        {
          id: 'name',
          header: columns.name,
          isRowHeader: true,
          cell: (item) => (
            <>
              <Link to={adminCostCenterPath(item.id)} onIntent={prefetch}>
                {words.nameOf(item)}
              </Link>
              {item.isActive ? null : (
                <div className={styles.badge}>
                  <Badge>{words.inactive}</Badge>
                </div>
              )}
            </>
          ),
        },
        { id: 'owner', header: columns.owner, cell: ({ owner }) => <Owner owner={owner} /> },
        { id: 'people', header: columns.people, cell: ({ people }) => <People people={people} /> },
        { id: 'budgets', header: columns.budgets, cell: ({ budgets }) => <Budgets budgets={budgets} /> },
      ]}
    />
  );
}

/** Who is responsible; that they are locked out stands out, since somebody else has to be chosen. */
function Owner({ owner }: Pick<AdminCostCenter, 'owner'>) {
  const { adminCostCenters: words } = useTexts();
  if (owner === null) return words.nobody;
  return (
    <>
      {owner.name}
      {owner.isActive ? null : (
        <div className={styles.badge}>
          <Badge tone="warning">{words.locked}</Badge>
        </div>
      )}
    </>
  );
}

interface PeopleProps {
  readonly people: readonly FirmPerson[];
}

/** So many are named one by one. */
const mostNamed = 3;

function People({ people }: PeopleProps) {
  const { adminCostCenters: words } = useTexts();
  if (people.length === 0) return words.everybody;
  if (people.length > mostNamed) return words.peopleCount({ count: people.length });
  return people.map(({ name }) => name).join(', ');
}

interface BudgetsProps {
  readonly budgets: readonly AdminBudget[];
}

function Budgets({ budgets }: BudgetsProps) {
  const { adminCostCenters: words } = useTexts();
  const money = useMoney();
  if (budgets.length === 0) return words.noBudget;
  return (
    <ul className={styles.list}>
      {budgets.map((budget) => (
        <li key={budget.id}>
          {words.budget({
            period: words.periods[budget.period],
            used: money(budget.used),
            amount: money(budget.amount),
          })}
          {budget.person === null ? null : (
            <div className={styles.small}>{words.budgetOf({ person: budget.person.name })}</div>
          )}
          <BudgetBar budget={budget} />
        </li>
      ))}
    </ul>
  );
}
