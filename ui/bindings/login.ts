import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { safeRedirect } from '#domain/redirect.ts';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import { useShop } from './shop.ts';

/**
 * The sign-in page: tells the session that it is open, and where to go afterwards.
 *
 * @param redirectTo address the visitor wanted, as the page's address says; null when none
 */
export function useLogin(redirectTo: string | null) {
  const { session } = useShop().system;
  useEffect(() => session.send({ type: 'login.open', redirectTo }), [session, redirectTo]);
  // Another address to return to does not close the page: why it asks stays there.
  useEffect(() => () => session.send({ type: 'login.close' }), [session]);
  const view = useSelector(
    session,
    (snapshot) => {
      const { isGuest, isBusy, isLoginAllowed, problem, user } = selectSessionView(snapshot);
      return { isGuest, isBusy, isLoginAllowed, problem, email: user.data.email };
    },
    shallowEqual,
  );
  return {
    view,
    submit: (email: string, password: string) =>
      session.send({ type: 'login.submit', email, password, redirectTo: safeRedirect(redirectTo) }),
  };
}

/** The sign-out page. */
export function useLogout() {
  const { session } = useShop().system;
  const view = useSelector(
    session,
    (snapshot) => {
      const { isGuest, isBusy, user } = selectSessionView(snapshot);
      return { isGuest, isBusy, email: user.data.email };
    },
    shallowEqual,
  );
  return { view, logout: () => session.send({ type: 'logout' }) };
}
