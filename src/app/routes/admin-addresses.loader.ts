import { adminAddressEndpoints, adminUserAddressEndpoints } from '#contract/admin-addresses.ts';
import type { Address } from '#contract/address.ts';
import { newOne } from '#contract/admin-firm-paths.ts';
import { fullName } from '#domain/address.ts';
import type { AdminAddressesData } from '#ui/screens/admin-addresses/admin-addresses-data.ts';
import type { AdminUserAddressesData } from '#ui/screens/admin-user-addresses/admin-user-addresses-data.ts';
import { pagedListPart, readPagedListQuery } from '#ui/sections/paged-list/paged-list.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** The one that is wanted; another firm's is none (R23). */
function wantedOf<Item extends Pick<Address, 'id'>>(items: readonly Item[], wanted: string): Item {
  const item = items.find(({ id }) => String(id) === wanted);
  if (item === undefined) throw new Response(null, { status: 404 });
  return item;
}

const queryOf = ({ request }: PageLoaderArguments) => readPagedListQuery(new URL(request.url).searchParams);

const wordsOf = (address: Address): string[] => [
  address.company,
  fullName(address),
  `${address.street} ${address.houseNumber}`,
  `${address.zip} ${address.city}`,
  address.addition,
];

/** Addresses of the firm, or one of them; who is no admin gets the page for 403. */
export async function loadAdminAddresses(loading: PageLoaderArguments): Promise<AdminAddressesData> {
  await requireMember(loading);
  const { items } = await loadOrNotFound(loading, adminAddressEndpoints.list, {});
  const wanted = loading.params['address'];
  if (wanted === newOne) return { shown: 'one', item: null };
  if (wanted !== undefined) return { shown: 'one', item: wantedOf(items, wanted) };
  return { shown: 'list', ...pagedListPart(items, queryOf(loading), wordsOf) };
}

/** Addresses of the people of the firm, or one of them; who is no admin gets the page for 403. */
export async function loadAdminUserAddresses(loading: PageLoaderArguments): Promise<AdminUserAddressesData> {
  await requireMember(loading);
  const { items, people } = await loadOrNotFound(loading, adminUserAddressEndpoints.list, {});
  const wanted = loading.params['address'];
  if (wanted === newOne) return { shown: 'one', item: null, people };
  if (wanted !== undefined) return { shown: 'one', item: wantedOf(items, wanted), people };
  const part = pagedListPart(items, queryOf(loading), ({ person, ...address }) => [
    person.name,
    person.email,
    ...wordsOf(address),
  ]);
  return { shown: 'list', ...part };
}
