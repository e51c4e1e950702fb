import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { printerEndpoints } from '#contract/printer.ts';
import { byColour } from '#domain/colour-order.ts';
import { toldDeliveryState } from '#domain/stock.ts';
import { isDelivered } from '#tests/support/is-delivered.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const colourPrinter = 'hp-color-laserjet-pro-mfp-m283fdw';

describe('a printer’s page', () => {
  it('[S2.7-06][S2.7-07] gives what prints in colour with its size, and nothing under a wrong brand', async () => {
    const { printer, supplies } = await visitor.ask(printerEndpoints.supplies, {
      query: { device: 'hp-laserjet-pro-m404dn', brand: 'hp' },
    });
    expect(printer).toEqual({
      slug: 'hp-laserjet-pro-m404dn',
      name: 'HP LaserJet Pro M404dn',
      brandSlug: 'hp',
      brandName: 'HP',
    });
    const sizes = supplies.map(
      ({ manufacturerNumber, isHighYield }) => `${manufacturerNumber} ${isHighYield}`,
    );
    expect(new Set(sizes)).toEqual(new Set(['CF259A false', 'CF259X true', 'K-CF259X true']));
    const wrong = await visitor.raw({
      url: '/rest/shop/supply/printer?device=hp-laserjet-pro-m404dn&brand=canon',
    });
    expect(wrong.statusCode).toBe(404);
    expect((await visitor.raw({ url: '/rest/shop/supply/printer?device=no-such' })).statusCode).toBe(404);
  });

  it('lists beside the table exactly what does not stand in it, in the order of colours', async () => {
    const everything = await visitor.ask(listingEndpoints.list, {
      query: { list: 'supply/device/brother-hl-3140cw', limit: 96 },
    });
    const others = await visitor.ask(listingEndpoints.list, {
      query: { list: 'supply/device/brother-hl-3140cw', supplyPart: 'others', limit: 96 },
    });
    const { supplies } = await visitor.ask(printerEndpoints.supplies, {
      query: { device: 'brother-hl-3140cw' },
    });
    expect(others.paging.total).toBeGreaterThan(0);
    const numbers = (items: readonly { readonly articleNumber: string }[]) =>
      items.map(({ articleNumber }) => articleNumber).toSorted();
    expect(numbers([...others.items, ...supplies])).toEqual(numbers(everything.items));
    expect(others.items.some(({ displayName }) => /Toner (?:Schwarz|Cyan)/.test(displayName))).toBe(false);
    const colours = ['schwarz', 'cyan', 'magenta', 'gelb', 'farbig', 'grau', 'weiss', 'sonstige', null];
    const places = everything.items.map(({ basisfarbe }) => colours.indexOf(basisfarbe));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });
});

/** Typed → the printer that must be among the first three. */
const finderCases: readonly (readonly [string, RegExp])[] = [
  ['hl2350dw', /HL-L2350DW/],
  ['brother hl-l2350 dw', /HL-L2350DW/],
  ['office jet 8610', /OfficeJet Pro 8610/],
  ['laser jett m404', /LaserJet Pro M404/],
  ['laserjett m404dn', /LaserJet Pro M404dn/],
  ['LaserJetPro M404dn', /LaserJet Pro M404dn/],
  ['kyocea p2040', /ECOSYS P2040/],
  ['epson workfroce 2830', /WorkForce WF-2830/],
  ['toner für hp m404dn', /LaserJet Pro M404dn/],
  ['lj 1320', /LaserJet 1320/],
  ['canon ts 5350', /PIXMA TS5350/],
  ['pixma 5350', /PIXMA TS5350/],
  ['2350', /HL-L2350DW/],
  ['brother 2350', /HL-L2350DW/],
  ['404', /LaserJet Pro M404dn/],
  ['1102', /LaserJet Pro P1102/],
  ['canon 725', /LBP6000|MF3010/],
  ['hp 59', /LaserJet Pro M(?:304|404)/],
  ['hp nr. 59', /LaserJet Pro M(?:304|404)/],
  ['CF259X', /LaserJet/],
  ['brother tn 2420', /Brother (?:DCP|HL|MFC)/],
  ['hp 59 original', /LaserJet Pro M(?:304|404)/],
  ['hp 26x und 59x', /LaserJet Pro M(?:304|402|404)/],
];

