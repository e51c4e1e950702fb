import { useLoaderData } from 'react-router-dom';
import { newOne } from '#contract/admin-firm-paths.ts';
import type { AdminBudgetsData } from './admin-budgets-data.ts';
import { BudgetEditor } from './BudgetEditor.tsx';
import { BudgetList } from './BudgetList.tsx';
import { NewBudget } from './NewBudget.tsx';

/** `/my/admin-budgets` (S2.4): the budgets of a firm, one of which may be open to be changed. */
export function Component() {
  const data = useLoaderData() as AdminBudgetsData;
  if (data.shown === 'list') return <BudgetList data={data} />;
  const { item, ...choices } = data;
  return item === null ? (
    <NewBudget key={newOne} choices={choices} />
  ) : (
    <BudgetEditor key={item.id} budget={item} choices={choices} />
  );
}
