import { faultsIn } from '#contract/form-schema.ts';
import { passwordEndpoints } from '#contract/password.ts';
import { passwordRequestForm, passwordResetForm } from '#domain/forms/password-reset.ts';
import { ask } from '../ask.ts';
import type { LiveForm } from './live-form.ts';

/** Asks for a mail that leads to a new password. */
export const passwordRequest: LiveForm = {
  faultsIn: ({ values }) => faultsIn(passwordRequestForm, values),
  send: ({ input: { values }, signal }, { call }) =>
    ask(
      call,
      passwordEndpoints.request,
      { body: { email: values['email'] ?? '' } },
      { signal, suppressErrors: true },
    ),
};

/** Sets a new password by what was mailed; whether that is still good, the server says. */
export const passwordReset: LiveForm = {
  faultsIn: ({ given: { minimum, ownWords = '' }, values }) =>
    faultsIn(passwordResetForm({ minimum: Number(minimum), ownWords: ownWords.split(' ') }), values),
  send: ({ input: { given, values }, signal }, { call }) => {
    const { resetUsername = '', token = '' } = given;
    const { password = '', passwordAgain = '' } = values;
    const body = { resetUsername, token, password, passwordAgain };
    return ask(call, passwordEndpoints.reset, { body }, { signal, suppressErrors: true });
  },
};
