import { accountAccessEndpoints } from '#contract/account-access.ts';
import type { AccountPasswordData } from '#ui/screens/account-password/account-password-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export async function loadAccountPassword(loading: PageLoaderArguments): Promise<AccountPasswordData> {
  await requireMember(loading);
  return loadOrNotFound(loading, accountAccessEndpoints.list, {});
}
