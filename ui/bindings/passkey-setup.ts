import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { PasskeySetupMachine } from '#machines/passkey-setup/passkey-setup.machine.ts';
import { selectPasskeySetup } from '#machines/passkey-setup/passkey-setup.selectors.ts';
import type { PasskeySetupCommand } from '#machines/passkey-setup/passkey-setup.types.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * Setting passkeys up; what is typed is given to it by forms.
 *
 * @param chart what the route brought along
 */
export function usePasskeySetup(chart: WiredChart<PasskeySetupMachine>) {
  const actor = useWiredActor(chart, undefined);
  const view = useSelector(actor, selectPasskeySetup, shallowEqual);
  const send = useCallback((command: PasskeySetupCommand) => actor.send(command), [actor]);
  return { view, send };
}
