import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { newOne } from '#contract/admin-firm-paths.ts';
import type { AdminBudgetsData } from '#ui/screens/admin-budgets/admin-budgets-data.ts';
import { pagedListPart, readPagedListQuery } from '#ui/sections/paged-list/paged-list.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** Budgets of the firm, or one of them; who is no admin gets the page for 403. */
export async function loadAdminBudgets(loading: PageLoaderArguments): Promise<AdminBudgetsData> {
  await requireMember(loading);
  const { items, ...choices } = await loadOrNotFound(loading, adminBudgetEndpoints.list, {});
  const wanted = loading.params['budget'];
  if (wanted === newOne) return { shown: 'one', item: null, ...choices };
  if (wanted !== undefined) {
    const item = items.find(({ id }) => String(id) === wanted);
    // Another firm's is none, like one that was deleted (R23).
    if (item === undefined) throw new Response(null, { status: 404 });
    return { shown: 'one', item, ...choices };
  }
  const query = readPagedListQuery(new URL(loading.request.url).searchParams);
  const part = pagedListPart(items, query, ({ person, costCenter }) => [
    person?.name ?? '',
    costCenter === null ? '' : `${costCenter.number} ${costCenter.name}`,
  ]);
  return { shown: 'list', ...part };
}
