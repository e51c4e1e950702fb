import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingEndpoints } from '#contract/listing.ts';
import type { ListReply } from '#contract/listing.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const list = (query: Record<string, unknown>) =>
  visitor.ask(listingEndpoints.list, { query: { limit: 96, ...query } as never });
const search = (typed: string) => list({ search: typed });
const namesOf = ({ items }: ListReply) => items.map(({ displayName }) => displayName);
const facetOf = ({ filters }: Pick<ListReply, 'filters'>, wanted: string) =>
  filters.find(({ name }) => name === wanted);
const chosenOf = (reply: Pick<ListReply, 'filters'>, wanted: string) =>
  facetOf(reply, wanted)?.values.flatMap(({ label, isSelected }) => (isSelected ? [label] : [])) ?? [];
const partsOf = (reply: ListReply) =>
  reply.understood!.parts.map(({ label, words, facet }) => `${facet}, ${label} (${words.join(' ')})`);

describe('how much a cartridge holds', () => {
  it('[S7.1-23] is a facet of what comes in several fills, and of nothing else', async () => {
    const ink = await list({ catalogSlug: 'tintenpatronen' });
    expect(facetOf(ink, 'fill')).toMatchObject({
      label: 'Füllmenge',
      values: [{ label: 'Standard' }, { label: 'XL' }, { label: 'XXL' }],
    });
    expect(facetOf(await list({ catalogSlug: 'schreiben' }), 'fill')).toBeUndefined();
    const large = await list({ catalogSlug: 'tintenpatronen', filter: '{"fill":["xxl"]}' });
    expect(large.paging.total).toBeGreaterThan(5);
    expect(namesOf(large).filter((name) => !name.includes('XXL'))).toEqual([]);
  });

  it('[S7.1-08] is what XL says, whether or not a name has the word', async () => {
    const reply = await search('druckerpatrone schwarz xl brother mfc');
    expect(partsOf(reply)).toEqual(['basisfarbe, Farbe: Schwarz (schwarz)', 'fill, Füllmenge: XL (xl)']);
    expect(reply.understood!.notices).toEqual([]);
    expect(chosenOf(reply, 'fill')).toEqual(['XL']);
    expect(facetOf(reply, 'fill')!.values.find(({ value }) => value === 'standard')!.count).toBeGreaterThan(
      0,
    );
    expect(namesOf(reply).length).toBeGreaterThan(5);
    const ids = reply.items.map(({ id }) => id);
    const standard = await shop.database.query(
      'select from article where id = any($1::integer[]) and not is_high_yield',
      [ids],
    );
    expect(standard.rowCount).toBe(0);
  });

  it('[S7.1-08] belongs to the number before it', async () => {
    for (const typed of ['305 xl', 'hp 305 xl', 'hp 305 xl multipack'])
      expect((await search(typed)).items[0]!.displayName, typed).toMatch(/^HP 305XL /);
    const reply = await search('hp 305 xl');
    expect(namesOf(reply).every((name) => /305XL|3YM6[23]/.test(name))).toBe(true);
  });

  it('[S7.1-08] is not told as given up where it narrows what a number finds', async () => {
    const reply = await search('brother tn-2420 xl');
    expect(chosenOf(reply, 'fill')).toEqual(['XL']);
    expect(reply.understood!.notices).toEqual([]);
    expect(namesOf(reply)[0]).toBe('Brother TN-2420 Toner Schwarz');
  });

  it('narrows what fits a printer', async () => {
    const reply = await search('canon pixma ts5150 patronen xl');
    expect(reply.understood!.notices).toEqual([]);
    expect(chosenOf(reply, 'fill')).toEqual(['XL']);
    expect(namesOf(reply).every((name) => /54[01]XL/.test(name))).toBe(true);
  });
});

describe('several pieces or colours together', () => {
  it('[S7.1-25] are a facet that counts alike in list and filter', async () => {
    const query = { catalogSlug: 'schreiben', filter: '{"pack":["set"]}' };
    const reply = await list(query);
    const { filters, total } = await visitor.ask(listingEndpoints.filter, { query: query as never });
    expect(chosenOf(reply, 'pack')).toEqual(['Set, Mehrfachpack']);
    expect(filters).toEqual(reply.filters);
    expect(total).toBe(reply.paging.total);
    const single = await list({ ...query, filter: '{"pack":["single"]}' });
    const all = await list({ catalogSlug: 'schreiben' });
    expect(single.paging.total).toBeGreaterThan(0);
    expect(single.paging.total + total).toBeLessThanOrEqual(all.paging.total);
  });

  it.each([
    ['marker set', 'set'],
    ['kugelschreiber multi-pack', 'multi-pack'],
    ['kugelschreiber 10er pack', '10er pack'],
    ['kugelschreiber sparset', 'sparset'],
    ['kugelschreiber satz', 'satz'],
    ['klebestift 12er pack', '12er pack'],
    ['kugelschreiber kombipack', 'kombipack'],
  ])('[S7.1-08] are what %s asks for', async (typed, words) => {
    const reply = await search(typed);
    expect(partsOf(reply)).toEqual([`pack, Packung: Set, Mehrfachpack (${words})`]);
    expect(reply.understood!.notices).toEqual([]);
    expect(reply.paging.total).toBeGreaterThan(0);
    const without = await search(typed.replace(words, ''));
    expect(reply.paging.total).toBeLessThan(without.paging.total);
    expect(facetOf(reply, 'pack')!.values.some(({ isSelected, count }) => !isSelected && count > 0)).toBe(
      true,
    );
  });

  it.each([
    ['tinte xl set', 'set', ['fill, Füllmenge: XL (xl)']],
    ['tinte multipack xl', 'multipack', ['fill, Füllmenge: XL (xl)']],
    ['toner set kyocera schwarz', 'set', ['basisfarbe, Farbe: Schwarz (schwarz)']],
    [
      'multipack xl schwarz',
      'multipack',
      ['fill, Füllmenge: XL (xl)', 'basisfarbe, Farbe: Schwarz (schwarz)'],
    ],
  ])('take fill and colour of %s not along where there is no such set', async (typed, omitted, parts) => {
    const reply = await search(typed);
    expect(reply.omittedWords).toEqual([omitted]);
    expect(partsOf(reply)).toEqual(parts);
    const narrowed = parts.map((part) => part.split(',')[0]!);
    for (const name of narrowed) expect(chosenOf(reply, name)).toHaveLength(1);
    expect(reply.paging.total).toBeGreaterThan(40);
  });

  it('stay words where there are none, and are given up', async () => {
    const reply = await search('toner set kyocera');
    expect(chosenOf(reply, 'pack')).toEqual([]);
    expect(reply.omittedWords).toEqual(['set']);
    expect(reply.items[0]!.displayName).toMatch(/^Kyocera .*Toner/);
  });
});

it.each(['refill patrone hp 301', 'rebuild patrone hp 301'])(
  '[S7.1-08] takes %s for what is rebuilt',
  async (typed) => {
    const reply = await search(typed);
    expect(chosenOf(reply, 'make')).toEqual(['Wiederaufbereitet']);
    expect(reply.items.every(({ make }) => make === 'rebuilt')).toBe(true);
  },
);
