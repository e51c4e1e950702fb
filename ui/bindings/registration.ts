import { shallowEqual, useSelector } from '@xstate/react';
import type { RegistrationMachine } from '#machines/registration/registration.machine.ts';
import { selectRegistration } from '#machines/registration/registration.selectors.ts';
import type { RegistrationView } from '#machines/registration/registration.selectors.ts';
import type { RegistrationInput } from '#machines/registration/registration.types.ts';
import { useConfig } from './config.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * Registering; what was typed is given to it by its forms.
 *
 * @param chart what the route brought along
 * @param link the page was opened by; null where somebody asks for an account
 */
export function useRegistration(
  chart: WiredChart<RegistrationMachine>,
  link: RegistrationInput['link'],
): RegistrationView {
  const { allowRegistration: isAllowed } = useConfig();
  const actor = useWiredActor(chart, { isAllowed, link });
  return useSelector(actor, selectRegistration, shallowEqual);
}
