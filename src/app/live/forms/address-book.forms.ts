import { addressBookEndpoints } from '#contract/address-book.ts';
import type { AddressInput } from '#contract/address.ts';
import { accountPath } from '#contract/account-path.ts';
import { faultsIn } from '#contract/form-schema.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { typedAddress } from '#contract/forms/address.ts';
import { addressForm } from '#domain/forms/address.ts';
import { ask } from '../ask.ts';
import { goOn } from './live-form.ts';
import type { LiveForm } from './live-form.ts';

const idIn = (given: TypedValues): number => Number(given['id']);

/** Keeps a new address, or changes the one the page is about; then the account shows it. */
export const address: LiveForm = {
  faultsIn: ({ values }) => faultsIn(addressForm, typedAddress(values)),
  send: async ({ input: { given, values }, signal }, takers) => {
    const typed = typedAddress(values) as unknown as AddressInput;
    const { create, update } = addressBookEndpoints;
    const options = { signal, suppressErrors: true };
    await ('id' in given
      ? ask(takers.call, update, { body: { ...typed, id: idIn(given) } }, options)
      : ask(takers.call, create, { body: typed }, options));
    goOn(takers, accountPath, given);
  },
};

const ofKept = (endpoint: typeof addressBookEndpoints.remove): LiveForm => ({
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    await ask(takers.call, endpoint, { body: { id: idIn(given) } }, { signal, suppressErrors: true });
    goOn(takers, accountPath, given);
  },
});

export const addressDefault = ofKept(addressBookEndpoints.setDefault);
export const addressRemoval = ofKept(addressBookEndpoints.remove);
