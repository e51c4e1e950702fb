import { faultsIn } from '#contract/form-schema.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import type { ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { personEndpoints } from '#contract/person.ts';
import { bankAccountForm } from '#domain/forms/bank-account.ts';
import { personForm } from '#domain/forms/person.ts';
import { ask } from '../ask.ts';
import { showAfresh, type LiveForm } from './live-form.ts';

type PersonBody = RequestOf<typeof personEndpoints.update>['body'];

const typedPerson = ({
  salutation = 'none',
  title = '',
  firstname = '',
  lastname = '',
  phone = '',
}: TypedValues) => ({ salutation, title, firstname, lastname, phone }) as PersonBody;

/** Changes who somebody is; the answer carries it to whoever shows a name. */
export const person: LiveForm = {
  faultsIn: ({ values }) => faultsIn(personForm, typedPerson(values)),
  send: ({ input: { values }, signal }, { call }): Promise<ReplyOf<typeof personEndpoints.update>> =>
    ask(call, personEndpoints.update, { body: typedPerson(values) }, { signal, suppressErrors: true }),
};

/** Keeps the account of direct debits; then the page shows the end of its number. */
export const bankAccount: LiveForm = {
  faultsIn: ({ values }) => faultsIn(bankAccountForm, values),
  send: async ({ input: { values }, signal }, takers) => {
    const { iban = '', accountHolder = '' } = values;
    const options = { signal, suppressErrors: true };
    await ask(takers.call, personEndpoints.updateBankAccount, { body: { iban, accountHolder } }, options);
    showAfresh(takers);
  },
};

export const bankAccountRemoval: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ signal }, takers) => {
    await ask(takers.call, personEndpoints.removeBankAccount, {}, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};
