import type { AddressInput } from '#contract/address.ts';

export const emptyAddress: AddressInput = {
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'none',
  firstname: '',
  lastname: '',
  street: '',
  houseNumber: '',
  addition: '',
  zip: '',
  city: '',
  country: 'DE',
  phone: '',
};
