import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeitwegId, looksLikeLeitwegId, normaliseBuyerReference } from '#domain/buyer-reference.ts';
import { faultsIn } from '#contract/form-schema.ts';
import { invoicingForm } from '#domain/forms/invoicing.ts';

/** A Leitweg-ID with the digits that belong to it: 98 minus the rest of coarse and fine part followed by 00. */
const withDigits = (coarse: string, fine: string): string => {
  const digits = `${coarse}${fine}00`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  const check = 98n - (BigInt(digits) % 97n);
  return [coarse, ...(fine === '' ? [] : [fine]), String(check).padStart(2, '0')].join('-');
};
const coarse = fc.stringMatching(/^(?:[0-9]{2,3}|[0-9]{5}|[0-9]{8}|[0-9]{9}|[0-9]{12})$/);
const fine = fc.stringMatching(/^[0-9A-Z]{0,30}$/);

describe('[S2.3-11] a Leitweg-ID', () => {
  it.each(['04011000-1234512345-06', '991-33333TEST-33', '992-90009-96', '991-33333test-33'])(
    '%s has the right check digits',
    (id) => expect(isLeitwegId(id)).toBe(true),
  );

  it('is right with the digits that are reckoned for it and wrong with every other', () => {
    fc.assert(
      fc.property(coarse, fine, fc.integer({ min: 0, max: 99 }), (one, other, digits) => {
        const id = withDigits(one, other);
        expect(isLeitwegId(id)).toBe(true);
        const changed = `${id.slice(0, -2)}${String(digits).padStart(2, '0')}`;
        expect(looksLikeLeitwegId(changed)).toBe(true);
        // Two digits of one rest of 97 are the same check.
        const isSame = (Number(id.slice(-2)) - digits) % 97 === 0;
        expect(isLeitwegId(changed)).toBe(isSame);
      }),
    );
  });

  it('is told apart from any other reference, which is kept as it was typed', () => {
    for (const reference of ['Einkauf 3', 'PO-77', '4500012345', '4500012345-10', '2026-11', ''])
      expect(looksLikeLeitwegId(reference)).toBe(false);
    expect(normaliseBuyerReference('  Einkauf   3 ')).toBe('Einkauf 3');
    expect(normaliseBuyerReference('991-33333test-33')).toBe('991-33333TEST-33');
  });

  it('is checked where somebody types how invoices come, and an XRechnung needs a reference', () => {
    const typed = { format: 'zugferd', buyerReference: '', vatId: '' };
    expect(faultsIn(invoicingForm, typed)).toEqual({});
    expect(faultsIn(invoicingForm, { ...typed, format: 'xrechnung' })).toEqual({
      buyerReference: 'buyerReferenceMissing',
    });
    expect(faultsIn(invoicingForm, { ...typed, buyerReference: '04011000-1234512345-07' })).toEqual({});
    expect(
      faultsIn(invoicingForm, { ...typed, format: 'xrechnung', buyerReference: '04011000-1234512345-07' }),
    ).toEqual({ buyerReference: 'leitwegIdInvalid' });
    for (const buyerReference of ['4500012345-10', '2026-11'])
      expect(faultsIn(invoicingForm, { ...typed, format: 'xrechnung', buyerReference })).toEqual({});
    expect(faultsIn(invoicingForm, { ...typed, buyerReference: '04011000-1234512345-06' })).toEqual({});
    expect(faultsIn(invoicingForm, { ...typed, vatId: 'DE12' })).toEqual({ vatId: 'vatIdInvalid' });
  });
});
