import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleTile } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
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

const list = (query: Record<string, unknown>) =>
  visitor.ask(listingEndpoints.list, { query: { limit: 96, ...query } as never });
const search = (typed: string) => list({ search: typed });
const suggest = (typed: string) => visitor.ask(listingEndpoints.suggest, { query: { searchterm: typed } });

const partsOf = async (typed: string) =>
  (await search(typed)).understood!.parts.map(({ label, words }) => `${label} (${words.join(' ')})`);

describe('what a search was understood to mean', () => {
  it.each([
    ['original toner brother', ['Ausführung: Original (original)']],
    ['schwarzer Toner für Brother', ['Farbe: Schwarz (schwarzer)']],
    ['Recyclingpapier Blauer Engel', ['Umweltzeichen: Blauer Engel (Blauer Engel)']],
    ['originaltoner brother', ['Ausführung: Original (originaltoner)']],
    ['hp 305 color', ['Farbe: Cyan, Magenta, Gelb, Mehrfarbig (color)']],
    ['Farbpatrone HP 305', ['Farbe: Cyan, Magenta, Gelb, Mehrfarbig (Farbpatrone)']],
    ['hp color laserjet m283', ['passend für „hp color laserjet m283“ (hp color laserjet m283)']],
    ['hp 305 xl', ['Füllmenge: XL (xl)']],
    ['tinte multipack', ['Packung: Set, Mehrfachpack (multipack)']],
    ['handschuhe xl', []],
    [
      'kompatibler Toner für HP M404dn',
      ['passend für HP LaserJet Pro M404dn (für HP M404dn)', 'Ausführung: Kompatibel (kompatibler)'],
    ],
    ['hp m428', ['passend für „hp m428“ (hp m428)']],
    ['m404', ['passend für „m404“ (m404)']],
    ['toner m404', ['passend für „m404“ (m404)']],
    ['toner für HP Laserjet M404d', ['passend für „HP Laserjet M404d“ (für HP Laserjet M404d)']],
    ['samsung m404', []],
    ['2350', ['passend für „2350“ (2350)']],
    ['canon mg 3650', ['passend für Canon PIXMA MG3650 (canon mg 3650)']],
    ['pixma mg 2550', ['passend für Canon PIXMA MG2550 (pixma mg 2550)']],
    ['laserjt pro m404', ['passend für „laserjet pro m404“ (laserjt pro m404)']],
    ['CF259X', []],
    ['Kopierpapier A4', []],
  ])('of %s stands as parts that can be taken away', async (typed, parts) => {
    expect(await partsOf(typed)).toEqual(parts);
  });

  it('is nothing where nothing was searched for', async () => {
    expect((await list({ catalogSlug: 'toner' })).understood).toBeNull();
  });

  it('selects the facets that words name, and counts their alternatives', async () => {
    const reply = await search('original toner brother');
    expect(new Set(reply.items.map(({ make }) => make))).toEqual(new Set(['original']));
    const makes = reply.filters.find(({ name }) => name === 'make')!.values;
    expect(makes.find(({ value }) => value === 'original')).toMatchObject({
      isSelected: true,
      count: reply.paging.total,
    });
    expect(makes.some(({ isSelected, count }) => !isSelected && count > 0)).toBe(true);
    const black = await search('schwarzer toner für brother');
    expect(new Set(black.items.map(({ basisfarbe }) => basisfarbe))).toEqual(new Set(['schwarz']));
    const both = await list({ search: 'original toner brother', filter: '{"make":["compatible"]}' });
    const selected = both.filters
      .find(({ name }) => name === 'make')!
      .values.filter(({ isSelected }) => isSelected);
    expect(selected.map(({ value }) => value)).toEqual(['original', 'compatible']);
    expect(both.paging.total).toBeGreaterThan(reply.paging.total);
  });

  it('leaves a colour a word where the word means more', async () => {
    expect(await partsOf('schriftband 12mm schwarz auf weiß')).toEqual([]);
    expect((await search('ordner blau')).items[0]!.displayName).toMatch(/Ordner.*blau/);
  });

  it('names the printer, links its page, and lists only what fits it', async () => {
    const reply = await search('toner für hp laserjet m404dn');
    expect(reply.understood!.devices).toEqual([
      { name: 'HP LaserJet Pro M404dn', path: '/shop/supply/brand/hp/device/hp-laserjet-pro-m404dn' },
    ]);
    const fitting = await list({ list: 'supply/brand/hp/device/hp-laserjet-pro-m404dn' });
    const numbers = new Set(fitting.items.map(({ articleNumber }) => articleNumber));
    expect(reply.items.every(({ articleNumber }) => numbers.has(articleNumber))).toBe(true);
    expect(reply.understood!.lead).toBe('Zur Seite des Druckers:');
    const several = (await search('hp m428')).understood!.devices.map(({ name }) => name);
    expect(several.length).toBeGreaterThan(1);
    expect(
      several.every((name) => name.includes(' M428')),
      several.join(),
    ).toBe(true);
    expect((await search('laserjet')).understood!.devices).toEqual([]);
  });

  it('takes the beginning of a printer’s name for it before what stands inside a number', async () => {
    const reply = await search('m404');
    expect(reply.items[0]!.manufacturerNumber).toMatch(/^CF259/);
    const names = reply.understood!.devices.map(({ name }) => name);
    expect(names).toContain('HP LaserJet Pro M404dn');
    expect(names.every((name) => name.includes(' M404'))).toBe(true);
    for (const typed of ['CLT-M404S', 'clt m404', 'clt m404s', 'samsung m404', 'k404'])
      expect((await search(typed)).items[0]!.manufacturerNumber, typed).toMatch(/^CLT-[KM]404S/);
  });

  it('keeps the printer when what was wanted for it does not exist', async () => {
    const reply = await search('tinte für hp laserjet pro m404dn');
    expect(reply.items[0]!.displayName).toMatch(/59[AX] Toner/);
    expect(reply.omittedWords).toContain('tinte');
    expect(reply.understood!.devices.map(({ name }) => name)).toEqual(['HP LaserJet Pro M404dn']);
  });

  it.each([
    ['hp laserjet 9999', 'HP LaserJet 9999', /^HP .*LaserJet/],
    ['toner für brother hl-l9999dw', 'Brother HL L9999DW', /^Brother HL-L/],
    ['canon ts9999', 'Canon TS9999', /^Canon PIXMA TS9/],
  ])('of %s, which nobody knows, names the models next to it', async (typed, name, alike) => {
    const reply = await search(typed);
    expect(reply.understood!.lead).toBe(`Den ${name} führen wir nicht. Ähnlich:`);
    const names = reply.understood!.devices.map((device) => device.name);
    expect(names).toHaveLength(4);
    expect(
      names.every((own) => alike.test(own)),
      names.join(),
    ).toBe(true);
    expect(reply.items.length).toBeGreaterThan(0);
    expect(reply.understood!.notices).toEqual([]);
  });

  it('lists no articles that only the word for printers finds beside one that is not carried', async () => {
    for (const typed of ['drucker ts9999', 'ts9999 drucker', 'ts9999']) {
      const { items, understood } = await search(typed);
      expect({ items, lead: understood!.lead }, typed).toEqual({
        items: [],
        lead: 'Den TS9999 führen wir nicht. Ähnlich:',
      });
    }
    expect((await search('druckerzubehör')).items.length).toBeGreaterThan(0);
  });

  it.each([
    ['102 ecotank', /^Epson 102 Tinte/],
    ['ecotank 104', /^Epson 104 Tinte/],
    ['epson ecotank 102 schwarz', /^Epson 102 Tinte Schwarz/],
    ['664 EcoTank', /^Epson 664 Tinte/],
  ])('takes a short number beside a series of printers for the ink’s own: %s', async (typed, wanted) => {
    const { items, understood } = await search(typed);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ displayName }) => !wanted.test(displayName))).toEqual([]);
    expect(understood!.devices).toEqual([]);
  });

  it.each([
    ['tape', /Kleb|band/i],
    ['masking tape', /Kreppband/],
    ['stapler', /[Hh]eftgerät/],
    ['wlan maus', /Funkmaus/],
    ['drahtlose maus', /[Kk]abellos|Funkmaus/],
    ['usb stik 64 gb', /USB-Stick/],
    ['edding 3000 schwatz', /Permanentmarker/],
    ['t03r140', /^Epson 102 Tinte Schwarz/],
  ])('finds what %s is', async (typed, wanted) => {
    const { items } = await search(typed);
    expect(items.slice(0, 2).filter(({ displayName }) => !wanted.test(displayName))).toEqual([]);
    expect(items.length).toBeGreaterThan(0);
  });

  it('names the words that were given up, and what a typing error was read as', async () => {
    expect((await search('Leitz Ordner')).understood!.notices).toEqual([
      'Mit allen Wörtern gibt es keinen Treffer. Gezeigt wird das Ergebnis ohne „Leitz“.',
    ]);
    expect((await search('Brohter')).understood!.notices).toEqual([
      'Für „Brohter“ gibt es keine Treffer. Gezeigt wird das Ergebnis für „Brother“.',
    ]);
  });

  it.each([
    ['hp 62', /^C2P0[46]AE/],
    ['hp 301', /^CH56[12]EE/],
    ['canon 725', /^3484B002/],
  ])('puts what has exactly the number of %s before what only holds it', async (typed, number) => {
    expect((await search(typed)).items[0]!.manufacturerNumber).toMatch(number);
  });

  it.each([
    ['hp 26', ['CF226A', 'CF226X']],
    ['hp 59', ['CF259A', 'CF259X']],
    ['hp toner 59', ['CF259A', 'CF259X']],
    ['toner 59', ['CF259A', 'CF259X']],
    ['hp 12', ['Q2612A']],
    ['hp 26a toner', ['CF226A']],
    ['hp 83', ['CF283A']],
    ['hp 05', ['CE505A']],
    ['canon 50', ['GI-50PGBK', 'GI-50C']],
  ])('takes the number of %s for that of a series, where no supply has just it', async (typed, numbers) => {
    const reply = await search(typed);
    expect(reply.items.slice(0, numbers.length).map((item) => item.manufacturerNumber)).toEqual(numbers);
    expect(reply.understood!.devices).toEqual([]);
    expect(reply.understood!.notices).toEqual([]);
  });

  it.each([
    ['brother 12 mm', /12 mm/],
    ['kopierpapier a4 80 g', /papier A4 80 g/],
  ])('leaves the amount of %s what it is', async (typed, wanted) => {
    const { items } = await search(typed);
    expect(items.every(({ displayName }) => wanted.test(displayName))).toBe(true);
  });

  it.each([
    ['canon 540', 'PG-540XL'],
    ['canon 541', 'CL-541XL'],
    ['epson 29', 'T2991'],
    ['tinte 603', 'T03A1'],
    ['hp 903', 'T6M03AE'],
  ])('lists with %s what holds more of it', async (typed, larger) => {
    const numbers = (await search(typed)).items.map(({ manufacturerNumber }) => manufacturerNumber);
    expect(numbers).toContain(larger);
  });

  it.each(['toner recycling', 'recycling toner', 'recyclingtoner', 'hp recycling toner'])(
    'shows rebuilt toners for %s',
    async (typed) => {
      const reply = await search(typed);
      expect(new Set(reply.items.map(({ make }) => make))).toEqual(new Set(['rebuilt']));
      expect(reply.items.every(({ displayName }) => displayName.includes('Toner'))).toBe(true);
      expect(reply.understood!.notices).toEqual([]);
    },
  );

  it('keeps a supply and gives up what only says how it is', async () => {
    expect((await search('toner wolkenmarmor')).omittedWords).toEqual(['wolkenmarmor']);
    expect((await search('recycling ordner')).items[0]!.displayName).toMatch(/Recycling-Ordner/);
    expect((await search('tinte für hp laserjet pro m404dn')).omittedWords).toEqual(['tinte']);
  });

  it.each([
    ['hp cf295x', 'HP CF259X', 'CF259X'],
    ['CF295X', 'CF259X', 'CF259X'],
    ['tn-2402', 'TN2420', 'TN-2420'],
    ['brother tn 2402', 'Brother TN2420', 'TN-2420'],
  ])(
    '[S7.1-08] reads „%s“ as „%s“: two signs of a number changed places',
    async (typed, corrected, number) => {
      const reply = await search(typed);
      expect(reply.items[0]!.manufacturerNumber).toBe(number);
      expect([reply.correctedSearch, reply.omittedWords, reply.exactHit]).toEqual([corrected, [], null]);
    },
  );

  it('offers numbers and pages where no article is found', async () => {
    const number = await search('CF277X');
    expect(number.items).toEqual([]);
    expect(number.understood!.instead[0]!.name).toMatch(/^CF2.*: HP .*Toner/);
    expect((await search('widerruf')).understood!.instead[0]).toEqual({
      name: 'Widerruf',
      path: '/page/widerruf',
    });
    const kinds = (await search('qqqqzzzz')).understood!.instead;
    expect(kinds.map(({ path }) => path)).toContain('/shop/catalog/papier');
    expect((await search('toner')).understood!.instead).toEqual([]);
  });

  it.each([
    ['versandkosten', 'Versand & Zahlung', '/page/versand'],
    ['lieferzeit', 'Versand & Zahlung', '/page/versand'],
    ['rechnung zahlen', 'Versand & Zahlung', '/page/versand'],
    ['kontakt telefon', 'Kontakt', '/page/impressum'],
    ['Bestellung stornieren', 'Bestellungen', '/order'],
    ['wiederrufsrecht', 'Widerruf', '/page/widerruf'],
    ['lifferzeit', 'Versand & Zahlung', '/page/versand'],
    ['versant kosten', 'Versand & Zahlung', '/page/versand'],
    ['kontakt telefn', 'Kontakt', '/page/impressum'],
    ['datenschuz', 'Datenschutz', '/page/datenschutz'],
    ['impresum', 'Impressum', '/page/impressum'],
    ['passwort vergesen', 'Anmelden', '/login'],
    ['rechnung wo finde ich', 'Bestellungen', '/order'],
  ])(
    '[S7.1-08] leads from %s to the page it names, also where articles have the words',
    async (typed, name, path) => {
      expect((await search(typed)).understood!.instead[0]).toEqual({ name, path });
    },
  );

  it.each([
    'versandkosten',
    'Lieferzeit',
    'kontakt telefon',
    'Rücksendung',
    'öffnungszeiten',
    'meine Bestellungen',
  ])('puts no article below the page that %s names, which none has every word of', async (typed) => {
    const reply = await search(typed);
    expect(reply.items.map(({ displayName }) => displayName)).toEqual([]);
    expect(reply.understood!.notices).toEqual([]);
    expect((await suggest(typed)).items.filter(({ kind }) => kind === 'article')).toEqual([]);
  });

  it.each([
    ['ordern a4', /Ordner/],
    ['tonrr', /Toner/],
    ['paketwage', /waage/],
  ])('[S7.1-08] takes %s for the goods it is as near to as to a page', async (typed, wanted) => {
    const { items, understood } = await search(typed);
    expect(items[0]!.displayName).toMatch(wanted);
    expect(understood!.instead).toEqual([]);
  });

  it('lists articles below a page that have its word itself', async () => {
    const { items, understood } = await search('Rechnung');
    expect(items.map(({ displayName }) => displayName)).toEqual([expect.stringContaining('Rechnung')]);
    expect(understood!.instead[0]!.path).toBe('/page/versand');
  });

  it('gives up what only narrows, and the kind of a supply, before its brand', async () => {
    const reply = await search('lexmark drucker tinte');
    expect(reply.items.filter(({ displayName }) => !displayName.includes('Lexmark'))).toEqual([]);
    expect(reply.omittedWords).toEqual(['drucker', 'tinte']);
    expect((await search('hp ordner')).items[0]!.displayName).toContain('Ordner');
  });

  it('finds a short word as what a compound is', async () => {
    const { items, understood } = await search('aktenvernichter öl');
    expect(items.map(({ displayName }) => displayName)).toEqual(['Spezialöl für Aktenvernichter, 400 ml']);
    expect(understood!.notices).toEqual([]);
  });

  it('does not lead straight to one article when a second number was typed', async () => {
    const reply = await search('PG545XL CL546XL');
    expect(reply.omittedWords).toEqual([]);
    expect(reply.exactHit).toBeNull();
    expect((await search('PG545XL')).exactHit).toMatch(/canon-pg-545xl/);
  });

  it('[S7.1-08] lists what each of several numbers means, by turns', async () => {
    const numbersOf = async (typed: string): Promise<readonly string[]> =>
      (await search(typed)).items.slice(0, 2).map(({ manufacturerNumber }) => manufacturerNumber);
    expect(await numbersOf('canon pg-545 cl-546 multipack')).toEqual(['PG-545', 'CL-546']);
    expect(await numbersOf('brother tn2420 dr2400')).toEqual(['TN-2420', 'DR-2400']);
    expect((await search('canon pg-545 cl-546 multipack')).omittedWords).toEqual(['multipack']);
  });

  it('counts black among all colours', async () => {
    const reply = await search('druckerpatronen hp officejet pro 9010 alle farben');
    const colours = new Set(reply.items.map(({ basisfarbe }) => basisfarbe));
    expect(colours).toEqual(new Set(['schwarz', 'cyan', 'magenta', 'gelb']));
    const coloured = await search('druckerpatronen hp officejet pro 9010 farbig');
    expect(coloured.items.some(({ basisfarbe }) => basisfarbe === 'schwarz')).toBe(false);
  });

  it.each(['drucker hp m404dn', 'hp m404dn drucker', 'zubehör für hp m404dn'])(
    'needs no word beside a printer for what it is: %s',
    async (typed) => {
      const { understood } = await search(typed);
      expect(understood!.notices).toEqual([]);
      expect(understood!.devices).toEqual([expect.objectContaining({ name: 'HP LaserJet Pro M404dn' })]);
    },
  );

  it('leaves words that were given up out of the printer’s chip', async () => {
    expect(await partsOf('wiederaufbereiteter toner hp m404')).toEqual(['passend für „hp m404“ (hp m404)']);
  });

  it('suggests the models next to an unknown printer that the list names', async () => {
    const typed = 'günstige tinte für hp envy 6000';
    const named = (await search(typed)).understood!.devices.map(({ path }) => path);
    expect(named).toHaveLength(4);
    const suggested = (await suggest(typed)).items.filter(({ kind }) => kind === 'device');
    expect(suggested.map(({ path }) => path)).toEqual(named);
  });
});

