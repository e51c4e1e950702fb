import { ownBudgetEndpoints } from '#contract/own-budgets.ts';
import type { OwnBudgetsData } from '#ui/screens/own-budgets/own-budgets-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** Budgets that own orders count in; guests are led to the sign-in. */
export async function loadOwnBudgets(loading: PageLoaderArguments): Promise<OwnBudgetsData> {
  await requireMember(loading);
  return loadOrNotFound(loading, ownBudgetEndpoints.list, {});
}
