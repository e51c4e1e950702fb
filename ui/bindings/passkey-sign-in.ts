import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { selectPasskeySignIn } from '#machines/passkey-sign-in/passkey-sign-in.selectors.ts';
import type { PasskeySignInCommand } from '#machines/passkey-sign-in/passkey-sign-in.types.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * Signing in with a passkey.
 *
 * @param chart what the route brought along
 * @param purpose what the passkey stands for here
 */
export function usePasskeySignIn(
  chart: WiredChart<PasskeySignInMachine>,
  purpose: 'signIn' | 'secondFactor',
) {
  const actor = useWiredActor(chart, { purpose });
  const view = useSelector(actor, selectPasskeySignIn, shallowEqual);
  const send = useCallback((command: PasskeySignInCommand) => actor.send(command), [actor]);
  return { view, send };
}
