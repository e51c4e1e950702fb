import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleTile } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
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

const search = (typed: string) => visitor.ask(listingEndpoints.list, { query: { search: typed } as never });

/** Typed → what the first hit is, as `number name`. */
const firstHits: readonly (readonly [string, RegExp])[] = [
  ['cf259x', /^CF259X /],
  ['CF 259-X', /^CF259X /],
  ['cf259', /^CF259[AX] HP/],
  ['hp 59x', /^CF259X /],
  ['TN-2420', /^TN-2420 /],
  ['tn2420', /^TN-2420 /],
  ['tn 2420', /^TN-2420 /],
  ['K-CF259X', /^K-CF259X /],
  ['kcf259x', /^K-CF259X /],
  ['toner cf259x', /^CF259X /],
  ['LaserJet Pro M404dn', /HP 59[AX] Toner/],
  ['laserjet pro m404', /HP 59[AX] Toner/],
  ['Laserjet m404dn toner', /HP 59[AX] Toner/],
  ['laserjetpro m404', /HP 59[AX] Toner/],
  ['laserjet', / HP .*Toner/],
  ['pixma', / Canon .*Tinte/],
  ['ecotank', / Epson .*Tinte/],
  ['Brohter', / Brother /],
  ['brother hl', / Brother .*(Toner|Trommel)/],
  ['tonner', /Toner/],
  ['hp toner', / HP .*Toner/],
  ['toner hp', / HP .*Toner/],
  ['brother toner schwarz', / Brother .*Toner Schwarz/],
  ['canon tinte', / Canon .*Tinte/],
  ['lexmark toner', / Lexmark .*Toner/],
  ['epson patrone', / Epson .*Tinte/],
  ['stuhl', /(stuhl|stühle)/i],
  ['drehstühle', /drehstuhl/i],
  ['bürostuhl', /(stuhl|stühle)/i],
  ['buerostuhl', /(stuhl|stühle)/i],
  ['Burostuhl', /(stuhl|stühle)/i],
  ['kopierpapier a4', /Kopierpapier A4/],
  ['Kopierpapir', /Kopierpapier/],
  ['papier a3', /papier A3/i],
  ['druckerpapier', /papier/i],
  ['305', /HP 305 /],
  ['305xl', /HP 305XL /],
  ['305 XL', /HP 305XL /],
  ['farbband', /Farbband/],
  ['trommel', /Trommel/i],
  ['umschlag', /umschläge/i],
  ['ordner', /Ordner/],
  ['locher', /Locher/],
  ['kugelschreiber', /kugelschreiber/i],
  ['Kugelschrieber', /kugelschreiber/i],
  ['kompatibel hp toner', /^K-.*kompatibel mit HP/],
];

const isGone = ({ sap_delivery_state: deliveryState, stock }: ArticleTile): boolean =>
  !isDelivered(toldDeliveryState({ deliveryState, stock, allowOrdersWithoutStock: false }));

/** What the colours of one series have in common: name without colour, as far as it can be delivered. */
function familyOf(tile: ArticleTile): string {
  const name = tile.displayName.replace(tile.farbe ?? '', '').replace(/(?<=[\d-])(?:PGBK|BK|C|M|Y|K)\b/, '');
  return `${name} ${isGone(tile)}`;
}

