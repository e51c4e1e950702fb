import { faultsIn } from '#contract/form-schema.ts';
import { registrationFields } from '#contract/forms/registration.ts';
import type { TypedRegistration } from '#contract/registration.ts';
import { registrationConfirmForm, registrationForm } from '#domain/forms/registration.ts';
import type { RegistrationMachine } from '#machines/registration/registration.machine.ts';
import { handOver } from './hand-over.ts';
import { screenOf, type LiveForm } from './live-form.ts';

/** Asks for an account, by the chart of the page. */
export const registration: LiveForm = {
  faultsIn: ({ given: { minimum }, values }) => faultsIn(registrationForm(Number(minimum)), values),
  send: ({ input: { values }, signal }, takers) => {
    const typed = Object.fromEntries(
      Object.keys(registrationFields).map((name) => [name, values[name] ?? '']),
    ) as TypedRegistration;
    const command = { type: 'registration.submit', typed } as const;
    return handOver({ taker: screenOf<RegistrationMachine>(takers, 'registration'), command, signal });
  },
};

/** Confirms the mail address of a registration; the chart of the page has the link. */
export const registrationConfirm: LiveForm = {
  faultsIn: ({ values }) => faultsIn(registrationConfirmForm, values),
  send: ({ input: { values }, signal }, takers) => {
    const command = { type: 'link.confirm', password: values['password'] ?? '' } as const;
    return handOver({ taker: screenOf<RegistrationMachine>(takers, 'registration'), command, signal });
  },
};
