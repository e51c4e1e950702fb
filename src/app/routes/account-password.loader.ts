import { accountAccessEndpoints } from '#contract/account-access.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import type { AccountPasswordData } from '#ui/screens/account-password/account-password-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export async function loadAccountPassword(loading: PageLoaderArguments): Promise<AccountPasswordData> {
  await requireMember(loading);
  const [access, secondFactor, passkeys] = await Promise.all([
    loadOrNotFound(loading, accountAccessEndpoints.list, {}),
    loadOrNotFound(loading, secondFactorEndpoints.state, {}),
    loadOrNotFound(loading, passkeyEndpoints.list, {}),
  ]);
  return { ...access, secondFactor, passkeys };
}
