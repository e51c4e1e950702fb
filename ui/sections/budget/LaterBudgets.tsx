import type { BudgetStand } from '#contract/budget.ts';
import { orAsDrawn } from '#ui/bindings/later.ts';
import { laterPart } from '#ui/parts/Later/later-part.tsx';

// Where it does not come the rest of the page goes on: an order must not end for want of it.
const load = () => orAsDrawn(async () => (await import('./BudgetsPart.tsx')).BudgetsPart);
const LaterPart = laterPart(import.meta.env.SSR ? await load() : null, load);

interface LaterBudgetsProps {
  readonly budgets: readonly BudgetStand[];
}

/** The budgets an order of the basket would count in; only who has some downloads their code. */
export const LaterBudgets = ({ budgets }: LaterBudgetsProps) =>
  budgets.length === 0 ? null : <LaterPart budgets={budgets} />;

/** Brings their code ahead of their page, for a basket that would count in any. */
export const fetchBudgetsAhead = (budgets: readonly BudgetStand[]): void => {
  if (budgets.length > 0) void LaterPart.fetchAhead();
};