describe('the printer finder', () => {
  it.each(finderCases)('[S7.1-08] suggests printers alone for „%s“', async (typed, wanted) => {
    const { items } = await visitor.ask(listingEndpoints.suggest, {
      query: { searchterm: typed, only: 'device' },
    });
    expect(items.every(({ kind }) => kind === 'device')).toBe(true);
    expect(
      items
        .slice(0, 3)
        .map(({ label }) => label)
        .join('\n'),
    ).toMatch(wanted);
  });

  it.each(finderCases)(
    '[S2.7-06] lists printers for „%s“ where they are not suggested',
    async (typed, wanted) => {
      const { deviceItems } = await visitor.ask(listingEndpoints.supply, { query: { search: typed } });
      expect(deviceItems.map(({ name }) => name).join('\n')).toMatch(wanted);
    },
  );

  it('says how many printers there are, of which it shows the nearest', async () => {
    const { items, total } = await visitor.ask(listingEndpoints.suggest, {
      query: { searchterm: 'laserjet pro', only: 'device' },
    });
    const { deviceItems } = await visitor.ask(listingEndpoints.supply, { query: { search: 'laserjet pro' } });
    expect(items.length).toBeLessThan(total);
    expect(total).toBe(deviceItems.length);
  });

  it.each([
    ['canon ts9999', 'Canon TS9999', /^Canon PIXMA TS9/],
    ['hp laserjet 9999', 'HP LaserJet 9999', /^HP .*LaserJet/],
    ['epson xp9999', 'Epson XP9999', /^Epson .* XP-9/],
    ['brother hl-l9999', 'Brother HL L9999', /^Brother HL-L/],
    ['kyocera p9999', 'Kyocera P9999', /^Kyocera ECOSYS P/],
    ['toner für hp m4049', 'HP M4049', /^HP LaserJet .*M[46]0/],
    ['ts9999', 'TS9999', /^Canon PIXMA TS9/],
    ['hl 1111', 'HL 1111', /^Brother HL-1/],
    ['mfc-l9999', 'MFC L9999', /^Brother MFC-L/],
    ['mg 5999', 'MG 5999', /^Canon PIXMA MG5/],
    ['xp 9999', 'XP 9999', /^Epson .* XP-9/],
  ])(
    'of %s, which is not carried, names the models next to it and counts none',
    async (typed, name, alike) => {
      const lead = `Den ${name} führen wir nicht. Ähnlich:`;
      const suggested = await visitor.ask(listingEndpoints.suggest, {
        query: { searchterm: typed, only: 'device' },
      });
      expect(suggested).toMatchObject({ total: 0, lead });
      expect(suggested.items.map(({ label }) => alike.test(label))).toEqual([true, true, true, true]);
      const listed = await visitor.ask(listingEndpoints.supply, { query: { search: typed } });
      expect(listed.lead).toBe(lead);
      expect(listed.deviceItems.map((item) => item.name).toSorted()).toEqual(
        suggested.items.map(({ label }) => label).toSorted(),
      );
    },
  );

  it('names no printers of a brand for a number that neither they nor its supplies have', async () => {
    for (const typed of [
      'hp 9999',
      'toner hp 9999',
      'samsung d999s',
      'tn9999',
      'tk 9999',
      'locher pro 4999',
    ]) {
      const { items, total, lead } = await visitor.ask(listingEndpoints.suggest, {
        query: { searchterm: typed, only: 'device' },
      });
      expect({ items, total, lead }, typed).toEqual({ items: [], total: 0, lead: null });
    }
  });

  it('says nothing of a printer it has where another number stands beside it', async () => {
    const { lead, items } = await visitor.ask(listingEndpoints.suggest, {
      query: { searchterm: 'hp laserjet 1010 und 1020', only: 'device' },
    });
    expect(lead).toBeNull();
    expect(items[0]!.label).toMatch(/LaserJet 10[12]0/);
  });

  it.each(['xyzzy 99', 'blubb 12', 'qwertz 12'])(
    'a digit or two beside a word that nobody knows name no printer, neither by its name nor by its supplies: %s',
    async (typed) => {
      const listed = await visitor.ask(listingEndpoints.supply, { query: { search: typed } });
      expect(listed.deviceItems).toEqual([]);
    },
  );

  it('finds nothing where nothing is meant', async () => {
    const { items } = await visitor.ask(listingEndpoints.suggest, {
      query: { searchterm: 'qqqqqqq zzzzzz', only: 'device' },
    });
    expect(items).toEqual([]);
  });

  it('knows a printer with all colours', async () => {
    const { supplies } = await visitor.ask(printerEndpoints.supplies, { query: { device: colourPrinter } });
    const colours = new Set(supplies.map(({ basisfarbe }) => basisfarbe));
    expect(colours).toEqual(new Set(['cyan', 'gelb', 'magenta', 'schwarz']));
  });
});

it('shows the variants of an article in the order of colours', async () => {
  const { variantArticles } = await visitor.ask(articleEndpoints.bySlug, { params: { slug: 'W2210A' } });
  const deliverable = variantArticles.filter(({ sap_delivery_state: deliveryState, stock }) =>
    isDelivered(toldDeliveryState({ deliveryState, stock, allowOrdersWithoutStock: false })),
  );
  expect(new Set(deliverable.map(({ basisfarbe }) => basisfarbe)).size).toBeGreaterThan(1);
  expect(deliverable).toEqual(deliverable.toSorted(byColour));
});
