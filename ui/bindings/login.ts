import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { tabStorageKeys } from '#contract/browser-storage.ts';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import { useToldOnce } from './browser-kept.ts';
import { useShop } from './shop.ts';

/**
 * The sign-in page: tells the session that it is open, and where to go afterwards.
 *
 * @param redirectTo address the visitor wanted, as the page's address says; null when none
 * @param wayIn mailed way in that the page's address holds; null when none
 * @param forgetWayIn takes it out of the address, where it would be seen and kept
 */
export function useLogin(redirectTo: string | null, wayIn: string | null, forgetWayIn: () => void) {
  const { session } = useShop().system;
  useEffect(() => session.send({ type: 'login.open', redirectTo }), [session, redirectTo]);
  useEffect(() => {
    if (wayIn === null) return;
    session.send({ type: 'wayIn.found', token: wayIn });
    forgetWayIn();
  }, [session, wayIn, forgetWayIn]);
  // Another address to return to does not close the page: why it asks stays there.
  useEffect(() => () => session.send({ type: 'login.close' }), [session]);
  const view = useSelector(
    session,
    (snapshot) => {
      const { isGuest, isBusy, isLoginAllowed, problem, hasWayIn, isLetIn, user } =
        selectSessionView(snapshot);
      return { isGuest, isBusy, isLoginAllowed, problem, hasWayIn, isLetIn, email: user.data.email };
    },
    shallowEqual,
  );
  return {
    view,
    confirmWayIn: () => session.send({ type: 'wayIn.use' }),
  };
}

/** The sign-out page, which also says that an account was erased in this tab. */
export function useLogout() {
  const { system, kept } = useShop();
  const { session } = system;
  const isErased = useToldOnce(kept.tab, tabStorageKeys.erased);
  const view = useSelector(
    session,
    (snapshot) => {
      const { isGuest, isBusy, user } = selectSessionView(snapshot);
      return { isGuest, isBusy, email: user.data.email };
    },
    shallowEqual,
  );
  return { view: { ...view, isErased }, logout: () => session.send({ type: 'logout' }) };
}
