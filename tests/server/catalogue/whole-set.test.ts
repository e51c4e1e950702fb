import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingEndpoints } from '#contract/listing.ts';
import { costPerPage } from '#domain/price.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startTestShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const search = (typed: string) => visitor.ask(listingEndpoints.list, { query: { search: typed } as never });
const linksOf = async (typed: string) => (await search(typed)).understood!.devices;
const partsOf = async (typed: string) =>
  (await search(typed)).understood!.parts.map(({ label, words }) => `${label} (${words.join(' ')})`);

const brotherPage = '/shop/supply/brand/brother/device/brother-dcp-l3550cdw';

it.each([
  ['brother dcp-l3550 toner set', 'Alle Farben (set)'],
  ['brother dcp-l3550 toner komplettset', 'Alle Farben (komplettset)'],
  ['brother dcp-l3550 toner 4er multipack', 'Alle Farben (4er multipack)'],
  ['brother dcp-l3550 toner alle farben', 'Alle Farben (alle farben)'],
  ['tonerset brother dcp-l3550', 'Alle Farben (set)'],
  ['brother dcp-l3550 tonermultipack', 'Alle Farben (multipack)'],
])('[S7.1-08] leads from %s to all colours of the printer at one press', async (typed, part) => {
  const reply = await search(typed);
  expect(reply.understood!.devices).toEqual([
    { name: 'Alle Farben für Brother DCP-L3550CDW im Set', path: `${brotherPage}#alle-farben` },
  ]);
  expect(reply.understood!.notices).toEqual([]);
  const parts = await partsOf(typed);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toMatch(/^passend für Brother DCP-L3550CDW/);
  expect(parts[1]).toBe(part);
  expect(reply.items.length).toBeGreaterThan(3);
});

