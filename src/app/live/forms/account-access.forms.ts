import { accountAccessEndpoints } from '#contract/account-access.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { emailChangeForm } from '#domain/forms/email-change.ts';
import { passwordChangeForm } from '#domain/forms/password-change.ts';
import { ask } from '../ask.ts';
import { showAfresh, type LiveForm } from './live-form.ts';

/** Changes the password; whether the current one is right, the server says. */
export const passwordChange: LiveForm = {
  faultsIn: ({ given: { minimum, ownWords = '' }, values }) =>
    faultsIn(passwordChangeForm({ minimum: Number(minimum), ownWords: ownWords.split(' ') }), values),
  send: async ({ input: { values }, signal }, takers) => {
    const { currentPassword = '', password = '', passwordAgain = '' } = values;
    await ask(
      takers.call,
      accountAccessEndpoints.changePassword,
      { body: { currentPassword, password, passwordAgain } },
      { signal, suppressErrors: true, renamesSession: true },
    );
    showAfresh(takers);
  },
};

/** Asks for another mail address; a link goes there. */
export const emailChange: LiveForm = {
  faultsIn: ({ given: { current = '' }, values }) => faultsIn(emailChangeForm(current), values),
  send: ({ input: { values }, signal }, { call }) => {
    const { email = '', currentPassword = '' } = values;
    const body = { email, currentPassword };
    return ask(call, accountAccessEndpoints.askEmail, { body }, { signal, suppressErrors: true });
  },
};

/** Takes a mailed address; the answer carries it to whoever shows one. */
export const emailConfirm: LiveForm = {
  faultsIn: () => ({}),
  send: ({ input: { given }, signal }, { call }) => {
    const body = { token: given['token'] ?? '' };
    const options = { signal, suppressErrors: true, renamesSession: true };
    return ask(call, accountAccessEndpoints.confirmEmail, { body }, options);
  },
};

/** Forgets one browser, or all where the page names none. */
export const browserRemoval: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    const body = 'id' in given ? { id: Number(given['id']) } : {};
    await ask(takers.call, accountAccessEndpoints.removeBrowser, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

export const sessionsEnd: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ signal }, takers) => {
    await ask(takers.call, accountAccessEndpoints.endOtherSessions, {}, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};
