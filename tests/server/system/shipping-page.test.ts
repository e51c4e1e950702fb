import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { contentEndpoints } from '#contract/content.ts';
import { methodEndpoints } from '#contract/method.ts';
import { orderEndpoints } from '#contract/order.ts';
import { sessionEndpoints } from '#contract/session.ts';
import {
  add,
  berlinAddress,
  orderBody,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(() => shop.stop());

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

async function tableFor(visitor: TestVisitor) {
  const { item } = await visitor.ask(contentEndpoints.page, { params: { slug: 'versand' } });
  const [section] = item.sections;
  return {
    words: section!.paragraphs.map(plain),
    columns: section!.table?.columns,
    rows: section!.table?.rows.map((row) => row.map(plain)),
  };
}

describe('shipping and payment', () => {
  it('[S7.1-20] names country, way, price, limit, time and payment as the methods are', async () => {
    const visitor = shop.visitor();
    await visitor.ask(sessionEndpoints.setB2c, { body: {} });
    const { words, columns, rows } = await tableFor(visitor);
    expect(words).toEqual(['Wir liefern nach Deutschland und Österreich.', 'Preise und Grenzen inkl. MwSt.']);
    expect(columns).toEqual([
      'Land',
      'Versandart',
      'Preis',
      'kostenlos ab',
      'Lieferzeit für Lagerware',
      'Zahlung',
    ]);
    const paid = 'Rechnung (bis 1.500,00 €), Vorkasse, SEPA-Lastschrift (bis 5.000,00 €)';
    expect(rows).toEqual([
      ['Deutschland', 'Standardversand', '5,89 €', '59,50 €', '1–2 Werktage', paid],
      ['Deutschland', 'Express (nur Lagerware, bis 31,5 kg)', '14,88 €', '–', '1 Werktag', paid],
      ['Deutschland', 'Abholung (nur Lagerware)', 'kostenlos', '–', '0–1 Werktage', paid],
      ['Österreich', 'Standardversand', '5,89 €', '59,50 €', '1–2 Werktage', paid],
      ['Österreich', 'Abholung (nur Lagerware)', 'kostenlos', '–', '0–1 Werktage', paid],
    ]);
  });

  it('[S7.1-20] follows a change of the methods and the kind of prices', async () => {
    const visitor = shop.visitor();
    await visitor.ask(sessionEndpoints.setB2b, { body: {} });
    await shop.database.query(`update shipping_method set price_net_cents = 777 where slug = 'standard'`);
    await expect
      .poll(async () => (await tableFor(visitor)).rows?.[0]?.[2], { timeout: 10_000 })
      .toBe('7,77 €');
    const { words, rows } = await tableFor(visitor);
    expect(words[1]).toBe('Preise und „kostenlos ab“ netto, zzgl. MwSt.');
    // Whoever reckons net reads a limit that tax counts to.
    expect(rows?.[0]?.[5]).toBe(
      'Rechnung (bis 1.500,00 € inkl. MwSt.), Vorkasse, SEPA-Lastschrift (bis 5.000,00 € inkl. MwSt.)',
    );
    await shop.database.query(`update shipping_method set price_net_cents = 495 where slug = 'standard'`);
  });

  it('[S7.1-20] says until when goods leave on the same day as the settings do, and how long each state takes', async () => {
    const timesFor = async (): Promise<{ paragraphs: string[]; items: string[] }> => {
      const { item } = await shop.visitor().ask(contentEndpoints.page, { params: { slug: 'versand' } });
      return item.sections.find(({ heading }) => heading === 'Lieferzeiten')!;
    };
    const { paragraphs, items } = await timesFor();
    expect(paragraphs).toEqual([expect.stringContaining(' vor 15.30 Uhr ')]);
    expect(items.map(plain)).toEqual([
      'Lagerware: 1–2 Werktage',
      'Kurzfristig lieferbar: 3–5 Werktage',
      'Direktversand ab Hersteller: 4–8 Werktage',
      'Bestellware: 5–10 Werktage',
      'Termin auf Anfrage: wir nennen Ihnen den Termin nach der Bestellung',
    ]);
    await shop.services.settings.change({ cutOffTime: '14.00' });
    onTestFinished(async () => void (await shop.services.settings.change({ cutOffTime: '15.30' })));
    expect((await timesFor()).paragraphs).toEqual([expect.stringContaining(' vor 14.00 Uhr ')]);
  });

  it('[S7.1-20] speaks of no tax to whoever is exempt from it', async () => {
    await shop.database.query(`update account set is_tax_exempt = true where company = 'Andere GmbH'`);
    const visitor = shop.visitor();
    await visitor.signIn('einkauf@andere-gmbh.example');
    const { words, rows } = await tableFor(visitor);
    expect(words[1]).toBe('Preise und Grenzen ohne MwSt.: Ihre Bestellungen sind steuerfrei.');
    expect(rows?.[0]?.[5]).toBe('Rechnung (bis 1.500,00 €), Vorkasse, SEPA-Lastschrift (bis 5.000,00 €)');
  });

  it('delivers nothing to Switzerland, where neither German VAT nor one or two days would be right', async () => {
    const visitor = shop.visitor();
    await add(visitor, 'A1', 1);
    await walkToReview(visitor);
    const swiss = { ...berlinAddress, zip: '8001', city: 'Zürich', country: 'CH' as const };
    await visitor.post(checkoutEndpoints.shippingAddress, { body: { address: swiss } });
    const { items } = await visitor.ask(methodEndpoints.shipping);
    expect(items.map(({ slug, isAvailable }) => [slug, isAvailable])).toEqual([
      ['standard', false],
      ['express', false],
      ['abholung', false],
    ]);
  });

  it('ships at once only what the warehouse has of all lines of an article together', async () => {
    await shop.services.settings.change({ allowOrdersWithoutStock: true });
    onTestFinished(
      async () => void (await shop.services.settings.change({ allowOrdersWithoutStock: false })),
    );
    const visitor = shop.visitor();
    const isExpressOffered = async (): Promise<boolean | undefined> =>
      (await visitor.ask(methodEndpoints.shipping)).items.find(({ slug }) => slug === 'express')?.isAvailable;
    await add(visitor, 'G1', 2, { hint: 'Raum 1' });
    await walkToReview(visitor);
    expect(await isExpressOffered()).toBe(true);
    await add(visitor, 'G1', 2);
    expect(await isExpressOffered()).toBe(false);
  });

  it('[S7.1-20] says what "Passt oder Geld zurück" means', async () => {
    const { item } = await shop
      .visitor()
      .ask(contentEndpoints.page, { params: { slug: 'passt-oder-geld-zurueck' } });
    expect(item.title).toBe('Passt oder Geld zurück');
    expect(JSON.stringify(item.sections)).toContain('30 Tagen');
  });

  it('[S7.1-39] shows the mandate of a direct debit with creditor, reference and the eight weeks, and keeps to it', async () => {
    await shop.services.settings.change({ sepaCreditorId: 'DE74ZZZ00000000001' });
    const visitor = shop.visitor();
    await add(visitor, 'A1', 1);
    await walkToReview(visitor);
    const { items } = await visitor.ask(methodEndpoints.payment);
    const mandates = items.map(({ slug, mandate }) => [slug, mandate]);
    expect(mandates).toEqual([
      ['rechnung', undefined],
      ['vorkasse', undefined],
      ['sepa-lastschrift', expect.stringMatching(/DE74ZZZ00000000001.*Mandatsreferenz.*acht Wochen/)],
    ]);
    const iban = 'DE89370400440532013000';
    const { basket } = await visitor.ask(checkoutEndpoints.paymentMethod, {
      body: { slug: 'sepa-lastschrift', iban, accountHolder: 'Grete Größenwahn' },
    });
    const { orderNumber } = await visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const { item } = await visitor.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item?.debit).toEqual({
      iban: '**** 3000',
      creditorId: 'DE74ZZZ00000000001',
      reference: orderNumber,
    });
  });

  it('[S7.1-20] says from which value on a way to pay is open, and what it costs', async () => {
    const set = (minimum: number | null, fee: number) =>
      shop.database.query(
        `update payment_method set minimum_gross_cents = $1, fee_net_cents = $2 where slug <> 'rechnung'`,
        [minimum, fee],
      );
    await set(2000, 300);
    onTestFinished(async () => void (await set(null, 0)));
    await expect
      .poll(async () => (await tableFor(shop.visitor())).rows?.[0]?.[5], { timeout: 10_000 })
      .toBe(
        'Rechnung (bis 1.500,00 € inkl. MwSt.), Vorkasse (ab 20,00 € inkl. MwSt., zzgl. 3,00 € Gebühr), SEPA-Lastschrift (ab 20,00 € bis 5.000,00 € inkl. MwSt., zzgl. 3,00 € Gebühr)',
      );
  });

  it('[S7.1-20] says who may pay in a way that is not open to everybody', async () => {
    await shop.database.query(
      `update payment_method set is_for_guests = false, is_for_private = false where slug = 'rechnung'`,
    );
    await shop.database.query(
      `update payment_method set is_for_guests = false where slug = 'sepa-lastschrift'`,
    );
    await expect
      .poll(async () => (await tableFor(shop.visitor())).rows?.[0]?.[5], { timeout: 10_000 })
      .toBe(
        'Rechnung (nur Firmen, bis 1.500,00 € inkl. MwSt.), Vorkasse, SEPA-Lastschrift (nur Privatkunden und Firmen, bis 5.000,00 € inkl. MwSt.)',
      );
  });
});
