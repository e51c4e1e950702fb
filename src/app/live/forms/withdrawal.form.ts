import { faultsIn } from '#contract/form-schema.ts';
import { withdrawalForm } from '#domain/forms/withdrawal.ts';
import type { WithdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { screenOf, type LiveForm } from './live-form.ts';

/** Gives what was typed to the chart of the page, which has it confirmed before it is sent. */
export const withdrawal: LiveForm = {
  faultsIn: ({ values }) => faultsIn(withdrawalForm, values),
  send: async ({ input: { values } }, takers) => {
    const { fullName = '', orderNumber = '', email = '', goods = '' } = values;
    const typed = { fullName, orderNumber, email, goods };
    screenOf<WithdrawalMachine>(takers, 'withdrawal').send({ type: 'withdrawal.declare', typed });
  },
};
