import { describe, expect, it } from 'vitest';
import { sampleOrder } from '#machines/checkout/checkout.samples.ts';
import { positionName } from '#server/document/position-columns.ts';
import { orderMail } from '#server/order/order-mail.ts';
import { unlinkedOrder } from '#server/order/unlinked-order.ts';

const settings = {
  address: {
    company: 'Kontor GmbH',
    street: 'Weg 1',
    zip: '10115',
    city: 'Berlin',
    country: 'Deutschland',
    phone: '030 1',
    email: 'info@kontor.example',
  },
  isDemo: false,
} as never;

const mailOf = (reference: string) =>
  orderMail(unlinkedOrder({ ...sampleOrder, reference }), {
    language: 'de',
    settings,
    publicUrl: null,
    path: null,
    withdrawalPath: null,
  });

describe("the buyer's own number of an order", () => {
  it('stands in the mail', () => {
    expect(mailOf('PO-4711').text).toContain('Ihre Referenz: PO-4711');
    expect(mailOf('PO-4711').html).toContain('Ihre Referenz: PO-4711');
  });

  it('is left out where there is none', () => {
    expect(mailOf('').text).not.toContain('Ihre Referenz');
  });

  it('[R52] is no link in the mail, whatever was typed', () => {
    expect(mailOf('https://evil.example').text).not.toContain('https://evil.example');
  });
});

describe('a gift in the mail', () => {
  it('is named as such, and no note', () => {
    const price = { unitNet: 0, unitGross: 0, taxRate: 19, lineNet: 0, lineGross: 0 };
    const gift = { ...price, articleNumber: 'G1', shopDepotId: 1, url: '', manufacturerNumber: '' };
    const words = { displayName: 'Stift', quantity: 1, unit: 'Stück', hint: 'Gratisartikel' };
    const { text } = orderMail(
      { ...sampleOrder, positions: [{ ...gift, ...words, costCenter: '', offerNumber: '' }] },
      { language: 'de', settings, publicUrl: null, path: null, withdrawalPath: null },
    );
    expect(text).toContain('Stift, Art.-Nr. G1 (Gratisartikel)');
  });
});

describe('a line of mail and document', () => {
  it('[S3.2-01] names the cost center the position is booked on and the offer it was ordered under', () => {
    const price = { unitNet: 100, unitGross: 119, taxRate: 19, lineNet: 100, lineGross: 119 };
    const pen = { ...price, articleNumber: 'P1', shopDepotId: 1, url: '', manufacturerNumber: '' };
    const words = { displayName: 'Stift', quantity: 1, unit: 'Stück', hint: 'Regal', costCenter: '4711' };
    const { text } = orderMail(
      { ...sampleOrder, positions: [{ ...pen, ...words, offerNumber: 'A-1' }] },
      { language: 'de', settings, publicUrl: null, path: null, withdrawalPath: null },
    );
    expect(text).toContain('Stift, Art.-Nr. P1, Kostenstelle: 4711, Angebot: A-1 (Notiz: Regal)');
    const inDocument = {
      ...words,
      name: 'Stift',
      makersNumber: '',
      note: '',
      isGift: false,
      offerNumber: 'A-1',
    };
    expect(positionName(inDocument, 'de')).toBe('Stift\nKostenstelle: 4711\nAngebot: A-1');
  });
});

describe('the day a buyer would like the goods on', () => {
  it('stands in the mail where one was named', () => {
    const mail = orderMail(
      { ...sampleOrder, deliveryDay: '2026-12-03' },
      {
        language: 'de',
        settings,
        publicUrl: null,
        path: null,
        withdrawalPath: null,
      },
    );
    expect(mail.text).toContain('Gewünschter Liefertermin: 03.12.2026');
    expect(mailOf('').text).not.toContain('Liefertermin');
  });
});
