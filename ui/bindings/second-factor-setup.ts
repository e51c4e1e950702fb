import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SecondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import { selectSecondFactorSetup } from '#machines/second-factor-setup/second-factor-setup.selectors.ts';
import type { SecondFactorSetupCommand } from '#machines/second-factor-setup/second-factor-setup.types.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * Turning the second factor on and off; what is typed is given to it by forms.
 *
 * @param chart what the route brought along
 * @param isOn whether it was on when the page was loaded
 */
export function useSecondFactorSetup(chart: WiredChart<SecondFactorSetupMachine>, isOn: boolean) {
  const actor = useWiredActor(chart, { isOn });
  const view = useSelector(actor, selectSecondFactorSetup, shallowEqual);
  const send = useCallback((command: SecondFactorSetupCommand) => actor.send(command), [actor]);
  return { view, send };
}
