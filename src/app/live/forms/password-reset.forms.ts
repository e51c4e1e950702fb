import { invitationEndpoints } from '#contract/admin-users.ts';
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

const faultsInPasswords: LiveForm['faultsIn'] = ({ given: { minimum, ownWords = '' }, values }) =>
  faultsIn(passwordResetForm({ minimum: Number(minimum), ownWords: ownWords.split(' ') }), values);

/** Sets a new password by what was mailed; whether that is still good, the server says. */
export const passwordReset: LiveForm = {
  faultsIn: faultsInPasswords,
  send: ({ input: { given, values }, signal }, { call }) => {
    const { username = '', token = '' } = given;
    const { password = '', passwordAgain = '' } = values;
    const body = { resetUsername: username, token, password, passwordAgain };
    return ask(call, passwordEndpoints.reset, { body }, { signal, suppressErrors: true });
  },
};

/** Joins a firm by what was mailed, with the password that is chosen. */
export const joining: LiveForm = {
  faultsIn: faultsInPasswords,
  send: ({ input: { given, values }, signal }, { call }) => {
    const { username = '', token = '' } = given;
    const { password = '', passwordAgain = '' } = values;
    const body = { invitedEmail: username, token, password, passwordAgain };
    return ask(call, invitationEndpoints.accept, { body }, { signal, suppressErrors: true });
  },
};
