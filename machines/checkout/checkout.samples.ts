import type { Address, AddressInput } from '#contract/address.ts';
import type { BasketState, CheckoutData } from '#contract/basket.ts';
import type { SaveOrderRefusal } from '#contract/checkout.ts';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import type { Order } from '#contract/order.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { sampleBasket, samplePosition, samplePrice } from '../basket/basket.samples.ts';
import type { FailureSample } from '../path-ready.ts';
import type { CheckoutInput, MethodsReply, StepNumber } from './checkout.types.ts';

/** Named answers of the server in the checkout. */

export const sampleAddress: Address = {
  id: null,
  isDefault: true,
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'frau',
  firstname: 'Erika',
  lastname: 'Muster',
  street: 'Hauptstraße',
  houseNumber: '1',
  addition: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
};

/** What a buyer types in the form: no id yet, and nothing of being the usual one. */
export const typedAddress = ({ id: _id, isDefault: _isDefault, ...typed }: Address): AddressInput => typed;

/** A firm that says everything it can; no value is one of `sampleAddress`. */
export const sampleFirm: Address = {
  id: null,
  isDefault: true,
  kind: 'company',
  company: 'Muster GmbH',
  vatId: 'ATU12345678',
  salutation: 'herr',
  firstname: 'Karl',
  lastname: 'Kleber',
  street: 'Speicherstraße',
  houseNumber: '12a',
  addition: 'Hinterhaus',
  zip: '1020',
  city: 'Wien',
  country: 'AT',
  phone: '+43 1 987654',
};

/** Where the goods of the firm go: to another firm in another country. */
export const sampleWarehouse: Address = {
  id: null,
  isDefault: false,
  kind: 'company',
  company: 'Lager Nord KG',
  vatId: 'DE123456789',
  salutation: 'divers',
  firstname: 'Lena',
  lastname: 'Lager',
  street: 'Hafenrand',
  houseNumber: '7',
  addition: 'Tor 3',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 123456',
};

export const samplePayment: PaymentMethod = {
  slug: 'invoice',
  displayName: 'Rechnung',
  description: '',
  feeNet: 0,
  needsIban: false,
  isPrepaid: false,
  isAvailable: true,
  unavailableReason: '',
};

export const sampleShipping: ShippingMethod = {
  slug: 'parcel',
  displayName: 'Paket',
  description: '',
  priceNet: 490,
  priceGross: 583,
  freeFromNet: 10_000,
  minimumDays: 1,
  maximumDays: 2,
  isAvailable: true,
  unavailableReason: '',
};

/** Everything a buyer may choose from: each way to pay with what it asks for. */
export const sampleMethods: MethodsReply = {
  payment: [
    samplePayment,
    { ...samplePayment, slug: 'prepaid', displayName: 'Vorkasse', isPrepaid: true },
    { ...samplePayment, slug: 'debit', displayName: 'Lastschrift', needsIban: true },
  ],
  shipping: [
    sampleShipping,
    { ...sampleShipping, slug: 'express', displayName: 'Express', priceNet: 990, priceGross: 1178 },
  ],
};

const identified: Partial<CheckoutData> = {
  identity: 'guest',
  email: 'erika@example.com',
  furthestStep: 'address',
};
const addressed: Partial<CheckoutData> = {
  ...identified,
  billingAddress: sampleAddress,
  shippingAddress: sampleAddress,
  furthestStep: 'methods',
  missing: ['paymentMethod', 'shippingMethod', 'terms'],
};
const complete: Partial<CheckoutData> = {
  ...addressed,
  paymentMethod: samplePayment,
  shippingMethod: sampleShipping,
  furthestStep: 'review',
  missing: ['terms'],
  orderToken: 'token-1',
  deliveryDays: { first: '2026-11-30', last: '2027-02-28' },
};

/** How far a guest has come. */
export const sampleProgress = { identified, addressed, complete };

const items = [samplePosition()];

/** The basket at each step of the way, all of version 5 unless told otherwise. */
export const checkoutBaskets = {
  anonymous: sampleBasket(5, items),
  guest: sampleBasket(5, items, identified),
  customer: sampleBasket(5, items, { ...identified, identity: 'customer' }),
  addressed: sampleBasket(5, items, addressed),
  complete: sampleBasket(5, items, complete),
  withoutToken: sampleBasket(5, items, { ...complete, orderToken: null }),
  empty: sampleBasket(5, []),
  newer: sampleBasket(6, items, { ...complete, orderToken: 'token-2' }),
  newerAddressed: sampleBasket(6, items, addressed),
  newerEmpty: sampleBasket(6, []),
  risen: sampleBasket(6, [samplePosition({ price: samplePrice(5900) })], {
    ...complete,
    orderToken: 'token-2',
  }),
  fallen: sampleBasket(6, [samplePosition({ price: samplePrice(3900) })], {
    ...complete,
    orderToken: 'token-2',
  }),
  incomplete: sampleBasket(6, items, { ...complete, missing: ['shippingMethod', 'terms'], orderToken: null }),
} satisfies Record<string, BasketState>;

/** The checkout of a page that was delivered with this basket. */
export const openedCheckout = (
  basket: BasketState,
  addressStep: StepNumber | null = null,
): CheckoutInput => ({
  mayOrder: true,
  addressStep,
  loaded: {
    basket,
    addresses: [],
    paymentMethods: sampleMethods.payment,
    shippingMethods: sampleMethods.shipping,
  },
});

export const sampleOrder: Order = {
  orderNumber: 'K-100001',
  placedAt: '2026-11-20T10:00:00+01:00',
  state: 'accepted',
  mode: 'b2b',
  isTaxExempt: false,
  email: 'erika@example.com',
  billingAddress: sampleAddress,
  shippingAddress: sampleAddress,
  paymentMethod: 'Rechnung',
  shippingMethod: 'Paket',
  prepayment: null,
  minimumDays: 1,
  maximumDays: 2,
  comment: '',
  reference: '',
  positions: [],
  goodsNet: 9800,
  goodsGross: 11_662,
  shippingNet: 490,
  shippingGross: 583,
  paymentFeeNet: 0,
  paymentFeeGross: 0,
  taxes: [],
  totalNet: 10_290,
  totalTax: 1955,
  totalGross: 12_245,
};

/** An expected refusal, with the fresh basket when one comes along. */
export function refusedWith(
  code: RefusalCode,
  de: string,
  en: string,
  more: Partial<SaveOrderRefusal> = {},
): FailureSample {
  const refusal: SaveOrderRefusal = { success: false, code, errorMessages: [de], ...more };
  return { error: { kind: 'refused', refusal }, server: code, de, en, weight: 0.2 };
}

export const risenRefusal = refusedWith('price.risen', 'Ein Preis ist gestiegen.', 'A price has risen.', {
  basket: checkoutBaskets.risen,
  priceRises: [
    {
      uid: 'T104711-1-a',
      displayName: 'Toner schwarz',
      oldNet: 4900,
      oldGross: 5831,
      newNet: 5900,
      newGross: 7021,
    },
  ],
});
