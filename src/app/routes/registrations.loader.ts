import { waitingRegistrationEndpoints } from '#contract/waiting-registrations.ts';
import type { RegistrationsData } from '#ui/screens/registrations/registrations-data.ts';
import { pagedListPart, readPagedListQuery } from '#ui/sections/paged-list/paged-list.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** Registrations that wait, or one of them; guests are led to the sign-in, others than the staff get the page for 403. */
export async function loadRegistrations(loading: PageLoaderArguments): Promise<RegistrationsData> {
  const { items } = await loadOrNotFound(loading, waitingRegistrationEndpoints.list, {});
  const wanted = loading.params['registration'];
  if (wanted !== undefined) {
    const item = items.find(({ id }) => String(id) === wanted);
    if (item === undefined) throw new Response(null, { status: 404 });
    return { shown: 'one', item };
  }
  const query = readPagedListQuery(new URL(loading.request.url).searchParams);
  const part = pagedListPart(items, query, ({ company, name, email, customerNumber }) => [
    company,
    name,
    email,
    customerNumber,
  ]);
  return { shown: 'list', ...part };
}