describe('the colours of a series', () => {
  it.each([
    ['epson 603', ['T03U1', 'T03U2', 'T03U3', 'T03U4']],
    ['tk-5240', ['TK-5240K', 'TK-5240C', 'TK-5240M', 'TK-5240Y']],
    ['oki c332 toner', ['46508712', '46508711', '46508710', '46508709']],
    ['officejet pro 8610 tinte', ['CN045AE', 'CN046AE', 'CN047AE', 'CN048AE']],
  ])('stand in the order of colours among the hits of %s', async (typed, numbers) => {
    const found = (await search(typed)).items.map(({ manufacturerNumber }) => manufacturerNumber);
    expect(found.filter((number) => numbers.includes(number))).toEqual(numbers);
  });

  it.each([
    { catalogSlug: 'tinte' },
    { catalogSlug: 'druckerverbrauch' },
    { search: 'tinte' },
    { search: 'hp toner' },
  ])('stand side by side in %o, series by what is popular of them', async (query) => {
    const { items } = await visitor.ask(listingEndpoints.list, { query: { limit: 96, ...query } as never });
    const families = items.map(familyOf);
    const first = families.findIndex(
      (family, place) => families.indexOf(family) < place && families[place - 1] !== family,
    );
    expect(first, `${families[first]} stands apart`).toBe(-1);
    const wrong = items.filter((tile, place) => {
      const before = items[place - 1];
      return before !== undefined && families[place - 1] === families[place] && byColour(before, tile) > 0;
    });
    expect(wrong.map(({ displayName }) => displayName)).toEqual([]);
  });
});

describe('ranking', () => {
  it.each(firstHits)('puts first what is meant by %s', async (typed, expected) => {
    const [first] = (await search(typed)).items;
    expect(`${first?.manufacturerNumber} ${first?.displayName}`).toMatch(expected);
  });

  it('spells corrections as the catalogue does', async () => {
    expect((await search('bürostühel')).correctedSearch).toBe('Bürostühle');
  });

  it('labels facets in English for who reads English', async () => {
    const answer = await shop.services.listing.list({ catalogSlug: 'toner' } as never, {
      mode: 'b2b',
      language: 'en',
      isTaxExempt: false,
      isBackendUser: false,
      isSignedIn: false,
    });
    const reply = answer.value();
    const german = (await visitor.ask(listingEndpoints.list, { query: { catalogSlug: 'toner' } as never }))
      .filters;
    for (const { name, label } of reply.filters.filter((facet) => facet.name !== 'begreen'))
      expect({
        name,
        label: german.find((facet) => facet.name === name)?.label !== label || /^[A-Za-z -]+$/.test(label),
      }).toEqual({ name, label: true });
    expect(reply.filters.map(({ label }) => label)).toContain('Delivery time');
  });

  it('[R32] answers metacharacters within 200 ms', async () => {
    await search('toner');
    for (const typed of ['%', "' or 1=1 --", ':*', '(((', '\\', 'x'.repeat(200), 'a b c d e f g h i j k l'])
      for (const path of ['/rest/shop?search=', '/rest/systems/search?searchterm=']) {
        const spans: number[] = [];
        for (let round = 0; round < 3; round += 1) {
          const startedAt = performance.now();
          await visitor.raw({ url: `${path}${encodeURIComponent(typed)}` });
          spans.push(performance.now() - startedAt);
        }
        expect(Math.min(...spans), typed).toBeLessThan(200);
      }
  });

  it.each([
    ['a guest', null],
    ['a private customer', 'privat@kontor.example'],
    ['the buyer of a firm', 'einkauf@andere-gmbh.example'],
    ['the admin of a firm', 'admin@andere-gmbh.example'],
  ])(
    '[R27][S3.8-04] keeps score, boost and purchase price out of the bytes of lists, articles and suggestions for %s',
    async (_who, email) => {
      const person = shop.visitor();
      if (email !== null) await person.signIn(email);
      const { articleNumber } = (await search('cf259x')).items[0]!;
      for (const url of [
        '/rest/shop?search=toner',
        '/rest/shop?list=attribute/new-articles',
        `/rest/shop/${articleNumber}-1`,
        '/rest/systems/search?searchterm=toner',
        '/rest/shop/last-articles',
      ]) {
        const { body, statusCode } = await person.raw({ url });
        expect(statusCode, url).toBe(200);
        expect(body, url).not.toMatch(/_score|boost|popularity|hek|purchase/i);
      }
    },
  );
});
