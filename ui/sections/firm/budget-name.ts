import type { AdminBudget } from '#contract/firm.ts';
import type { Texts } from '#texts/texts.ts';

/** Whose a budget is: a person, a cost center, or a person at a cost center. */
export const budgetName = ({ person, costCenter }: AdminBudget, words: Texts['adminBudgets']): string =>
  [person?.name, costCenter === null ? undefined : words.costCenterOf(costCenter)]
    .filter((part) => part !== undefined)
    .join(', ');