describe('the order of lists', () => {
  const unavailable = ({ sap_delivery_state: deliveryState, stock }: ArticleTile): boolean =>
    !isDelivered(toldDeliveryState({ deliveryState, stock, allowOrdersWithoutStock: false }));

  it.each([{ catalogSlug: 'toner-schwarz' }, { catalogSlug: 'papier' }])(
    'puts what can be delivered before what is sold out in %o',
    async (query) => {
      const all = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ ...query, page })));
      const pages = all.slice(0, all[0]!.paging.pageCount);
      const flags = pages.flatMap(({ items }) => items.map(unavailable));
      expect(flags.includes(true)).toBe(true);
      expect(flags.lastIndexOf(false)).toBeLessThan(flags.indexOf(true));
    },
  );

  it('puts the makers’ own before replacements for printers nobody named', async () => {
    const { items } = await list({ catalogSlug: 'toner' });
    expect(items.slice(0, 24).map(({ make }) => make)).toEqual(Array.from({ length: 24 }, () => 'original'));
  });

  it.each([{ catalogSlug: 'aktenvernichter' }, { search: 'aktenvernichter' }, { search: 'shredder' }])(
    'puts shredders before what serves them in %o',
    async (query) => {
      const { items } = await list(query);
      const names = items.filter((item) => !unavailable(item)).map(({ displayName }) => displayName);
      const kinds = names.map((name) => name.startsWith('Aktenvernichter'));
      expect(kinds[0]).toBe(true);
      expect(kinds.lastIndexOf(true), names.join('; ')).toBeLessThan(kinds.indexOf(false));
    },
  );

  it('keeps an exact number first, deliverable or not', async () => {
    const { items } = await list({ catalogSlug: 'toner-schwarz', filter: '{"deliveryState":["2"]}' });
    const soldOut = items.find(({ make }) => make === 'original')!;
    expect((await search(soldOut.manufacturerNumber)).items[0]!.manufacturerNumber).toBe(
      soldOut.manufacturerNumber,
    );
  });
});

