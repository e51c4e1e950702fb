import { adminAddressEndpoints, adminUserAddressEndpoints } from '#contract/admin-addresses.ts';
import { adminAddressesPath, adminUserAddressesPath } from '#contract/admin-firm-paths.ts';
import type { AddressInput } from '#contract/address.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { typedAddress } from '#contract/forms/address.ts';
import { addressForm } from '#domain/forms/address.ts';
import { userAddressForm } from '#domain/forms/user-address.ts';
import { ask } from '../ask.ts';
import { idIn, step } from './firm.forms.ts';
import { goOn } from './live-form.ts';
import type { LiveForm } from './live-form.ts';

/** Keeps an address for all people of the firm, or changes the one the page is about. */
export const firmAddress: LiveForm = {
  faultsIn: ({ values }) => faultsIn(addressForm, typedAddress(values)),
  send: async ({ input: { given, values }, signal }, takers) => {
    const typed = typedAddress(values) as unknown as AddressInput;
    const { create, update } = adminAddressEndpoints;
    const options = { signal, suppressErrors: true };
    await ('id' in given
      ? ask(takers.call, update, { body: { ...typed, id: idIn(given) } }, options)
      : ask(takers.call, create, { body: typed }, options));
    goOn(takers, adminAddressesPath, given);
  },
};

export const firmAddressRemoval = step(adminAddressEndpoints.remove, adminAddressesPath, true);

/** Keeps an address for somebody of the firm; whose one is that is changed does not change. */
export const userAddress: LiveForm = {
  faultsIn: ({ given, values }) =>
    faultsIn(userAddressForm, { person: given['person'] ?? values['person'], ...typedAddress(values) }),
  send: async ({ input: { given, values }, signal }, takers) => {
    const typed = typedAddress(values) as unknown as AddressInput;
    const { create, update } = adminUserAddressEndpoints;
    const options = { signal, suppressErrors: true };
    await ('id' in given
      ? ask(
          takers.call,
          update,
          { body: { ...typed, id: idIn(given), person: Number(given['person']) } },
          options,
        )
      : ask(takers.call, create, { body: { ...typed, person: values['person'] ?? '' } }, options));
    goOn(takers, adminUserAddressesPath, given);
  },
};

export const userAddressRemoval: LiveForm = {
  faultsIn: () => ({}),
  send: async ({ input: { given }, signal }, takers) => {
    const body = { id: idIn(given), person: Number(given['person']) };
    await ask(takers.call, adminUserAddressEndpoints.remove, { body }, { signal, suppressErrors: true });
    goOn(takers, adminUserAddressesPath, given);
  },
};
