import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { newOne } from '#contract/admin-firm-paths.ts';
import type { AdminCostCentersData } from '#ui/screens/admin-cost-centers/admin-cost-centers-data.ts';
import { pagedListPart, readPagedListQuery } from '#ui/sections/paged-list/paged-list.ts';
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
  const query = readPagedListQuery(new URL(loading.request.url).searchParams);
  const part = pagedListPart(items, query, ({ number, name, owner, people: named }) => [
    `${number} ${name}`,
    owner?.name ?? '',
    ...named.map((person) => person.name),
  ]);
  return { shown: 'list', isNeeded, ...part };
}
