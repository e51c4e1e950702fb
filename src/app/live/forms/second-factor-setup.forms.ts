import { faultsIn } from '#contract/form-schema.ts';
import { provenPasswordForm, secondFactorForm } from '#domain/forms/second-factor.ts';
import type { SecondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import type { SecondFactorSetupCommand } from '#machines/second-factor-setup/second-factor-setup.types.ts';
import { handOver } from './hand-over.ts';
import { screenOf, type FormTakers, type LiveForm } from './live-form.ts';

const give = (takers: FormTakers, command: SecondFactorSetupCommand, signal: AbortSignal): Promise<void> =>
  handOver({ taker: screenOf<SecondFactorSetupMachine>(takers, 'secondFactorSetup'), command, signal });

/** A form of the current password alone, which is given to the chart of the page. */
const byPassword = (type: 'setup.begin' | 'codes.renew' | 'factor.end'): LiveForm => ({
  faultsIn: ({ values }) => faultsIn(provenPasswordForm, values),
  send: ({ input: { values }, signal }, takers) =>
    give(takers, { type, currentPassword: values['currentPassword'] ?? '' }, signal),
});

export const secondFactorBegin = byPassword('setup.begin');
export const secondFactorCodes = byPassword('codes.renew');
export const secondFactorEnd = byPassword('factor.end');

/** Confirms that the app knows the secret. */
export const secondFactorConfirm: LiveForm = {
  faultsIn: ({ values }) => faultsIn(secondFactorForm('app'), values),
  send: ({ input: { values }, signal }, takers) =>
    give(takers, { type: 'code.confirm', code: values['code'] ?? '' }, signal),
};
