import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { isOrderable } from '#domain/stock.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const search = (typed: string) =>
  visitor.ask(listingEndpoints.list, { query: { search: typed, limit: 96 } as never });
const suggest = (typed: string) => visitor.ask(listingEndpoints.suggest, { query: { searchterm: typed } });

/** Typed → manufacturer's number the list must hold, and whether the address of one article is known at once. */
const numberCases: readonly (readonly [string, string, boolean])[] = [
  ['CF259X', 'CF259X', true],
  ['cf259x', 'CF259X', true],
  ['CF 259-X', 'CF259X', true],
  ['cf.259.x', 'CF259X', true],
  ['toner cf 259 x', 'CF259X', true],
  ['K-CF259X', 'K-CF259X', true],
  ['kcf259x', 'K-CF259X', true],
  ['tn2420', 'TN-2420', true],
  ['TN 2420', 'TN-2420', true],
  ['brother tn-2420', 'TN-2420', true],
  ['TZe-621', 'TZe-621', true],
  ['tze 621', 'TZe-621', true],
  ['C13T66414010', 'T6641', true],
  ['59x', 'CF259X', false],
  ['305', '3YM61AE', false],
  ['hp 305 schwarz', '3YM61AE', false],
  ['305xl', '3YM62AE', false],
  ['305 XL', '3YM62AE', false],
  ['259x', 'CF259X', false],
  ['LC3219XL', 'LC-3219XLBK', false],
  ['K10001', 'K10001', true],
];

/** Typed → words one of the first articles must show, correction that is named. */
const wordCases: readonly (readonly [string, RegExp, string | null])[] = [
  ['Laserjet pro m404', /59[AX] Toner/, null],
  ['hp laserjet pro m404dn', /59[AX] Toner/, null],
  ['LaserJetPro M404', /59[AX] Toner/, null],
  ['brother mfc l2710', /TN-2420|TN-2410/, null],
  ['toner m404', /59[AX] Toner/, null],
  ['Brohter', /Brother/, 'Brother'],
  ['tonner', /Toner/, 'Toner'],
  ['kopierpapir', /papier/i, 'Kopierpapier'],
  ['kugelschrieber', /kugelschreiber/i, 'Kugelschreiber'],
  ['Bürostuhl', /drehstuhl|stühle/i, null],
  ['Buerostuhl', /drehstuhl|stühle/i, null],
  ['stuhl', /drehstuhl/i, null],
  ['UMSCHLÄGE', /umschläge/i, null],
  ['umschlaege', /umschläge/i, null],
  ['umschlag', /umschläge/i, null],
  ['patronen', /tinte/i, null],
  ['druckerpapier', /papier/i, null],
  ['schwarze tinte', /tinte.*schwarz|schwarz/i, null],
  ['ordner blau', /ordner.*blau/i, null],
  ['hp toner schwarz', /toner schwarz/i, null],
];

