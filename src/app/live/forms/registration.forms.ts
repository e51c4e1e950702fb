import { faultsIn } from '#contract/form-schema.ts';
import { registrationFields } from '#contract/forms/registration.ts';
import { registrationEndpoints } from '#contract/registration.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { registrationConfirmForm, registrationForm } from '#domain/forms/registration.ts';
import { ask } from '../ask.ts';
import type { LiveForm } from './live-form.ts';

type Body = RequestOf<typeof registrationEndpoints.register>['body'];

/** Asks for an account. */
export const registration: LiveForm = {
  faultsIn: ({ given: { minimum }, values }) => faultsIn(registrationForm(Number(minimum)), values),
  send: ({ input: { values }, signal }, { call }) => {
    const typed = Object.keys(registrationFields).map((name) => [name, values[name] ?? '']);
    const body = Object.fromEntries(typed) as Body;
    return ask(call, registrationEndpoints.register, { body }, { signal, suppressErrors: true });
  },
};

/** Confirms the mail address of a registration. */
export const registrationConfirm: LiveForm = {
  faultsIn: ({ values }) => faultsIn(registrationConfirmForm, values),
  send: ({ input: { given, values }, signal }, { call }) => {
    const body = { token: given['token'] ?? '', password: values['password'] ?? '' };
    return ask(call, registrationEndpoints.confirm, { body }, { signal, suppressErrors: true });
  },
};
