import { faultsIn } from '#contract/form-schema.ts';
import { passkeyForm, passkeyNameForm } from '#domain/forms/passkey.ts';
import { provenPasswordForm } from '#domain/forms/second-factor.ts';
import type { PasskeySetupMachine } from '#machines/passkey-setup/passkey-setup.machine.ts';
import type { PasskeySetupCommand } from '#machines/passkey-setup/passkey-setup.types.ts';
import { handOver } from './hand-over.ts';
import { screenOf, type FormTakers, type LiveForm } from './live-form.ts';

const give = (takers: FormTakers, command: PasskeySetupCommand, signal: AbortSignal): Promise<void> =>
  handOver({ taker: screenOf<PasskeySetupMachine>(takers, 'passkeySetup'), command, signal });

/** Sets a passkey up, by the password. */
export const passkey: LiveForm = {
  faultsIn: ({ values }) => faultsIn(passkeyForm, values),
  send: ({ input: { values }, signal }, takers) => {
    const { name = '', currentPassword = '' } = values;
    return give(takers, { type: 'passkey.add', name, currentPassword }, signal);
  },
};

/** Gives the passkey the page names another name. */
export const passkeyName: LiveForm = {
  faultsIn: ({ values }) => faultsIn(passkeyNameForm, values),
  send: ({ input: { values, given }, signal }, takers) =>
    give(takers, { type: 'passkey.rename', id: Number(given['id']), name: values['name'] ?? '' }, signal),
};

/** Removes the passkey the page names, by the password. */
export const passkeyRemoval: LiveForm = {
  faultsIn: ({ values }) => faultsIn(provenPasswordForm, values),
  send: ({ input: { values, given }, signal }, takers) => {
    const { currentPassword = '' } = values;
    return give(takers, { type: 'passkey.remove', id: Number(given['id']), currentPassword }, signal);
  },
};

/** Asks for new recovery codes where there is no app that has its own form for it. */
export const passkeyCodes: LiveForm = {
  faultsIn: ({ values }) => faultsIn(provenPasswordForm, values),
  send: ({ input: { values }, signal }, takers) =>
    give(takers, { type: 'codes.renew', currentPassword: values['currentPassword'] ?? '' }, signal),
};
