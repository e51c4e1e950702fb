import { personEndpoints } from '#contract/person.ts';
import type { AccountPersonData } from '#ui/screens/account-person/account-person-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export async function loadAccountPerson(loading: PageLoaderArguments): Promise<AccountPersonData> {
  await requireMember(loading);
  return loadOrNotFound(loading, personEndpoints.show, {});
}
