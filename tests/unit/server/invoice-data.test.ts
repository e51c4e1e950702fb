import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceFormat } from '#contract/invoice-formats.ts';
import { ciiOf } from '#server/invoice/cii.ts';
import { InvoiceContent } from '#server/invoice/stored-invoice.ts';
import { invoiceContent } from '#server/invoice/invoice-content.ts';
import { settingsIn } from '#server/settings/settings.service.ts';
import {
  contentOfBasket,
  invoicedAccount,
  invoicedBasket,
  orderOfBasket,
} from '#tests/support/invoiced-baskets.ts';
import type { InvoicedBasket } from '#tests/support/invoiced-baskets.ts';
import { ruleFaults, schemaFaults, xrechnungFaults } from '#tests/support/valid-invoice.ts';

const issuedAt = new Date('2026-11-26T10:00:00Z');
const dataOf = (content: InvoiceContent, format: InvoiceFormat): string =>
  ciiOf(content, {
    kind: content.reversed === null ? 'invoice' : 'reversal',
    number: 'RE-2026-000007',
    issuedAt,
    format,
  });

const reversed = { number: 'RE-2026-000006', issuedOn: '2026-11-25' };
const plain: InvoicedBasket = {
  rules: { mode: 'b2b', isTaxExempt: false },
  lines: [{ unitNet: 1999, taxRate: 19, quantity: 3 }],
  shippingNet: 495,
  feeNet: 0,
  discount: 100,
  hasGift: false,
  country: 'DE',
  payment: 'transfer',
};
const exempt = (country: 'DE' | 'AT' | 'CH') =>
  dataOf(contentOfBasket({ ...plain, rules: { mode: 'b2b', isTaxExempt: true }, country }), 'zugferd');

