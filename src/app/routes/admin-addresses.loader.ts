import { adminAddressEndpoints, adminUserAddressEndpoints } from '#contract/admin-addresses.ts';
import type { Address } from '#contract/address.ts';
import { newOne } from '#contract/admin-firm-paths.ts';
import { firmAddressTable, personAddressTable } from '#domain/firm-tables.ts';
import { readRowQuery, tablePart } from '#domain/table-query.ts';
import type { RowTable } from '#domain/table-query.ts';
import type { AdminAddressesData } from '#ui/screens/admin-addresses/admin-addresses-data.ts';
import type { AdminUserAddressesData } from '#ui/screens/admin-user-addresses/admin-user-addresses-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** The one that is wanted; another firm's is none (R23). */
function wantedOf<Item extends Pick<Address, 'id'>>(items: readonly Item[], wanted: string): Item {
  const item = items.find(({ id }) => String(id) === wanted);
  if (item === undefined) throw new Response(null, { status: 404 });
  return item;
}

const partOf = <Row>(items: readonly Row[], { request }: PageLoaderArguments, table: RowTable<Row>) =>
  tablePart(items, readRowQuery(new URL(request.url).searchParams, table), table);

/** Addresses of the firm, or one of them; who is no admin gets the page for 403. */
export async function loadAdminAddresses(loading: PageLoaderArguments): Promise<AdminAddressesData> {
  await requireMember(loading);
  const { items } = await loadOrNotFound(loading, adminAddressEndpoints.list, {});
  const wanted = loading.params['address'];
  if (wanted === newOne) return { shown: 'one', item: null };
  if (wanted !== undefined) return { shown: 'one', item: wantedOf(items, wanted) };
  return { shown: 'list', ...partOf(items, loading, firmAddressTable) };
}

/** Addresses of the people of the firm, or one of them; who is no admin gets the page for 403. */
export async function loadAdminUserAddresses(loading: PageLoaderArguments): Promise<AdminUserAddressesData> {
  await requireMember(loading);
  const { items, people } = await loadOrNotFound(loading, adminUserAddressEndpoints.list, {});
  const wanted = loading.params['address'];
  if (wanted === newOne) return { shown: 'one', item: null, people };
  if (wanted !== undefined) return { shown: 'one', item: wantedOf(items, wanted), people };
  return { shown: 'list', ...partOf(items, loading, personAddressTable) };
}
