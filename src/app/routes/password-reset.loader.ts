import { passwordEndpoints } from '#contract/password.ts';
import type { PasswordResetData } from '#ui/screens/login/password-reset-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** Says what the link of the mail is worth, before anybody types a password. */
export function loadPasswordReset(loading: PageLoaderArguments): Promise<PasswordResetData> {
  const { resetUsername = '', token = '' } = loading.params;
  return loadOrNotFound(loading, passwordEndpoints.showLink, { query: { resetUsername, token } });
}
