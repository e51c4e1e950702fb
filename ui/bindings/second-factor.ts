import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SecondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { selectSecondFactor } from '#machines/second-factor/second-factor.selectors.ts';
import type { SecondFactorCommand, SecondFactorInput } from '#machines/second-factor/second-factor.types.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * The step after the right password; a code is given to it by its form.
 *
 * @param chart what the route brought along
 * @param pending how long the sign-in waits, and whether an app makes codes for it
 */
export function useSecondFactor(chart: WiredChart<SecondFactorMachine>, pending: SecondFactorInput) {
  const actor = useWiredActor(chart, pending);
  const view = useSelector(actor, selectSecondFactor, shallowEqual);
  const send = useCallback((command: SecondFactorCommand) => actor.send(command), [actor]);
  return { view, send };
}
