import { sessionEndpoints } from '#contract/session.ts';
import type { UserState } from '#contract/session.ts';
import { loginPath } from '#domain/redirect.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** Who is signed in; guests are led to the sign-in with a way back (docs/decisions/0064). */
export async function requireMember(loading: PageLoaderArguments): Promise<UserState> {
  const { user } = await loadOrNotFound(loading, sessionEndpoints.user, {});
  if (!user.guest) return user;
  const { pathname, search } = new URL(loading.request.url);
  throw redirect(loginPath(`${pathname}${search}`));
}
