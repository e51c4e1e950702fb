import { personEndpoints } from '#contract/person.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** The page is one of whoever is signed in; what it shows of them, the page knows. */
export async function loadEmailConfirm(loading: PageLoaderArguments): Promise<null> {
  await requireMember(loading);
  await loadOrNotFound(loading, personEndpoints.show, {});
  return null;
}
