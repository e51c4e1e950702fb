import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingEndpoints } from '#contract/listing.ts';
import { unpricedListPath } from '#contract/unpriced-list-path.ts';
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

it.each([
  ['ordner 8cm', /^Kontor Ordner A4 80 mm/, 'Ordner 80 mm'],
  ['ordner 7,5 cm', /^Ordner A5 quer 75 mm/, 'Ordner 75 mm'],
  ['schreibtisch 1,6 m', /^Schreibtisch 160/, 'Schreibtisch 160 cm'],
  ['netzwerkkabel 200cm', /^Netzwerkkabel.*, 2 m/, 'Netzwerkkabel 2 m'],
])(
  '[S7.1-08] reads the size of %s in the unit that articles have it in, and says so',
  async (typed, name, read) => {
    const { items, correctedSearch } = await search(typed);
    expect(items[0]!.displayName).toMatch(name);
    expect(correctedSearch).toBe(read);
  },
);

it.each([
  ['locher 30 blatt', /ocher/, ['30', 'blatt']],
  ['locher rot', /ocher/, ['rot']],
  ['usbstick 64gb', /USB-Stick/, ['64gb']],
  ['mineralwasser 1,5 l', /Mineralwasser/, ['1,5', 'l']],
])('[S7.1-08] leaves away what no article has of %s, and names it', async (typed, name, omitted) => {
  const { items, omittedWords } = await search(typed);
  expect(items[0]!.displayName).toMatch(name);
  expect(omittedWords).toEqual(omitted);
});

it.each([
  ['klebeband braun', /Packband.*braun|Papierpackband.*braun/],
  ['permanentmarker rot', /Permanentmarker.*4 Farben/],
  ['aktenvernichter 15 blatt', /Aktenvernichter.*15 Blatt/],
])('[S7.1-08] keeps the colour or amount of %s, which articles have', async (typed, name) => {
  const { items, omittedWords } = await search(typed);
  expect(items[0]!.displayName).toMatch(name);
  expect(omittedWords).toEqual([]);
});

it.each([
  ['bürostul', /stuhl|stühle/i, 'Bürostühle'],
  ['usb stik', /USB-Stick/, 'USB Stick'],
])(
  '[S7.1-08] corrects the kind that %s is, although its letters stand in other words',
  async (typed, name, read) => {
    const { items, correctedSearch } = await search(typed);
    const first = items.slice(0, 2).map(({ displayName }) => displayName);
    expect(first.filter((own) => !name.test(own))).toEqual([]);
    expect(correctedSearch).toBe(read);
  },
);

it('[S7.1-08] finds a thing by an everyday name that only one article says', async () => {
  const { items } = await search('klopapier');
  expect(items.map(({ displayName }) => displayName).toSorted()).toEqual(
    (await search('toilettenpapier')).items.map(({ displayName }) => displayName).toSorted(),
  );
});

it('[S7.1-08] mends a word in all its forms beside a number nobody has', async () => {
  const { items, omittedWords } = await search('epson t1295 patronnen');
  expect(items[0]!.displayName).toMatch(/^Epson T129 /);
  expect(omittedWords).toEqual(['t1295']);
});

it('[S7.1-08] keeps the fill of a number before words that only narrow', async () => {
  const { items, omittedWords } = await search('hp 364xl vierer set');
  expect(items.slice(0, 3).filter(({ displayName }) => !displayName.includes('HP 364XL'))).toEqual([]);
  expect(omittedWords).toEqual(['vierer', 'set']);
});

it('takes a short number that articles have for no beginning of a printer, also beside a mistyped colour', async () => {
  const { items } = await search('hp 305 schwrz');
  expect(
    items.slice(0, 3).filter(({ displayName }) => !/^HP 305(?:XL|X)? .*Schwarz/.test(displayName)),
  ).toEqual([]);
  expect(items.filter(({ displayName }) => displayName.includes('HP 301'))).toEqual([]);
});

