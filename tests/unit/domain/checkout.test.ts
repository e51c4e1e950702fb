import { describe, expect, it } from 'vitest';
import {
  checkoutFacts,
  checkoutPath,
  furthestStep,
  missingForOrder,
  numberOfStep,
  stepOfMissing,
  stepOfNumber,
} from '#domain/checkout.ts';
import { addressLines, lacksHouseNumber } from '#domain/address.ts';
import type { AddressInput } from '#contract/address.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { isVatId, normaliseAddress } from '#domain/address-check.ts';
import { addressForm } from '#domain/forms/address.ts';
import { isPlausibleEmail, normaliseEmail } from '#domain/email.ts';
import { formatIban, ibanFault, maskIban, normaliseIban } from '#domain/iban.ts';
import { paymentAvailability } from '#domain/payment.ts';
import { freeShippingFrom, shippingAmount, shippingObstacle } from '#domain/shipping.ts';

const complete = {
  isIdentified: true,
  hasBillingAddress: true,
  hasShippingAddress: true,
  hasPaymentMethod: true,
  hasShippingMethod: true,
  isCostCenterMissing: false,
  isCostCenterUnknown: false,
  isPositionBlocking: false,
};

describe('what is missing', () => {
  it('[S5-09][S5-10][S5-11] names everything at once, in the order it is shown', () => {
    const nothing = { ...complete, hasBillingAddress: false, hasShippingAddress: false };
    expect(
      missingForOrder(
        { ...nothing, hasPaymentMethod: false, hasShippingMethod: false, isCostCenterMissing: true },
        false,
      ),
    ).toEqual([
      'billingAddress',
      'shippingAddress',
      'paymentMethod',
      'shippingMethod',
      'terms',
      'costCenter',
    ]);
    expect(missingForOrder({ ...complete, isPositionBlocking: true }, true)).toEqual(['position']);
    expect(missingForOrder(complete, true)).toEqual([]);
  });

  it('[S5-08] terms must be checked', () => {
    expect(missingForOrder(complete, false)).toEqual(['terms']);
  });

  it('each missing part is given in a step of its own', () => {
    expect(
      (['billingAddress', 'shippingAddress', 'paymentMethod', 'shippingMethod', 'terms'] as const).map(
        stepOfMissing,
      ),
    ).toEqual(['address', 'address', 'methods', 'methods', 'review']);
  });
});

describe('steps', () => {
  it('[S2.9-06][S2.9-07][S2.9-08] numbers 1 to 4 and addresses lead there and back', () => {
    const steps = ['identify', 'address', 'methods', 'review'] as const;
    expect(steps.map(numberOfStep)).toEqual([1, 2, 3, 4]);
    expect(steps.map((step) => stepOfNumber(String(numberOfStep(step))))).toEqual(steps);
    expect(['1', '2', '3', '4'].map(stepOfNumber)).toEqual(steps);
    expect(['0', '5', '', '1.5', 'x', '02', ' 2', '-1'].map(stepOfNumber)).toEqual(Array(8).fill(null));
    expect(steps.map(checkoutPath)).toEqual([
      '/shop/checkout',
      '/shop/checkout/2',
      '/shop/checkout/3',
      '/shop/checkout/4',
    ]);
  });

  it('the furthest step is the first one that is not done', () => {
    expect(furthestStep({ ...complete, isIdentified: false })).toBe('identify');
    expect(furthestStep({ ...complete, hasShippingAddress: false, hasPaymentMethod: false })).toBe('address');
    expect(furthestStep({ ...complete, hasShippingMethod: false })).toBe('methods');
    expect(furthestStep(complete)).toBe('review');
  });

  it('a delivery to the billing address needs no second one', () => {
    const data = {
      identity: 'guest' as const,
      billingAddress: null,
      shippingAddress: null,
      isShippingSameAsBilling: true,
      paymentMethod: null,
      shippingMethod: null,
    };
    expect(checkoutFacts(data).hasShippingAddress).toBe(false);
    expect(checkoutFacts({ ...data, identity: 'none' }).isIdentified).toBe(false);
  });
});

const faultsOf = (typed: AddressInput) => faultsIn(addressForm, typed);