it.each([
  ['Brother DCP-L3550 Toner-Set', 13, ['Brother DCP-L3550', 'Set']],
  ['Brother-DCP-L3550-Set', 14, ['Brother-DCP-L3550', 'Set']],
  ['canon mg5750 XL-Set', 6, ['canon mg5750', 'XL', 'Set']],
])('[S7.1-08] takes the parts of a word with hyphens apart: %s', async (typed, total, words) => {
  const { understood, omittedWords, paging } = await search(typed);
  expect(understood!.notices).toEqual([]);
  expect(understood!.devices[0]!.path).toMatch(/#alle-farben$/);
  expect(understood!.parts.map((part) => part.words.join(' '))).toEqual(words);
  expect(omittedWords).toEqual(['Set']);
  expect(paging.total).toBe(total);
});

it('[S7.1-08] gives of a set of supplies the set up alone', async () => {
  const { understood, items } = await search('Tonerset brother');
  expect(understood!.notices).toEqual([
    'Mit allen Wörtern gibt es keinen Treffer. Gezeigt wird das Ergebnis ohne „set“.',
  ]);
  expect(items[0]!.displayName).toMatch(/^Brother .*Toner/);
});

it('leads to the set of each printer that may be meant', async () => {
  const links = await linksOf('hp m281 set');
  expect(links.length).toBeGreaterThan(1);
  expect(
    links.filter(({ name, path }) => !name.endsWith(' im Set') || !path.endsWith('#alle-farben')),
  ).toEqual([]);
});

it('offers no set where a printer has one colour, nobody asks for it, or no printer is named', async () => {
  const mono = await search('hp laserjet m404dn set');
  expect(mono.understood!.devices).toEqual([
    { name: 'HP LaserJet Pro M404dn', path: '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn' },
  ]);
  expect(mono.understood!.notices.join()).toContain('ohne „set“');
  expect(await linksOf('brother dcp-l3550 toner')).toEqual([
    { name: 'Brother DCP-L3550CDW', path: brotherPage },
  ]);
  expect(await linksOf('marker set')).toEqual([]);
});

it('suggests the set while the printer is typed', async () => {
  const { items } = await visitor.ask(listingEndpoints.suggest, {
    query: { searchterm: 'brother dcp-l3550 set' },
  });
  expect(items.find(({ kind }) => kind === 'device')).toMatchObject({
    label: 'Brother DCP-L3550CDW',
    detail: 'Alle Farben im Set',
    path: `${brotherPage}#alle-farben`,
  });
});

it('[S3.7-02] sorts what fits one printer by what a page costs, and offers that nowhere else', async () => {
  const offered = async (query: Record<string, unknown>) =>
    (await visitor.ask(listingEndpoints.list, { query: query as never })).sortOptions.map(
      ({ sortBy }) => sortBy,
    );
  expect(await offered({ search: 'brother dcp-l3550 toner' })).toContain('pageCost');
  expect(await offered({ list: 'supply/brand/brother/device/brother-dcp-l3550cdw' })).toContain('pageCost');
  for (const query of [{}, { search: 'hp m281 toner' }, { catalogSlug: 'toner' }])
    expect(await offered(query)).not.toContain('pageCost');
  const costs = async (sortDirection: 'asc' | 'desc') => {
    const query = { search: 'canon mg5750', sortBy: 'pageCost', sortDirection, limit: 96 };
    const { items } = await visitor.ask(listingEndpoints.list, { query: query as never });
    return items.map(({ price, yieldPages }) => costPerPage(price.net_price, yieldPages));
  };
  for (const direction of ['asc', 'desc'] as const) {
    const sorted = await costs(direction);
    const known = sorted.filter((cost) => cost !== null);
    expect(known.length).toBeGreaterThan(2);
    expect(known.length).toBeLessThan(sorted.length);
    const sign = direction === 'asc' ? 1 : -1;
    expect(known).toEqual(known.toSorted((left, right) => sign * (left - right)));
    expect(sorted.slice(known.length).every((cost) => cost === null)).toBe(true);
  }
});

it('[S3.7-02] sorts by what a page costs only what prints it: boxes for waste toner and drums come behind', async () => {
  const query = {
    list: 'supply/brand/brother/device/brother-hl-l8260cdw',
    sortBy: 'pageCost',
    limit: 96,
  };
  const { items } = await visitor.ask(listingEndpoints.list, { query: query as never });
  const isPrinting = items.map(({ displayName }) => / Toner |Tinte/.test(displayName));
  const printing = isPrinting.filter(Boolean).length;
  expect(printing).toBeGreaterThan(3);
  expect(isPrinting.slice(0, printing)).not.toContain(false);
  expect(items.slice(printing).some(({ yieldPages }) => yieldPages !== null)).toBe(true);
});

it('[S3.7-02] sorts a list that does not offer what a page costs by its own order', async () => {
  const idsOf = async (query: Record<string, unknown>) =>
    (await visitor.ask(listingEndpoints.list, { query: query as never })).items.map(({ id }) => id);
  for (const query of [{ search: 'hp m281 toner' }, { catalogSlug: 'toner' }]) {
    const own = await idsOf(query);
    for (const sortDirection of ['asc', 'desc'])
      expect(await idsOf({ ...query, sortBy: 'pageCost', sortDirection })).toEqual(own);
    expect(await idsOf({ ...query, sortBy: 'price' })).not.toEqual(own);
  }
});

it('puts a multipack first that fits the printer', async () => {
  const multipack = 'Kontor Tintenpatronen Multipack 4-farbig';
  expect((await search('canon mg5750 multipack')).items[0]!.displayName).not.toBe(multipack);
  await shop.database.query(
    `insert into article_device (article_id, device_id)
     select a.id, d.id from article a, device d where a.name = $1 and d.full_name = 'Canon PIXMA MG5750'`,
    [multipack],
  );
  await expect
    .poll(async () => (await search('canon mg5750 multipack')).items[0]!.displayName, { timeout: 20_000 })
    .toBe(multipack);
  expect(await partsOf('canon mg5750 multipack')).toEqual([
    'passend für Canon PIXMA MG5750 (canon mg5750)',
    'Packung: Set, Mehrfachpack (multipack)',
  ]);
  expect((await linksOf('canon mg5750 multipack'))[0]!.path).toMatch(/#alle-farben$/);
});

it('offers no set of colours whose price is on request', async () => {
  expect((await linksOf('epson xp 442 set'))[0]!.path).toMatch(/#alle-farben$/);
  await shop.database.query(
    `update article set net_price_cents = null where basisfarbe <> 'schwarz' and id in
     (select article_id from article_device f join device d on d.id = f.device_id where d.full_name = 'Epson Expression Home XP-442')`,
  );
  await expect
    .poll(async () => (await linksOf('epson xp 442 set'))[0]!.path, { timeout: 20_000 })
    .not.toContain('#');
});

it('[S3.7-02] neither sorts nor narrows by prices where the shop shows none', async () => {
  const ofPrinter = { list: 'supply/brand/brother/device/brother-dcp-l3550cdw' };
  const listed = async (query: Record<string, unknown>) => {
    const reply = await visitor.ask(listingEndpoints.list, { query: query as never });
    return {
      sorts: reply.sortOptions.map(({ sortBy }) => sortBy),
      facets: reply.filters.map(({ name }) => name),
      ids: reply.items.map(({ id }) => id),
    };
  };
  const filter = JSON.stringify({ priceBand: ['0-10'] });
  const before = await listed(ofPrinter);
  expect(before.sorts).toEqual(['relevance', 'name', 'price', 'yield', 'pageCost', 'newest']);
  expect(before.facets).toContain('priceBand');
  await shop.services.settings.change({ display_price: false });
  try {
    const own = await listed(ofPrinter);
    expect(own.sorts).toEqual(['relevance', 'name', 'yield', 'newest']);
    expect(own.facets).not.toContain('priceBand');
    for (const asked of [{ sortBy: 'price' }, { sortBy: 'pageCost' }, { filter }])
      expect(await listed({ ...ofPrinter, ...asked }), JSON.stringify(asked)).toEqual(own);
  } finally {
    await shop.services.settings.change({ display_price: true });
  }
});