describe('[S2.3-13] the data of an invoice', () => {
  it('keep the schema and the rules of EN 16931 and those of the XRechnung, whatever is ordered', async () => {
    await fc.assert(
      fc.asyncProperty(
        invoicedBasket,
        fc.boolean(),
        fc.boolean(),
        async (basket, isXRechnung, isReversal) => {
          const content = contentOfBasket(basket);
          const told = isReversal ? { ...content, paid: 0, reversed } : content;
          const xml = dataOf(told, isXRechnung ? 'xrechnung' : 'zugferd');
          expect(schemaFaults(xml)).toEqual([]);
          expect(await ruleFaults(xml)).toEqual([]);
          if (isXRechnung) expect(xrechnungFaults(xml)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('are told to be wrong where a sum, an element or a reference is', async () => {
    const xml = dataOf(contentOfBasket(plain), 'xrechnung');
    const wrongSum = xml.replace(/<ram:GrandTotalAmount>[^<]*/, '<ram:GrandTotalAmount>1.00');
    expect((await ruleFaults(wrongSum)).join(' ')).toContain('[BR-CO-15]');
    expect(
      schemaFaults(xml.replace('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', '')),
    ).not.toEqual([]);
    expect(xrechnungFaults(xml.replace(/<ram:BuyerReference>.*?<\/ram:BuyerReference>/, ''))).toEqual([
      'BR-DE-15',
    ]);
  });

  it('name references, both VAT ids and the tax of each line (BT-10, BT-13, BT-31, BT-48, BT-151)', () => {
    const xml = dataOf(contentOfBasket(plain), 'xrechnung');
    expect(xml).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
    expect(xml).toMatch(/<ram:BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>PO-77</);
    expect(xml).toMatch(/<ram:SellerOrderReferencedDocument>\s*<ram:IssuerAssignedID>2026-100001</);
    expect(xml).toContain('<ram:ID schemeID="VA">DE000000000</ram:ID>');
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
    expect(xml).toContain('<ram:URIID schemeID="0204">04011000-1234512345-06</ram:URIID>');
    expect(xml).toMatch(/<ram:CategoryCode>S<\/ram:CategoryCode>\s*<ram:RateApplicablePercent>19</);
    expect(xml).toContain('<ram:ReasonCode>95</ram:ReasonCode>');
    expect(xml).toContain('xrechnung_3.0');
    expect(dataOf(contentOfBasket(plain), 'zugferd')).not.toContain('xrechnung_3.0');
  });

  it('name the offer a line is based on as what it is, and none where there is none (BT-128)', () => {
    const lines = [...plain.lines, ...plain.lines];
    const offers = [
      ...dataOf(contentOfBasket({ ...plain, lines }), 'zugferd').matchAll(
        /<ram:AdditionalReferencedDocument>\s*([\s\S]*?)\s*<\/ram:AdditionalReferencedDocument>/g,
      ),
    ].map(([, offer]) => offer?.replaceAll(/>\s+</g, '><'));
    expect(offers).toEqual([
      '<ram:IssuerAssignedID>AN-&lt;7&gt;</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode>' +
        '<ram:ReferenceTypeCode>AAG</ram:ReferenceTypeCode>',
    ]);
  });

  it('tell why nothing is taxed: by what the account is, by where it goes', () => {
    expect(exempt('DE')).toContain('<ram:CategoryCode>E</ram:CategoryCode>');
    expect(exempt('AT')).toContain('<ram:ExemptionReasonCode>VATEX-EU-IC</ram:ExemptionReasonCode>');
    expect(exempt('CH')).toContain('<ram:ExemptionReasonCode>VATEX-EU-G</ram:ExemptionReasonCode>');
  });

  it('tell the day the goods left, or that they have not, also where tax depends on it (BR-IC-11)', async () => {
    const abroad = { ...plain, rules: { mode: 'b2b' as const, isTaxExempt: true }, country: 'AT' as const };
    for (const [delivery, told] of [
      [{ leavesFrom: '2026-11-27' }, 'BillingSpecifiedPeriod'],
      [{ sentOn: '2026-11-27' }, 'ActualDeliverySupplyChainEvent'],
    ] as const) {
      const content = contentOfBasket(abroad, {}, delivery);
      for (const given of [content, { ...content, paid: 0, reversed }]) {
        const xml = dataOf(given, 'xrechnung');
        expect(xml).toContain(`<ram:${told}>`);
        expect([schemaFaults(xml), await ruleFaults(xml), xrechnungFaults(xml)]).toEqual([[], [], []]);
        expect(xml.includes('noch nicht versandt')).toBe(given === content && 'leavesFrom' in delivery);
      }
    }
  });

  it('written before the day of the goods could be left open are read as they were', () => {
    const { delivery, payment, paidOn, lines, ...same } = contentOfBasket(plain);
    const { expected, ...place } = delivery;
    const { dueFrom, ...means } = payment;
    expect([expected?.from, dueFrom, paidOn]).toEqual(['2026-11-27', '2026-12-11', '']);
    const former = InvoiceContent.parse({
      ...same,
      lines: lines.map(({ offerNumber: _, ...line }) => line),
      delivery: { ...place, day: '2026-11-27' },
      payment: { ...means, dueOn: '2026-12-11' },
    });
    const xml = dataOf(former, 'zugferd');
    expect(xml).toContain('Zahlbar ohne Abzug bis 11.12.2026.');
    expect(xml).toMatch(/<ram:DueDateDateTime>\s*<[^>]*>20261211</);
    expect(xml).toMatch(/<ram:OccurrenceDateTime>\s*<[^>]*>20261127</);
    expect(schemaFaults(xml)).toEqual([]);
  });

  it('are not written where nobody is named as who sells', () => {
    const abroad = (country: 'AT' | 'CH') => ({
      ...plain,
      rules: { mode: 'b2b' as const, isTaxExempt: true },
      country,
    });
    const byTaxNumber = { vatId: '', taxNumber: '27/123/45678' };
    expect(() => contentOfBasket(plain, { vatId: '' })).toThrow(/no tax number/);
    expect(() => contentOfBasket(plain, { isDemo: false })).toThrow(/invented/);
    expect(dataOf(contentOfBasket(plain, byTaxNumber), 'zugferd')).toContain('schemeID="FC">27/123/45678<');
    for (const country of ['AT', 'CH'] as const)
      expect(() => contentOfBasket(abroad(country), byTaxNumber)).toThrow(/no VAT id/);
  });

  it('find a buyer by a Leitweg-ID only where its check digits hold (BT-49)', () => {
    const content = contentOfBasket(plain);
    for (const reference of ['4500012345-10', '2026-11', '12345678-10']) {
      const xml = dataOf({ ...content, buyer: { ...content.buyer, reference } }, 'xrechnung');
      expect(xml).not.toContain('schemeID="0204"');
      expect(xml).toContain(`<ram:BuyerReference>${reference}<`);
    }
  });

  it.each([
    ['CHE123456789', 'E', false],
    ['GB123456789', 'E', false],
    ['ZZ123456789', 'E', false],
    ['DE123456789', 'E', true],
    ['ATU12345678', 'K', true],
    ['EL123456789', 'K', true],
    ['XI123456789', 'K', true],
  ])(
    'of what goes to Austria untaxed for %s have category %s (BT-48, BR-CO-09)',
    async (vatId, category, isNamed) => {
      const { order, positions } = orderOfBasket({
        ...plain,
        rules: { mode: 'b2b', isTaxExempt: true },
        country: 'AT',
      });
      const billingAddress = { ...order.billingAddress, vatId };
      const content = invoiceContent({
        whole: { order: { ...order, billingAddress }, positions },
        account: invoicedAccount,
        settings: settingsIn({ iban: 'DE02120300000000202051' }),
        issuedOn: '2026-11-26',
        delivery: { leavesFrom: '2026-11-27' },
      });
      const xml = dataOf(content, 'zugferd');
      expect(xml).toContain(`<ram:CategoryCode>${category}</ram:CategoryCode>`);
      expect(xml.includes(`<ram:ID schemeID="VA">${vatId}</ram:ID>`)).toBe(isNamed);
      expect([schemaFaults(xml), await ruleFaults(xml)]).toEqual([[], []]);
    },
  );

  it('[R65] name a debited account by its end alone, and the mandate', () => {
    const xml = dataOf(contentOfBasket({ ...plain, payment: 'debit' }), 'xrechnung');
    expect(xml).not.toContain('DE02120300000000202051');
    expect(xml).toContain('2051');
    expect(xml).toContain('<ram:DirectDebitMandateID>2026-100001</ram:DirectDebitMandateID>');
  });

  it('take an invoice back under its number, with the same amounts', () => {
    const content = contentOfBasket(plain);
    const xml = dataOf({ ...content, reversed }, 'zugferd');
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toMatch(/<ram:InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>RE-2026-000006</);
    const total = /<ram:GrandTotalAmount>[^<]*/;
    expect(total.exec(xml)?.[0]).toBe(total.exec(dataOf(content, 'zugferd'))?.[0]);
  });
});
