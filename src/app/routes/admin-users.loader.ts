import { newOne } from '#contract/admin-firm-paths.ts';
import { adminUserEndpoints } from '#contract/admin-users.ts';
import { firmMemberKey } from '#contract/admin-users-path.ts';
import { firmMemberStates, firmRoles } from '#contract/firm-roles.ts';
import type { AdminUsersData } from '#ui/screens/admin-users/admin-users-data.ts';
import { roleOf } from '#ui/screens/admin-users/roles-of.ts';
import { pagedListPart, readPagedListQuery } from '#ui/sections/paged-list/paged-list.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

const filters = { state: firmMemberStates, role: firmRoles };

/** People of the firm, or one of them; who is no admin gets the page for 403. */
export async function loadAdminUsers(loading: PageLoaderArguments): Promise<AdminUsersData> {
  await requireMember(loading);
  const changesOf = async (query: { readonly id?: number }) =>
    (await loadOrNotFound(loading, adminUserEndpoints.history, { query })).items;
  const { items } = await loadOrNotFound(loading, adminUserEndpoints.list, {});
  const wanted = loading.params['member'];
  if (wanted === newOne) return { shown: 'new' };
  if (wanted !== undefined) {
    const item = items.find((one) => firmMemberKey(one) === wanted);
    // Another firm's is none (R23).
    if (item === undefined) throw new Response(null, { status: 404 });
    return { shown: 'one', item, changes: item.isInvitation ? [] : await changesOf({ id: item.id }) };
  }
  const query = readPagedListQuery(new URL(loading.request.url).searchParams, filters);
  const { state, role } = query.filters;
  const narrowed = items.filter(
    (item) => (state ?? item.state) === item.state && (role === undefined || role === roleOf(item)),
  );
  const part = pagedListPart(narrowed, query, ({ name, email }) => [name, email]);
  return { shown: 'list', ...part, changes: await changesOf({}) };
}
