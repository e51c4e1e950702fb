import { useSelector } from '@xstate/react';
import type { UserState } from '#contract/session.ts';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import { useShop } from './shop.ts';

/** Name, firm and kind of the visitor, as the server said last. */
export const usePerson = (): UserState['data'] =>
  useSelector(useShop().system.session, (snapshot) => selectSessionView(snapshot).user.data);
