import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listingEndpoints } from '#contract/listing.ts';
import { searchMissEndpoints } from '#contract/search-misses.ts';
import type { SearchRuleChange } from '#contract/search-steering.ts';
import { searchSteeringEndpoints } from '#contract/search-steering.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { codeOf, refusalOf } from '#tests/server/support/outcome.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

const { read, preview, publish } = searchSteeringEndpoints;

let shop: TestShop;
let staff: TestVisitor;
let guest: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  staff = shop.visitor();
  guest = shop.visitor();
  await staff.signIn('backend@kontor.example');
});
afterAll(() => shop.stop());

const version = async (): Promise<number> => (await staff.ask(read)).version;

/** Publishes from the newest version. */
const change = async (made: SearchRuleChange) =>
  staff.ask(publish, { body: { ...made, from: await version() } });

const search = (typed: string, visitor = guest) =>
  visitor.ask(listingEndpoints.list, { query: { search: typed, limit: 96 } as never });
const idsOf = async (typed: string, visitor = guest) =>
  (await search(typed, visitor)).items.map(({ id }) => id);

// Each test begins without rules; what was published stays.
beforeEach(async () => {
  for (const { key } of (await staff.ask(read)).rules) await change({ remove: key });
});

describe('searches that found nothing', () => {
  const miss = (term: string) => guest.ask(searchMissEndpoints.count, { body: { term } });
  const misses = async () => (await staff.ask(read)).misses;

  it('[S2.11-09] are counted by the hour without anything about the visitor, and told from the second on until a rule is about them', async () => {
    await miss('Qwxzvöbn');
    expect(await misses()).toEqual([]);
    await miss('QWXZVOEBN ');
    expect(await misses()).toMatchObject([{ words: 'qwxzvoebn', count: 2 }]);
    const { rows } = await shop.database.query(
      "select words, count, hour = date_trunc('hour', hour) as is_hour from search_miss",
    );
    expect(rows).toEqual([{ words: 'qwxzvoebn', count: 2, is_hour: true }]);
    await change({ kind: 'synonym', word: 'qwxzvöbn', target: 'kugelschreiber' });
    expect(await misses()).toEqual([]);
  });

  it('[S2.11-09] are not counted when they look like somebody’s, are too long, or find something after all', async () => {
    const untold = [
      'qwxzvb@qwxzvb.qq',
      'qwxzvb DE02 ABCD EFGH IJKL QWXZ',
      'qwxzvb (0171) 123-45-67',
      'qwxzvb 20260100001',
      `qwxzvb${'x'.repeat(80)}`,
      'toner',
    ];
    for (const term of untold) for (let time = 0; time < 2; time += 1) await miss(term);
    const { rows } = await shop.database.query("select words from search_miss where words <> 'qwxzvoebn'");
    expect(rows).toEqual([]);
  });

  it('[S2.11-09] are kept for 90 days', async () => {
    await shop.database.query(
      `insert into search_miss (hour, words, count) values
         (date_trunc('hour', now()) - interval '91 days', 'qwxalt', 5), (date_trunc('hour', now()) - interval '89 days', 'qwxneu', 5)`,
    );
    await tidyUp(shop.modules, new Date());
    expect(
      (await misses())
        .map(({ words }) => words)
        .filter((words) => words.startsWith('qwx') && words !== 'qwxzvoebn'),
    ).toEqual(['qwxneu']);
  });
});