const countryNames = { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' };

describe('an address', () => {
  const address = {
    kind: 'company',
    company: 'Muster GmbH',
    vatId: '',
    salutation: 'none',
    firstname: 'Anna',
    lastname: 'Muster',
    street: 'Hafenstraße',
    houseNumber: '12',
    addition: '',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
    phone: '',
  } as const;

  it('accepts a good address and warns, but does not refuse, without a house number', () => {
    expect(faultsOf(address)).toEqual({});
    expect(faultsOf({ ...address, houseNumber: '' })).toEqual({});
    expect(lacksHouseNumber(address)).toBe(false);
    expect(lacksHouseNumber({ ...address, houseNumber: '' })).toBe(true);
    expect(lacksHouseNumber({ ...address, houseNumber: '', street: 'Packstation 145' })).toBe(false);
    expect(lacksHouseNumber({ ...address, houseNumber: '', zip: '' })).toBe(false);
  });

  it('names each field that is wrong', () => {
    expect(
      faultsOf({ ...address, company: ' ', lastname: '', zip: '2045', vatId: 'DE12', phone: 'ruf an' }),
    ).toEqual({
      company: 'companyMissing',
      lastname: 'missing',
      zip: 'zipFiveDigits',
      vatId: 'vatIdInvalid',
      phone: 'phoneInvalid',
    });
    expect(faultsOf({ ...address, kind: 'private', company: '' })).toEqual({});
  });

  it.each([
    ['DE', '01067', undefined],
    ['DE', 'D-20457', undefined],
    ['DE', '00123', 'zipFiveDigits'],
    ['DE', '2045A', 'zipFiveDigits'],
    ['AT', '1010', undefined],
    ['AT', 'A-1010', undefined],
    ['AT', '10100', 'zipFourDigits'],
    ['CH', '8001', undefined],
    ['CH', '0800', 'zipFourDigits'],
    ['DE', '', 'missing'],
    ['DE', 'D-', 'missing'],
  ] as const)('postcode in %s: %s', (country, zip, fault) => {
    expect(faultsOf({ ...address, country, zip }).zip).toBe(fault);
  });

  it('knows VAT ids by their form, and tidies what was typed', () => {
    expect(
      ['DE123456789', 'de 123 456 789', 'ATU12345678', 'CHE-123.456.789 MWST', 'FR12345678901'].map(isVatId),
    ).toEqual([true, true, true, true, true]);
    expect(['DE12345678', 'ATX12345678', '123456789', 'D'].map(isVatId)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const tidy = normaliseAddress({
      ...address,
      vatId: 'de 123-456.789',
      city: ' Bad  Homburg ',
      zip: 'D - 61348',
    });
    expect([tidy.vatId, tidy.city, tidy.zip]).toEqual(['DE123456789', 'Bad Homburg', '61348']);
    expect(normaliseAddress({ ...address, kind: 'private', vatId: 'DE123456789' }).vatId).toBe('');
  });

  it('has its house number once, also where it was typed into the street and into its own field', () => {
    const lineOf = (street: string, houseNumber: string) =>
      addressLines(normaliseAddress({ ...address, street, houseNumber }), countryNames)[2];
    expect(lineOf('Hauptstr. 5', '5')).toBe('Hauptstr. 5');
    expect(lineOf('Hauptstraße5', '5')).toBe('Hauptstraße 5');
    expect(lineOf('Am Markt,  12 A', '12a')).toBe('Am Markt 12a');
    expect(lineOf('Straße des 17. Juni 135', '135')).toBe('Straße des 17. Juni 135');
    expect(lineOf('Packstation 145', '145')).toBe('Packstation 145');
    expect(lineOf('Waldweg Nr. 5', '5')).toBe('Waldweg 5');
    // Another number, the end of a longer one, and streets that have a number for a name.
    expect(lineOf('Hauptstr. 5', '7')).toBe('Hauptstr. 5 7');
    expect(lineOf('Hauptstr. 15', '5')).toBe('Hauptstr. 15 5');
    expect(lineOf('Waldweg 5-7', '7')).toBe('Waldweg 5-7 7');
    expect(lineOf('Straße 12', '12')).toBe('Straße 12 12');
    expect(lineOf('Q 7', '7')).toBe('Q 7 7');
    expect(lineOf('Straße des 17. Juni', '')).toBe('Straße des 17. Juni');
  });

  it('writes postal lines, the country only abroad', () => {
    expect(addressLines(address, countryNames)).toEqual([
      'Muster GmbH',
      'Anna Muster',
      'Hafenstraße 12',
      '20457 Hamburg',
    ]);
    expect(addressLines({ ...address, country: 'AT' }, countryNames).at(-1)).toBe('Österreich');
  });
});

describe('mail addresses', () => {
  it('are compared trimmed and in lower case', () => {
    expect(normaliseEmail(' Einkauf@Muster-GmbH.Example ')).toBe('einkauf@muster-gmbh.example');
  });

  it.each(['a@b.de', 'vor.nach+tag@sub.firma.example', 'käufer@müller.de'])('%s is plausible', (email) => {
    expect(isPlausibleEmail(email)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.de',
    'a@',
    'a@@b.de',
    'a b@c.de',
    '"a"@x.de',
    'a@-b.de',
    'a..b@c.de',
    `${'a'.repeat(65)}@b.de`,
    'a@b.1',
    '<a@b.de>',
  ])('%j is not', (email) => {
    expect(isPlausibleEmail(email)).toBe(false);
  });
});

describe('IBAN', () => {
  it('knows a valid one of the SEPA area', () => {
    expect(ibanFault('DE89 3704 0044 0532 0130 00')).toBeNull();
    expect(ibanFault('de89370400440532013000')).toBeNull();
    expect(ibanFault('DE88 3704 0044 0532 0130 00')).toBe('ibanInvalid');
    expect(ibanFault('  ')).toBe('ibanMissing');
    expect(ibanFault('SA03 8000 0000 6080 1016 7519')).toBe('ibanNotSepa');
    expect(normaliseIban('de89 3704-0044 0532 0130 00')).toBe('DE89370400440532013000');
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('[R65] shows its last four characters only', () => {
    expect(maskIban('DE89 3704 0044 0532 0130 00')).toBe('**** 3000');
  });
});

describe('payment and shipping', () => {
  const invoice = {
    slug: 'rechnung',
    buyers: ['private', 'company'],
    maximumTotal: { private: 15_000 },
  } as const;

  it('the rules of a payment method decide, with the reason', () => {
    const facts = { buyer: 'company', totalGross: 999_999, country: 'DE' } as const;
    expect(paymentAvailability(invoice, facts)).toEqual({ isAvailable: true, obstacle: null, limit: null });
    expect(paymentAvailability(invoice, { ...facts, buyer: 'private', totalGross: 15_000 }).isAvailable).toBe(
      true,
    );
    expect(paymentAvailability(invoice, { ...facts, buyer: 'private', totalGross: 15_001 })).toEqual({
      isAvailable: false,
      obstacle: 'aboveLimit',
      limit: 15_000,
    });
    expect(paymentAvailability(invoice, { ...facts, buyer: 'guest' }).obstacle).toBe('onlyCustomers');
    expect(
      paymentAvailability({ slug: 'x', buyers: ['company'] }, { ...facts, buyer: 'guest' }).obstacle,
    ).toBe('onlyCompanies');
    expect(paymentAvailability({ slug: 'x', countries: ['AT'] }, facts).obstacle).toBe('country');
    expect(
      paymentAvailability({ slug: 'x', countries: ['AT'] }, { ...facts, country: null }).isAvailable,
    ).toBe(true);
  });

  const parcel = { slug: 'paket', priceNet: 490, freeFromNet: 5000, countries: ['DE', 'AT'] } as const;

  it('shipping is free from the limit, which each mode compares in its own kind', () => {
    const b2b = { mode: 'b2b', isTaxExempt: false } as const;
    const b2c = { mode: 'b2c', isTaxExempt: false } as const;
    expect(shippingAmount(parcel, { net: 4999, gross: 5949 }, b2b)).toEqual({ net: 490, gross: 583 });
    expect(shippingAmount(parcel, { net: 5000, gross: 5950 }, b2b)).toEqual({ net: 0, gross: 0 });
    expect(freeShippingFrom(parcel, b2c)).toBe(5950);
    expect(shippingAmount({ ...parcel, freeFromGross: 6000 }, { net: 5000, gross: 5950 }, b2c).gross).toBe(
      583,
    );
    expect(shippingAmount({ ...parcel, freeFromNet: null }, { net: 9e6, gross: 9e6 }, b2b).net).toBe(490);
    expect(shippingObstacle(parcel, 'CH')).toBe('country');
    expect(shippingObstacle(parcel, null)).toBeNull();
  });
});