describe('suggestions', () => {
  it('carry picture and price of articles, and the number of hits', async () => {
    const { items, total } = await suggest('cf259x');
    const { items: found, paging } = await search('cf259x');
    expect(total).toBe(paging.total);
    expect(items[0]).toEqual({
      kind: 'number',
      label: 'CF259X',
      detail: found[0]!.displayName,
      path: expect.stringContaining('/shop/article/'),
      article: {
        picture: found[0]!.mainImage.file,
        price: found[0]!.price,
        basePrice: null,
      },
    });
  });

  it('put a supply’s own number before printers whose name begins with it', async () => {
    const kinds = (await suggest('hp 62')).items.map(({ kind, detail }) => `${kind} ${detail}`);
    expect(kinds[0]).toMatch(/^number HP 62/);
  });

  it.each([
    ['versand', 'Versand & Zahlung', '/page/versand'],
    ['versandkosten', 'Versand & Zahlung', '/page/versand'],
    ['rückgabe', 'Widerruf', '/page/widerruf'],
    ['Kontakt', 'Kontakt', '/page/impressum'],
    ['AGB', 'AGB', '/page/agb'],
    ['datensch', 'Datenschutz', '/page/datenschutz'],
    ['meine bestellungen', 'Bestellungen', '/order'],
  ])('find the page that %s means', async (typed, label, path) => {
    expect((await suggest(typed)).items).toContainEqual({
      kind: 'page',
      label,
      detail: '',
      path,
      article: null,
    });
  });

  it('stay few enough for a list under a box', async () => {
    for (const typed of ['hp', 'brother', 'toner', 'canon 5', 'tn', 'papier'])
      expect((await suggest(typed)).items.length, typed).toBeLessThanOrEqual(13);
  });
});