describe('rules of the search', () => {
  it('[S7.1-08] find for a word nobody knows what another finds, and for a known one what either finds', async () => {
    const pens = await idsOf('kugelschreiber');
    expect((await search('qwxzvöbn')).paging.total).toBe(0);
    await change({ kind: 'synonym', word: 'qwxzvöbn', target: 'Kugelschreiber' });
    expect(await idsOf('QWXZVÖBN')).toEqual(pens);

    const [chairs, shelves] = [await idsOf('drehstuhl'), await idsOf('locher')];
    await change({ kind: 'synonym', word: 'drehstuhl', target: 'locher' });
    const both = await idsOf('drehstuhl');
    expect(both).toEqual(expect.arrayContaining([...chairs, ...shelves]));
    expect(await idsOf('locher')).toEqual(shelves);

    // Where a name leads to another name, who types the first finds what the last one means.
    await change({ kind: 'synonym', word: 'kritzelding', target: 'qwxzvoebn' });
    expect(await idsOf('kritzelding')).toEqual(pens);
  });

  it('[S7.1-08] leave a word out, unless nothing else was typed, and read phrases as one', async () => {
    const pens = await idsOf('kugelschreiber');
    expect(await idsOf('wunderbarst kugelschreiber')).toEqual(pens);
    await change({ kind: 'blocked', word: 'wunderbarst', target: '' });
    const { omittedWords } = await search('wunderbarst kugelschreiber');
    expect(omittedWords).toEqual([]);
    await change({ kind: 'blocked', word: 'toner', target: '' });
    expect((await search('toner')).paging.total).toBeGreaterThan(0);
    await change({ kind: 'synonym', word: 'roter faden xyz', target: 'kugelschreiber' });
    expect(await idsOf('roter faden xyz')).toEqual(pens);
  });

  it('[S7.1-08] lead a whole search to an address of the shop, and from the list of a category nobody', async () => {
    await change({ kind: 'redirect', word: 'Rückgabe bitte', target: '/page/widerruf' });
    expect((await search('rueckgabe  BITTE')).exactHit).toBe('/page/widerruf');
    expect((await search('rückgabe bitte sofort')).exactHit).toBeNull();
    const inList = { list: 'supply/brand/hp', search: 'rückgabe bitte' } as never;
    const answer = await guest.get(listingEndpoints.list, { query: inList });
    expect(answer).not.toMatchObject({ reply: { exactHit: '/page/widerruf' } });
  });

  it('[S7.1-08] raise and lower an article and a brand, for a word or everywhere, among what is as good', async () => {
    const before = (await search('toner')).items;
    const last = before.at(-1)!;
    await change({ kind: 'articleUp', word: 'toner', target: last.articleNumber });
    expect((await idsOf('toner'))[0]).toBe(last.id);
    expect(await idsOf('kugelschreiber')).not.toContain(last.id);
    await change({ kind: 'articleDown', word: '', target: before[0]!.articleNumber });
    expect(await idsOf('toner')).not.toContain(before[0]!.id);
    // Of one article and word the later rule holds.
    await change({ kind: 'articleDown', word: 'toner', target: last.articleNumber });
    expect((await staff.ask(read)).rules).toHaveLength(2);
    expect(before[0]!.brandName).not.toBe('Brother');
    await change({ kind: 'brandUp', word: '', target: 'brother' });
    expect((await search('toner')).items[0]!.brandName).toBe('Brother');
    // A number that was typed stays before everything that is raised.
    expect((await search('CF259X')).exactHit).not.toBeNull();
  });

  it('[S7.1-08] are looked at before they hold, by nobody else, and with what is wrong in words at the field', async () => {
    const before = await idsOf('qwxzvöbn');
    const draft = { kind: 'synonym', word: 'qwxzvöbn', target: 'kugelschreiber' } as const;
    const seen = await staff.ask(preview, { query: { ...draft, query: 'qwxzvöbn' } });
    expect(seen.today).toMatchObject({ total: 0, items: [], redirect: null });
    expect(seen.changed.items.length).toBeGreaterThan(3);
    expect(await idsOf('qwxzvöbn')).toEqual(before);

    const wrong = async (kind: string, word: string, target: string) =>
      (await refusalOf(staff.get(preview, { query: { kind, word, target } as never }))).fields;
    await change({ kind: 'synonym', word: 'eins', target: 'zwei' });
    await change({ kind: 'synonym', word: 'zwei', target: 'drei' });
    expect(await wrong('synonym', '', 'x')).toEqual({ word: expect.stringContaining('Suchwort') as string });
    expect(await wrong('synonym', 'x', 'yy')).toEqual({ word: expect.stringContaining('kurz') as string });
    expect(await wrong('synonym', 'Büro', 'buero')).toEqual({
      target: expect.stringContaining('dasselbe Wort') as string,
    });
    expect(await wrong('synonym', 'drei', 'eins')).toEqual({
      target: expect.stringContaining('drei → eins → zwei → drei') as string,
    });
    expect(await wrong('synonym', 'eins', 'zwei')).toEqual({
      word: expect.stringContaining('schon') as string,
    });
    expect(await wrong('blocked', 'eins zwei', '')).toEqual({
      word: expect.stringContaining('einzelnes Wort') as string,
    });
    for (const target of ['//boese.example', 'https://boese.example', '/\\boese.example', '/a//b'])
      expect(await wrong('redirect', 'angebote', target)).toEqual({
        target: expect.stringContaining('keine Adresse dieses Shops') as string,
      });
    for (const target of [
      '/gibt-es-nicht',
      '/shop/catalog/gibt-es-nicht',
      '/page/gibt-es-nicht',
      '/my/orders',
    ])
      expect(await wrong('redirect', 'angebote', target)).toEqual({
        target: expect.stringContaining('gibt es im Shop nicht') as string,
      });
    expect(await wrong('redirect', 'angebote', '/shop?search=angebote')).toEqual({
      target: expect.stringContaining('selbst eine Suche') as string,
    });
    const path = (await search('CF259X')).exactHit!;
    expect(await wrong('redirect', 'angebote', path)).toBeUndefined();
    expect(await wrong('articleUp', 'toner', 'GIBTESNICHT')).toEqual({
      target: expect.stringContaining('keinen Artikel'.slice(7)) as string,
    });
    expect(await wrong('brandUp', '', 'Gibtesnicht')).toEqual({
      target: expect.stringContaining('Marke') as string,
    });
  });

  it('[S7.1-08] are kept with who, when and what, and a version that is taken back restores what held before it', async () => {
    const from = await version();
    await change({ kind: 'synonym', word: 'qwxzvöbn', target: 'kugelschreiber' });
    await change({ kind: 'blocked', word: 'wunderbarst', target: '' });
    const { rules, versions } = await staff.ask(read);
    expect(rules.map(({ word }) => word)).toEqual(['qwxzvöbn', 'wunderbarst']);
    expect(versions[0]).toMatchObject({ version: from + 2, did: 'added', rule: { word: 'wunderbarst' } });
    expect(versions[0]?.by).not.toBe('');

    const seen = await staff.ask(preview, { query: { undo: from + 1, query: 'qwxzvöbn' } });
    expect([seen.today.total > 0, seen.changed.total]).toEqual([true, 0]);
    await change({ undo: from + 1 });
    expect((await staff.ask(read)).rules).toEqual([]);
    expect((await staff.ask(read)).versions[0]).toMatchObject({
      did: 'undone',
      undone: from + 1,
      rule: null,
    });
    expect((await search('qwxzvöbn')).paging.total).toBe(0);
    expect(await codeOf(staff.post(publish, { body: { undo: from + 1, from: from + 3 } }))).toBe(
      'searchRules.unknown',
    );
    for (const text of ["update search_rule_version set rules = '[]'", 'delete from search_rule_version'])
      await expect(shop.database.query(text)).rejects.toThrow('is kept');
  });

  it('[S7.1-08] refuse the second of two who began from one version, also at the same moment', async () => {
    const from = await version();
    const other = shop.visitor();
    await other.signIn('backend@kontor.example');
    const both = [staff, other].map((who, place) =>
      who.post(publish, { body: { kind: 'blocked', word: `wort${place}`, target: '', from } }),
    );
    const outcomes = await Promise.all(both.map(refusalOf));
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['ok', 'searchRules.outdated']);
    expect((await staff.ask(read)).rules).toHaveLength(1);
  });

  it('[S7.1-08] hold in every process of the shop with the next search', async () => {
    const second = await startTestShop({ beside: shop });
    try {
      const there = second.visitor();
      expect((await search('qwxzvöbn', there)).paging.total).toBe(0);
      await change({ kind: 'synonym', word: 'qwxzvöbn', target: 'kugelschreiber' });
      expect((await search('qwxzvöbn', there)).paging.total).toBeGreaterThan(3);
    } finally {
      await second.stop();
    }
  });
});
