import type { AddressInput } from '#contract/address.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { faultsIn } from '#contract/form-schema.ts';
import {
  addressParts,
  isPartTyped,
  isSameAsBilling,
  partField,
  partValues,
  type AddressPart,
} from '#contract/forms/addresses.ts';
import { addressForm } from '#domain/forms/address.ts';
import { bankAccountForm } from '#domain/forms/bank-account.ts';
import { chosenMethodsForm } from '#domain/forms/chosen-methods.ts';
import { guestForm } from '#domain/forms/guest.ts';
import type { AddressPick } from '#machines/checkout/checkout.types.ts';
import { handOver } from './hand-over.ts';
import { checkoutOf, type LiveForm } from './live-form.ts';

// The forms of the checkout come together: none is missing at a later step when the connection is lost (R82) or a new release has
// taken the files away (R84).

/** Goes on in the checkout as a guest. */
export const guest: LiveForm = {
  faultsIn: ({ values }) => faultsIn(guestForm, values),
  send: ({ input: { values }, signal }, takers) =>
    handOver({
      taker: checkoutOf(takers),
      command: { type: 'guest.submit', email: values['guestEmail'] ?? '' },
      signal,
    }),
};

const pickOf = (values: TypedValues, part: AddressPart): AddressPick =>
  isPartTyped(values, part)
    ? {
        address: partValues(values, part) as unknown as AddressInput,
        ...(partField(part, 'keep') in values ? { isKept: true } : {}),
      }
    : { addressId: Number(values[partField(part, 'choice')]) };

/** Where the invoice and the goods go; kept addresses were checked when they were kept. */
export const addresses: LiveForm = {
  faultsIn: ({ values }) =>
    Object.fromEntries(
      addressParts
        .filter((part) => isPartTyped(values, part))
        .flatMap((part) =>
          Object.entries(faultsIn(addressForm, partValues(values, part))).map(([field, fault]) => [
            `${part}.${field}`,
            fault,
          ]),
        ),
    ),
  send: ({ input: { values }, signal }, takers) =>
    handOver({
      taker: checkoutOf(takers),
      command: {
        type: 'addresses.submit',
        billing: pickOf(values, 'billing'),
        shipping: isSameAsBilling(values) ? { isSameAsBilling: true } : pickOf(values, 'shipping'),
      },
      signal,
      // The server names no part: it is the one that was being saved.
      fieldOf: (path, busy) => {
        const part = busy.matches({ steps: { address: 'savingShipping' } }) ? 'shipping' : 'billing';
        return path.replace(/^address\./, `${part}.`);
      },
    }),
};

/** How to pay and to ship; the account's fields stand there where the way to pay needs one. */
export const methods: LiveForm = {
  faultsIn: ({ values }) => ({
    ...faultsIn(chosenMethodsForm, values),
    ...('iban' in values ? faultsIn(bankAccountForm, values) : {}),
  }),
  send: ({ input: { values }, signal }, takers) => {
    const { payment: slug = '', shipping = '', iban, accountHolder = '' } = values;
    const payment = iban === undefined ? { slug } : { slug, iban, accountHolder };
    return handOver({
      taker: checkoutOf(takers),
      command: { type: 'methods.submit', payment, shipping },
      signal,
    });
  },
};
