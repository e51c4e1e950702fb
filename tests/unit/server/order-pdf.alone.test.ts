import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/order.ts';
import { sampleOrder } from '#machines/checkout/checkout.samples.ts';
import { orderPdf } from '#server/document/order-pdf.ts';
import { orderedPosition } from '#tests/support/waiting-orders.ts';
import { orderMail } from '#server/order/order-mail.ts';

const { written, sheet } = vi.hoisted(() => {
  const said: unknown[][] = [];
  const note = (...given: unknown[]): void => void said.push(given);
  const blank = { head: note, title: note, paragraphs: note, table: note, sums: note };
  return { written: said, sheet: { ...blank, end: async () => Buffer.from('') } };
});
vi.mock('#server/document/pdf-sheet.ts', async (original) => ({
  ...(await original<object>()),
  startSheet: () =>
    new Proxy(sheet, { get: (drawn, name) => Reflect.get(drawn, name) ?? (async () => Buffer.from('')) }),
}));

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
const headOf = async (order: Order): Promise<readonly unknown[]> => {
  await orderPdf(order, { language: 'de', settings });
  return written[0] ?? [];
};
beforeEach(() => void written.splice(0));

describe('the PDF of an order', () => {
  it('tells the day the buyer would like the goods on, where one was named', async () => {
    const [, facts] = await headOf({ ...sampleOrder, deliveryDay: '2026-12-03' });
    expect(facts).toContainEqual(['Gewünschter Liefertermin', '03.12.2026']);
    written.splice(0);
    const [, without] = await headOf(sampleOrder);
    expect(JSON.stringify(without)).not.toContain('Liefertermin');
  });

  it('names a gift as what it is; what its buyer wrote of a position is a note', async () => {
    const bought = { ...orderedPosition, hint: 'Raum 2.14' };
    const gift = { ...orderedPosition, hint: 'Gratisartikel', unitNet: 0, unitGross: 0 };
    await orderPdf({ ...sampleOrder, positions: [bought, gift] }, { language: 'de', settings });
    const said = written.flat(3).filter((each) => String(each).includes(orderedPosition.displayName));
    expect(said.map((each) => String(each).split('\n'))).toEqual([
      expect.arrayContaining(['Notiz: Raum 2.14']),
      expect.arrayContaining(['Gratisartikel']),
    ]);
  });

  it('[S1-10] names the tax exemption in the words of the shop, as its mail does', async () => {
    const exempt: Order = { ...sampleOrder, isTaxExempt: true };
    const saidIn = async (taxExemptDisplayText: string): Promise<readonly boolean[]> => {
      const words = taxExemptDisplayText || 'steuerbefreit';
      const inWords = { ...(settings as object), taxExemptDisplayText } as never;
      await orderPdf(exempt, { language: 'de', settings: inWords });
      const { text } = orderMail(exempt, {
        language: 'de',
        settings: inWords,
        publicUrl: null,
        path: null,
        withdrawalPath: null,
      });
      const said = JSON.stringify(written.splice(0));
      return [said, text].map((whole) => whole.includes(words));
    };
    expect(await saidIn('')).toEqual([true, true]);
    expect(await saidIn('Steuerfrei nach § 4 UStG')).toEqual([true, true]);
  });

  it('is addressed to a firm without the name of a person by the firm alone, and so is its mail', async () => {
    const firm = { ...sampleOrder.billingAddress, company: 'Werk GmbH', firstname: '', lastname: '' };
    const order: Order = { ...sampleOrder, billingAddress: firm, shippingAddress: firm };
    const [lines] = await headOf(order);
    const { street, houseNumber, zip, city } = firm;
    expect(lines).toEqual(['Werk GmbH', `${street} ${houseNumber}`, `${zip} ${city}`]);
    const mail = orderMail(order, {
      language: 'de',
      settings,
      publicUrl: null,
      path: null,
      withdrawalPath: null,
    });
    expect(mail.text).toMatch(/^Guten Tag,\n/);
    expect(mail.text).toContain(`Werk GmbH\n${street} ${houseNumber}\n`);
    expect(mail.text).not.toContain('undefined');
  });
});
