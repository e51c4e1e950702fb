import { parse } from 'csv-parse/sync';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shoppingListEndpoints as lists } from '#contract/shopping-list.ts';
import { systemEndpoints } from '#contract/system.ts';
import { insertArticle, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

/** What a spreadsheet would reckon, and what a table could break at. */
const typed = [
  '=1+1',
  '+49 40 123',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  'a;b;c',
  'sagt "so" und "so"',
  '";=1+1;"',
  "'schon gequotet",
  'Größe 1,5 €',
] as const;

describe('the table of a list', () => {
  it.each([
    ['de', ';'],
    ['en', ','],
  ] as const)(
    '[R64][S6-07] opened by a parser holds what was typed, as text, and amounts as numbers (%s)',
    async (language, delimiter) => {
      const visitor = shop.visitor();
      await visitor.signIn('einkauf@muster-gmbh.example');
      await visitor.ask(systemEndpoints.setLanguage, { body: { language } });
      const { id } = await visitor.ask(lists.create, {
        body: { displayName: `R64 ${language}`, description: '' },
      });
      for (const [index, hint] of typed.entries()) {
        const number = `R64${language}${index}`;
        await insertArticle(shop, { number, name: hint, netCents: 123_456 });
        await visitor.ask(lists.addPosition, {
          body: {
            article_number: number,
            shop_depot_id: 1,
            quantity: 2,
            lists: [id],
            custom_article_number: hint,
            data: { hint },
          },
        });
      }
      const { base64 } = await visitor.ask(lists.export, { body: { id } });
      const content = Buffer.from(base64, 'base64').toString();
      const [head = [], ...rows] = parse(content, { bom: true, delimiter }) as string[][];
      const column = (name: RegExp): number => head.findIndex((cell) => name.test(cell));
      const guarded = typed.map((text) => (/^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text));
      for (const name of [
        /^(?:Eigene Artikelnummer|Own article number|Your article number)$/i,
        /^(?:Notiz|Note)$/i,
      ])
        expect(rows.map((row) => row[column(name)])).toEqual(guarded);
      const decimal = language === 'de' ? ',' : '.';
      expect(new Set(rows.map((row) => row[column(/^(?:Einzelpreis|Unit price)/)]))).toEqual(
        new Set([`1234${decimal}56`]),
      );
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
    },
  );

  it('[S3.5-02][S2.3-14] says no price where the shop shows none, nor does the list', async () => {
    const visitor = shop.visitor();
    await visitor.signIn('einkauf@muster-gmbh.example');
    const body = { displayName: 'Ohne Preise', description: '' };
    const { id } = await visitor.ask(lists.create, { body });
    await insertArticle(shop, { number: 'HIDDEN1', name: 'Preislos', netCents: 123_456 });
    await visitor.ask(lists.addPosition, {
      body: { article_number: 'HIDDEN1', shop_depot_id: 1, quantity: 2, lists: [id] },
    });
    const priced = async () => {
      const { current } = await visitor.ask(lists.mine, { query: { slug: 'ohne-preise' } });
      const [position] = current?.positions ?? [];
      const { base64 } = await visitor.ask(lists.export, { body: { id } });
      const isTold = /1234|2469/.test(Buffer.from(base64, 'base64').toString());
      const { price, prices, lineNet, lineGross } = position ?? {};
      return [
        price?.net_price,
        price?.gross_price,
        prices?.length,
        lineNet,
        lineGross,
        current?.goodsNet,
        isTold,
      ];
    };
    expect(await priced()).toEqual([123_456, 146_913, 1, 246_912, 293_825, 246_912, true]);
    await shop.services.settings.change({ display_price: false });
    try {
      expect(await priced()).toEqual([null, null, 0, 0, 0, 0, false]);
    } finally {
      await shop.services.settings.change({ display_price: true });
    }
  });

  it('[R64][S2.3-14] is a workbook whose cells are the typed text and real numbers, too', async () => {
    const visitor = shop.visitor();
    await visitor.signIn('einkauf@andere-gmbh.example');
    const { id } = await visitor.ask(lists.create, {
      body: { displayName: 'Büro: 1/2 [neu]', description: '' },
    });
    await insertArticle(shop, { number: 'R64X', name: '=2+2', netCents: 123_456 });
    await visitor.ask(lists.addPosition, {
      body: {
        article_number: 'R64X',
        shop_depot_id: 1,
        quantity: 3,
        lists: [id],
        data: { hint: '@SUM(A1)' },
      },
    });
    const { fileName, base64, contentType } = await visitor.ask(lists.export, {
      body: { id, format: 'xlsx' },
    });
    expect([fileName, contentType]).toEqual([
      'einkaufsliste-buero-1-2-neu.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    const [sheet] = await readExcelFile(Buffer.from(base64, 'base64'));
    expect(sheet?.sheet).toBe('Büro  1 2  neu');
    const [head = [], row = []] = sheet?.data ?? [];
    const cells = Object.fromEntries(head.map((name, index) => [String(name), row[index]]));
    expect(cells).toMatchObject({
      'Pos.': 1,
      Artikelnummer: 'R64X',
      Bezeichnung: '=2+2',
      Menge: 3,
      'Einzelpreis netto (EUR)': 1234.56,
      'Summe netto (EUR)': 3703.68,
      Notiz: '@SUM(A1)',
    });
  });

  it('[S6-07][R29] is given only where the shop permits it', async () => {
    const visitor = shop.visitor();
    await visitor.signIn('einkauf@muster-gmbh.example');
    const { id } = await visitor.ask(lists.create, { body: { displayName: 'Büro', description: '' } });
    const { settings } = shop.services;
    await settings.change({ userCanExportShoppingList: false });
    try {
      expect(await visitor.ask(lists.mine)).toMatchObject({ userCanExportShoppingList: false });
      expect(await visitor.post(lists.export, { body: { id } })).toMatchObject({
        refusal: { code: 'list.exportNotAllowed' },
      });
    } finally {
      await settings.change({ userCanExportShoppingList: true });
    }
    expect(await visitor.ask(lists.mine)).toMatchObject({ userCanExportShoppingList: true });
  });
});
