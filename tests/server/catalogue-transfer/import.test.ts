import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleEndpoints } from '#contract/article.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { placeOrder, startSmallShop, stockOf } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { filesWith, smallFiles } from './small-files.ts';
import { bringIn } from './transfer.ts';

let shop: TestShop;
let visitor: TestVisitor;

beforeAll(async () => {
  shop = await startSmallShop();
  visitor = shop.visitor();
});
afterAll(() => shop.stop());

const pricesIn = async (catalogSlug: string) => {
  const { items } = await visitor.ask(listingEndpoints.list, { query: { catalogSlug, limit: 100 } });
  return Object.fromEntries(items.map((item) => [item.articleNumber, item.price.net_price]));
};
const buyer = { email: 'gast@kunde.example' };

const valuesOf = async (statement: string): Promise<unknown[]> => {
  const { rows } = await shop.database.query<{ value: unknown }>(statement);
  return rows.map(({ value }) => value);
};

const lineOf = (said: readonly string[], file: string): string =>
  said.find((line) => line.startsWith(file)) ?? '';

describe('an import', () => {
  it('stands in the lists of a running shop, beside what was there', async () => {
    const { outcome, said } = await bringIn(shop.testDatabase, {
      ...smallFiles,
      'lager.csv': 'Nummer;Kürzel;Name\n1;lager;Lager\n',
      'hersteller.csv': 'Kürzel;Name;Anschrift;E-Mail\nneu;Neu GmbH;Weg 2;info@neu.example\n',
      'marken.csv': 'Kürzel,Name,Hersteller\nneu,"Neu, groß",neu\n',
      'artikel.csv': smallFiles['artikel.csv'].replaceAll(';probe;', ';neu;'),
      'preise.csv': 'Artikelnummer;Ab Menge;Preis netto\nP1;10;4,25\n',
      'bestand.csv': 'Artikelnummer;Bestand\nP1;70\n',
    });
    expect(outcome).toBe('done');
    expect(lineOf(said, 'lager.csv')).toBe('lager.csv: 0 neu, 0 geändert, 1 unverändert, 0 entfallen');
    expect(lineOf(said, 'artikel.csv')).toBe('artikel.csv: 2 neu, 0 geändert, 0 unverändert, 0 entfallen');
    // Nobody has asked for anything since: the address of a new category answers with the first call.
    expect(await pricesIn('buero')).toEqual({ P1: 450 });
    expect(await pricesIn('toner')).toEqual({ T1: 1999 });
    expect(await pricesIn('probe')).toMatchObject({ A1: 1999, C1: 1000 });
    expect([await stockOf(shop, 'P1'), await stockOf(shop, 'T1')]).toEqual([70, 0]);
    const { items } = await visitor.ask(listingEndpoints.list, { query: { search: 'Papier groß' } });
    expect(items.map(({ articleNumber }) => articleNumber)).toEqual(['P1']);
  });

  it('changes only what columns say, in the lists of a running shop at once: a list of prices leaves names and stock alone', async () => {
    const { said } = await bringIn(
      shop.testDatabase,
      { 'artikel.csv': '\u{feff}Artikelnummer;Preis netto\r\nP1;5\r\nT1;19,99\r\n' },
      { today: '2026-12-01' },
    );
    expect(lineOf(said, 'artikel.csv')).toBe('artikel.csv: 0 neu, 1 geändert, 1 unverändert, 0 entfallen');
    expect(await pricesIn('buero')).toEqual({ P1: 500 });
    expect(await stockOf(shop, 'P1')).toBe(70);
    expect(
      await valuesOf(`select concat_ws(' ', article_number, h.valid_from, h.net_price_cents) as value
        from article_price_history h join article a on a.id = h.article_id order by 1`),
    ).toEqual(['P1 2026-11-28 450', 'P1 2026-12-01 500', 'T1 2026-11-28 1999']);
    await bringIn(shop.testDatabase, { 'artikel.csv': 'Artikelnummer;Preis netto\nP1;4,50\n' });
  });

  it('lets articles give one another their addresses', async () => {
    const slugs = (first: string, second: string) =>
      bringIn(shop.testDatabase, {
        'artikel.csv': `Artikelnummer;Kürzel\nP1;${first}\nT1;${second}\n`,
      });
    const standing = () =>
      valuesOf(
        `select concat_ws(' ', article_number, slug) as value from article where article_number in ('P1', 'T1') order by 1`,
      );
    await slugs('eins', 'zwei');
    expect((await slugs('zwei', 'eins')).outcome).toBe('done');
    expect(await standing()).toEqual(['P1 zwei', 'T1 eins']);
    expect((await slugs('drei', 'zwei')).outcome).toBe('done');
    expect(await standing()).toEqual(['P1 drei', 'T1 zwei']);
  });

  it('leaves everything as it was when the database fails in the middle', async () => {
    await shop.testDatabase.asOwner(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
    await shop.testDatabase.asOwner(
      'create trigger failing before insert on article_alias for each row execute function fail()',
    );
    const standing = `select concat(version, ' ', (select sum(hashtext(a::text)) from article a)) as value from catalogue_state`;
    const before = await valuesOf(standing);
    const files = {
      'artikel.csv': 'Artikelnummer;Preis netto\nP1;9\n',
      'aliasnummern.csv': 'Artikelnummer;Aliasnummer\nP1;XY-1\n',
    };
    await expect(bringIn(shop.testDatabase, files)).rejects.toThrow('no room');
    expect(await valuesOf(standing)).toEqual(before);
    await shop.testDatabase.asOwner('drop trigger failing on article_alias');
    expect((await bringIn(shop.testDatabase, files)).outcome).toBe('done');
    expect(await pricesIn('buero')).toEqual({ P1: 900 });
  });

  it('puts new categories last, and all in the order of the file where that replaces them', async () => {
    const walk = () =>
      valuesOf(
        `select concat_ws(' ', slug, position, last_position) as value from category where slug <> 'probe' order by position`,
      );
    const add = { 'kategorien.csv': 'Kürzel;Oberkategorie;Name\nmappen;buero;Mappen\nanfang;;Anfang\n' };
    expect((await bringIn(shop.testDatabase, add)).outcome).toBe('done');
    expect(await walk()).toEqual(['buero 2 4', 'papier 3 3', 'mappen 4 4', 'toner 5 5', 'anfang 6 6']);
    const all =
      'Kürzel;Oberkategorie;Name\nanfang;;Anfang\nmappen;buero;Mappen\npapier;buero;Papier\ntoner;;Toner\nbuero;;Büro\n';
    const { said } = await bringIn(shop.testDatabase, { 'kategorien.csv': all }, { isReplacing: true });
    expect(said).toContain('kategorien.csv: 1 bleiben, weil noch etwas zu ihnen gehört');
    expect(await walk()).toEqual(['anfang 1 1', 'toner 2 2', 'buero 3 5', 'mappen 4 4', 'papier 5 5']);
  });

  it('sets stock only where a file says it, beside what orders took meanwhile', async () => {
    await placeOrder(shop.visitor(), { articleNumber: 'C1', quantity: 2, ...buyer });
    const left = await stockOf(shop, 'C1');
    expect(left).toBe(99_998);
    await bringIn(shop.testDatabase, { 'artikel.csv': 'Artikelnummer;Name\nC1;Tinte rot\n' });
    expect(await stockOf(shop, 'C1')).toBe(left);
    await bringIn(shop.testDatabase, { 'bestand.csv': 'Artikelnummer;Bestand\nC1;40\n' });
    expect([await stockOf(shop, 'C1'), await stockOf(shop, 'G1')]).toEqual([40, 3]);
  });

  it('removes what a replacing file no longer names; an article that orders name stays to be read as gone', async () => {
    await placeOrder(shop.visitor(), { articleNumber: 'A1', quantity: 1, ...buyer });
    const { said } = await bringIn(
      shop.testDatabase,
      filesWith({
        'hersteller.csv': 'Kürzel;Name;Anschrift;E-Mail\nneu;Neu GmbH;Weg 2;info@neu.example\n',
        'marken.csv': 'Kürzel;Name;Hersteller\nneu;Neu;neu\n',
        // The address of an article that goes is free for another.
        'artikel.csv': `${smallFiles['artikel.csv'].replaceAll(';probe;', ';neu;').trim()}\n`,
        'preise.csv': 'Artikelnummer;Ab Menge;Preis netto\nP1;10;4,20\n',
      }),
      { isReplacing: true },
    );
    // All eleven of the small shop, of which orders name A1 and C1.
    expect(lineOf(said, 'artikel.csv')).toBe('artikel.csv: 0 neu, 1 geändert, 1 unverändert, 11 entfallen');
    expect(said).toContain('marken.csv: 1 bleiben, weil noch etwas zu ihnen gehört');
    expect(await valuesOf('select article_number as value from article order by 1')).toEqual([
      'A1',
      'C1',
      'P1',
      'T1',
    ]);
    const { item } = await visitor.ask(articleEndpoints.bySlug, { params: { slug: 'a1' } });
    expect([item.sap_delivery_state, item.price.net_price]).toEqual([5, 1999]);
    expect(await pricesIn('buero')).toEqual({ P1: 450 });
    expect(await valuesOf('select net_price_cents as value from article_price order by 1')).toEqual([420]);
  });

  it('gives a new article no number that a basket or an order still names', async () => {
    const [highest] = await valuesOf('select max(article_id) as value from shop_order_position');
    await shop.database.query('update shop_order_position set article_id = 7000 where article_id = $1', [
      highest,
    ]);
    await bringIn(shop.testDatabase, {
      'artikel.csv': 'Artikelnummer;Name;Marke;Kategorie;Preis netto;Steuersatz\nN1;Neues;neu;toner;1;7\n',
    });
    expect(await valuesOf(`select id as value from article where article_number = 'N1'`)).toEqual([7001]);
  });
});
