import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { newOne } from '#contract/admin-firm-paths.ts';
import { costCenterTable } from '#domain/firm-tables.ts';
import { readRowQuery, tablePart } from '#domain/table-query.ts';
import type { AdminCostCentersData } from '#ui/screens/admin-cost-centers/admin-cost-centers-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** Cost centers of the firm, or one of them; who is no admin gets the page for 403. */
export async function loadAdminCostCenters(loading: PageLoaderArguments): Promise<AdminCostCentersData> {
  await requireMember(loading);
  const { items, people, isNeeded } = await loadOrNotFound(loading, adminCostCenterEndpoints.list, {});
  const wanted = loading.params['costCenter'];
  if (wanted === newOne) return { shown: 'one', item: null, people };
  if (wanted !== undefined) {
    const item = items.find(({ id }) => String(id) === wanted);
    // Another firm's is none, like one that was deleted (R23).
    if (item === undefined) throw new Response(null, { status: 404 });
    return { shown: 'one', item, people };
  }
  const query = readRowQuery(new URL(loading.request.url).searchParams, costCenterTable);
  return { shown: 'list', isNeeded, ...tablePart(items, query, costCenterTable) };
}
