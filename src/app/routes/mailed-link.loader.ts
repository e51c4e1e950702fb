import { accountAccessEndpoints } from '#contract/account-access.ts';
import { invitationEndpoints } from '#contract/admin-users.ts';
import type { MailedLink } from '#contract/mailed-link.ts';
import { passwordEndpoints } from '#contract/password.ts';
import { registrationEndpoints } from '#contract/registration.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

// Each says what the link of the mail is worth, before anybody types a password.

export function loadPasswordReset(loading: PageLoaderArguments): Promise<MailedLink> {
  const { resetUsername = '', token = '' } = loading.params;
  return loadOrNotFound(loading, passwordEndpoints.showLink, { query: { resetUsername, token } });
}

export function loadRegistrationConfirm(loading: PageLoaderArguments): Promise<MailedLink> {
  const { token = '' } = loading.params;
  return loadOrNotFound(loading, registrationEndpoints.showLink, { query: { token } });
}

export function loadInvitation(loading: PageLoaderArguments): Promise<MailedLink> {
  const { invitedEmail = '', token = '' } = loading.params;
  return loadOrNotFound(loading, invitationEndpoints.showLink, { query: { invitedEmail, token } });
}

/** The page is one of whoever is signed in; a person from a procurement system, whose address is none of theirs, is turned away. */
export async function loadEmailConfirm(loading: PageLoaderArguments): Promise<MailedLink> {
  await requireMember(loading);
  const { token = '' } = loading.params;
  return loadOrNotFound(loading, accountAccessEndpoints.showEmailLink, { query: { token } });
}
