import { describe, expect, it } from 'vitest';
import { faultsIn } from '#contract/form-schema.ts';
import { addressFields } from '#contract/forms/address.ts';
import { orderLookupForm } from '#domain/forms/order-lookup.ts';
import { stockNoticeForm } from '#domain/forms/stock-notice.ts';
import { checkout as checkoutDe } from '#texts/de/checkout.ts';
import { formFaults as german } from '#texts/de/form-faults.ts';
import { checkout as checkoutEn } from '#texts/en/checkout.ts';
import { formFaults as english } from '#texts/en/form-faults.ts';
import { faultSentences } from '#texts/fault-sentences.ts';

describe('what is wrong in a form', () => {
  it('is said for every field at once, before what only a full field can be wrong in', () => {
    expect(faultsIn(orderLookupForm, { orderNumber: ' ', email: '' })).toEqual({
      orderNumber: 'orderNumberMissing',
      email: 'orderEmailMissing',
    });
    expect(faultsIn(stockNoticeForm, { email: '' })).toEqual({ email: 'emailMissing' });
    expect(faultsIn(stockNoticeForm, { email: 'keine Adresse' })).toEqual({ email: 'emailInvalid' });
    expect(faultsIn(stockNoticeForm, { email: ' erika@example.com ' })).toEqual({});
  });

  it('names a field that was filled beyond its limit without being typed', () => {
    const faults = faultsIn(orderLookupForm, { orderNumber: '9'.repeat(41), email: 'e@example.com' });
    expect(faultSentences(german, faults)).toEqual({ orderNumber: 'Bestellnummer ist zu lang.' });
    expect(faultSentences(english, faults)).toEqual({ orderNumber: 'Order number is too long.' });
  });
});

describe('sentences of faults', () => {
  it('call the fields of an address as their labels do', () => {
    for (const [words, labels] of [
      [german, checkoutDe.address],
      [english, checkoutEn.address],
    ] as const)
      expect(labels).toMatchObject(
        Object.fromEntries(Object.entries(words.labels).filter(([name]) => name in addressFields)),
      );
  });

  /** Stand in the catalogue of the specification like this (S5-05, S5-06). */
  const literal = new Set([
    'E-Mail Address dont confirm with confirmation of E-Mail Adress',
    'Password dont confirm with confirmation of Password',
  ]);

  it('are the same faults in both languages, none of them empty', () => {
    expect(Object.keys(english.sentences)).toEqual(Object.keys(german.sentences));
    for (const words of [german, english])
      for (const said of Object.values(words.sentences)) {
        if (typeof said === 'string' && literal.has(said)) continue;
        expect(typeof said === 'string' ? said : said({ label: 'Ort' })).toMatch(/\S\.$/);
      }
  });

  it('call a field by the last part of its path', () => {
    expect(faultSentences(german, { 'billing.email': 'missing' })).toEqual({
      'billing.email': 'E-Mail-Adresse fehlt.',
    });
  });
});