describe('search', () => {
  it.each(numberCases)('finds the number %s', async (typed, number, isExact) => {
    const reply = await search(typed);
    expect(reply.items.map((item) => item.manufacturerNumber)).toContain(number);
    const exact = reply.items.find((item) => item.manufacturerNumber === number)!;
    const path = `/shop/article/${exact.articleNumber}-1/${exact.slug}`;
    expect(reply.exactHit).toBe(isExact ? path : typed === '59x' ? reply.exactHit : null);
  });

  it.each(wordCases)('finds the words %s', async (typed, name, corrected) => {
    const reply = await search(typed);
    expect(
      reply.items
        .slice(0, 8)
        .map((item) => item.displayName)
        .join('\n'),
    ).toMatch(name);
    expect(reply.correctedSearch).toBe(corrected);
  });

  it('ranks own and manufacturer numbers above aliases, and names no single article for a shared alias', async () => {
    const reply = await search('CF259X');
    expect(reply.items.map((item) => item.manufacturerNumber).slice(0, 2)).toEqual(['CF259X', 'K-CF259X']);
    const shared = await search('TN-247');
    expect(shared.items.length).toBeGreaterThan(3);
    expect(shared.exactHit).toBeNull();
  });

  it('takes aliases of one to three digits as whole words only', async () => {
    const whole = (await search('59X')).items.map((item) => item.manufacturerNumber);
    expect(whole).toContain('CF259X');
    const part = (await search('59')).items.map((item) => item.manufacturerNumber);
    expect(part).not.toContain('CF259X');
  });

  it('folds the letters of German and its neighbours as the database folds those of the catalogue', async () => {
    const letters = Array.from({ length: 0x40 }, (_value, place) => String.fromCharCode(0xc0 + place));
    const { rows } = await shop.database.query<{ folded: string }>(
      'select trim(catalogue_fold(letter)) as folded from unnest($1::text[]) with ordinality as one(letter, place) order by place',
      [letters],
    );
    expect(letters.map((letter) => foldWords(letter).join(' '))).toEqual(rows.map(({ folded }) => folded));
  });

  it('[R32] asks for no part of a number that every article would be compared with', async () => {
    const asked = vi.spyOn(shop.database, 'query');
    const partsOf = async (search: string): Promise<readonly string[]> => {
      asked.mockClear();
      await visitor.ask(listingEndpoints.list, { query: { search } });
      const statements = asked.mock.calls.map(
        ([statement]) => statement as unknown as { name?: string; values: string[][] },
      );
      const hits = statements.filter(({ name }) => name === 'search_hits');
      expect(hits.length, search).toBeGreaterThan(0);
      return hits.flatMap(({ values }) => values[1] ?? []);
    };
    expect(await partsOf('clt 504s')).toContain('504S');
    for (const search of [
      'toner k 14',
      'hp 9 k 14 p3',
      'a1 b2 c3 d4 e5',
      'grauer toner hp niemand 9 k 14 p3 set xl',
    ])
      for (const part of await partsOf(search)) expect(part, search).toMatch(/[A-Z0-9]{3}/);
  });

  it('[R32] treats metacharacters of LIKE, tsquery and SQL as text', async () => {
    for (const typed of [
      '%',
      '_',
      '%%%',
      '\\',
      "'",
      "' or 1=1 --",
      '!',
      '&|',
      ':*',
      '(((',
      '<->',
      "a'); drop table article; --",
      'x'.repeat(200),
      'a b c d e f g h i j k l m n o p q r s t',
    ]) {
      const startedAt = performance.now();
      const reply = await search(typed);
      expect(reply.paging.total).toBeLessThan(500);
      await suggest(typed);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
    }
    expect((await search('%')).paging.total).toBe(0);
    expect((await visitor.raw({ url: `/rest/shop?search=${'x'.repeat(201)}` })).statusCode).toBe(400);
  });

  it('filters and pages the hits', async () => {
    const reply = await visitor.ask(listingEndpoints.list, {
      query: {
        search: 'toner',
        filter: JSON.stringify({ brand: ['kyocera'] }),
        sortBy: 'price',
        limit: 12,
      } as never,
    });
    expect(reply.item).toMatchObject({ kind: 'search', title: 'Suche nach „toner“' });
    expect(reply.items.every((item) => item.brandName === 'Kyocera')).toBe(true);
    const brands = reply.filters.find((facet) => facet.name === 'brand')!.values;
    expect(brands.length).toBeGreaterThan(5);
  });
});

describe('suggestions', () => {
  it('[S7.1-08] come grouped: numbers, printers, articles, categories, brands', async () => {
    const reply = await suggest('brother');
    const kinds = reply.items.map((item) => item.kind);
    expect(kinds).toEqual(
      ['number', 'device', 'page', 'article', 'category', 'brand'].flatMap((kind) =>
        kinds.filter((own) => own === kind),
      ),
    );
    expect(kinds).toEqual(expect.arrayContaining(['device', 'article', 'brand']));
    expect(reply.request).toEqual({ searchterm: 'brother' });
    expect(reply.total).toBe((await search('brother')).paging.total);
  });

  it('say of articles what a comparable amount costs, as the list does', async () => {
    const listed = (await search('klebestift')).items;
    const suggested = (await suggest('klebestift')).items.filter(({ kind }) => kind === 'article');
    expect(suggested.length).toBeGreaterThan(1);
    expect(suggested.some(({ article }) => article?.basePrice !== null)).toBe(true);
    for (const { label, article } of suggested)
      expect(article?.basePrice).toEqual(listed.find(({ displayName }) => displayName === label)?.basePrice);
  });

  it('name of the numbers that begin so first what can be had', async () => {
    const canBeHad = async (path: string): Promise<boolean> => {
      const slug = path.split('/')[3]!;
      const { item } = await visitor.ask(articleEndpoints.bySlug, { params: { slug } });
      const { sap_delivery_state: deliveryState, stock } = item;
      return isOrderable({ deliveryState, stock, allowOrdersWithoutStock: false });
    };
    for (const typed of ['PFI-12', 'TZe-S2', 'C2P2']) {
      const numbers = (await suggest(typed)).items.filter(({ kind }) => kind === 'number');
      const told = await Promise.all(numbers.map(({ path }) => canBeHad(path)));
      expect(told, typed).toContain(true);
      expect(told, typed).toEqual([...told].sort((one, other) => Number(other) - Number(one)));
    }
  });

  it('name the number, the printer and the category somebody begins to type', async () => {
    expect((await suggest('cf259')).items[0]).toMatchObject({
      kind: 'number',
      label: expect.stringMatching(/^CF259/),
    });
    expect((await suggest('m404')).items.find((item) => item.kind === 'device')).toMatchObject({
      label: 'HP LaserJet Pro M404n',
      path: '/shop/supply/brand/hp/device/hp-laserjet-pro-m404n',
    });
    expect((await suggest('kopierp')).items).toContainEqual({
      kind: 'category',
      label: 'Kopierpapier',
      detail: '',
      path: '/shop/catalog/kopierpapier',
      article: null,
    });
    expect((await suggest(' ')).items).toEqual([]);
  });
});