it('puts one article of each printer first where several are meant', async () => {
  const { items } = await search('pixma 5350');
  expect(items.slice(0, 2).map(({ manufacturerNumber }) => manufacturerNumber)).toEqual([
    expect.stringMatching(/52[56]/),
    expect.stringMatching(/56[01]/),
  ]);
});

it.each([
  ['wie zahle ich auf rechnung', '/page/versand'],
  ['wie lange dauert die Lieferung', '/page/versand'],
  ['Kann man die Ware abholen?', '/page/versand'],
  ['Ratenzahlung', '/page/versand'],
  ['ab wann versandkostenfrei', '/page/versand'],
  ['Kündigung', '/page/widerruf'],
  ['Vertrag kündigen', '/page/widerruf'],
  ['defekte Ware reklamieren', '/page/widerruf'],
  ['wo bleibt mein Paket', '/order'],
  ['Bestellstatus', '/order'],
  ['Sendungsverfolgung', '/order'],
  ['Passt oder Geld zurück?', '/page/passt-oder-geld-zurueck'],
  ['Geld-zurück-Garantie', '/page/passt-oder-geld-zurueck'],
  ['Rücknahme Altgeräte', '/page/versand'],
  ['Gastbestellung', '/order'],
  ['Kundenkonto löschen', '/login'],
  ['Gutschein einlösen', '/shop/basket'],
  ['Preis auf Anfrage', unpricedListPath],
  ['Preisanfrage', unpricedListPath],
])('[S7.1-08] answers %s with the page, and suggests it', async (typed, path) => {
  const { items, understood } = await search(typed);
  expect(understood!.instead[0]!.path).toBe(path);
  expect(items).toEqual([]);
  const suggested = await visitor.ask(listingEndpoints.suggest, { query: { searchterm: typed } });
  expect(suggested.items[0]).toMatchObject({ kind: 'page', path });
});

it('lists at the address of articles priced on request those without a price, and no other', async () => {
  const query = Object.fromEntries(new URL(unpricedListPath, 'http://shop').searchParams);
  const { items, paging } = await visitor.ask(listingEndpoints.list, { query: query as never });
  const { rows } = await shop.database.query<{ number: string }>(
    'select article_number as number from article where is_visible and net_price_cents is null',
  );
  const unpriced = new Set(rows.map(({ number }) => number));
  expect(paging.total).toBe(unpriced.size);
  expect(items.every(({ articleNumber }) => unpriced.has(articleNumber))).toBe(true);
});

it('leads who is signed in straight to the list of orders', async () => {
  const customer = shop.visitor();
  await customer.signIn('privat@kontor.example');
  const typed = { searchterm: 'Sendungsverfolgung' };
  const list = await customer.ask(listingEndpoints.list, { query: { search: typed.searchterm } as never });
  expect(list.understood!.instead[0]!.path).toBe('/my/orders');
  const pathFor = async (who: TestVisitor) =>
    (await who.ask(listingEndpoints.suggest, { query: typed })).items[0]!.path;
  expect([await pathFor(customer), await pathFor(visitor)]).toEqual(['/my/orders', '/order']);
});

it('suggests no page for the beginning of a word that goods have', async () => {
  const { items } = await visitor.ask(listingEndpoints.suggest, { query: { searchterm: 'gel' } });
  expect(items.filter(({ kind }) => kind === 'page')).toEqual([]);
});

it('lists the goods of a question about them, and names the page beside them', async () => {
  const { items, understood, omittedWords } = await search('kann ich Toner auf Rechnung kaufen');
  expect(items[0]!.displayName).toMatch(/Toner/);
  expect(understood!.instead[0]!.path).toBe('/page/versand');
  expect(omittedWords).toEqual(['Rechnung']);
});

it.each([
  ['whiteboard löschen', /öscher/],
  ['wo finde ich Toner', /Toner/],
])('takes %s for goods', async (typed, name) => {
  expect((await search(typed)).items[0]!.displayName).toMatch(name);
});
