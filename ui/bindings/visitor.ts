import { shallowEqual, useSelector } from '@xstate/react';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import { useShop } from './shop.ts';

/** Who the visitor is, as the header shows it. */
export function useVisitor() {
  const { session } = useShop().system;
  const view = useSelector(
    session,
    (snapshot) => {
      const { isGuest, isAdmin, isBackend, isBusy, isLoginAllowed, user } = selectSessionView(snapshot);
      const { firstname, lastname, email, is_visit: isVisit, kind } = user.data;
      return {
        isGuest,
        isAdmin,
        isBackend,
        isLoginAllowed,
        isLeaving: isBusy && !isGuest,
        name: `${firstname} ${lastname}`.trim(),
        email,
        /** From a procurement system: acts for somebody, and has no account of its own (docs/decisions/0112). */
        isVisit,
        /** Buys for a business whatever is ordered. */
        isFirm: kind === 'company',
      };
    },
    shallowEqual,
  );
  return { view, send: session.send };
}
