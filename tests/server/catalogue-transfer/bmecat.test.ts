import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connected } from '#tests/support/connections.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { smallFiles } from './small-files.ts';
import { bringIn } from './transfer.ts';

let database: TestDatabase;
const list = readFileSync(join(import.meta.dirname, 'supplier-list.xml'));
const beside = {
  'hersteller.csv': smallFiles['hersteller.csv'],
  'marken.csv': smallFiles['marken.csv'],
  'lager.csv': smallFiles['lager.csv'],
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

/** The list with something of it written otherwise. */
const listWith = (from: string, to: string): Buffer => {
  const text = list.toString('latin1');
  expect(text).toContain(from);
  return Buffer.from(text.replace(from, to), 'latin1');
};
const faultsOf = async (content: Buffer): Promise<readonly string[]> => {
  const { outcome, said } = await bringIn(database, { ...beside, 'liste.xml': content });
  expect(outcome).toBe('refused');
  return said.filter((line) => line.startsWith('liste.xml'));
};

const centsOf = () =>
  connected(database.migrationString, async (client) => {
    const { rows } = await client.query<{ cents: number }>(
      `select cents from (
         select article_number, 1 as bound, net_price_cents as cents from article
         union all select a.article_number, quantity_lower_bound, p.net_price_cents from article_price p join article a on a.id = p.article_id
       ) as price order by article_number, bound`,
    );
    return rows.map(({ cents }) => cents);
  });

describe("a supplier's list in BMEcat", () => {
  it.each<readonly [what: string, from: string, to: string, sentence: string]>([
    [
      'a brand nobody knows',
      '>Probe<',
      '>Niemand<',
      'liste.xml, Zeile 16: Marke „niemand“ gibt es weder in marken.csv noch im Shop.',
    ],
    [
      'a price with a third decimal',
      '4.5000',
      '4.505',
      'liste.xml, 4711A, Zeile 16: Preis netto „4.505“ ist kein Preis: Euro über 0 mit höchstens zwei Stellen hinter dem Komma, ohne Tausenderpunkt.',
    ],
    [
      'a rate of tax there is not',
      '<TAX>19</TAX>',
      '<TAX>16</TAX>',
      'liste.xml, 4712, Zeile 43: Steuersatz „16“ gibt es nicht. Es gibt: 0, 7, 19 (Prozent).',
    ],
    [
      'another currency',
      '<TAX>19</TAX>',
      '<TAX>19</TAX><PRICE_CURRENCY>CHF</PRICE_CURRENCY>',
      'liste.xml, 4712, Zeile 48: Die Währung „CHF“ hat der Shop nicht; Preise sind in EUR.',
    ],
    [
      'a gross price without a rate',
      '<TAX>19</TAX>',
      '',
      'liste.xml, 4712, Zeile 48: Der Preis 11.90 ist brutto, und der Steuersatz fehlt.',
    ],
    [
      'another currency of a later price',
      '3.99</PRICE_AMOUNT>',
      '3.99</PRICE_AMOUNT><PRICE_CURRENCY>CHF</PRICE_CURRENCY>',
      'liste.xml, 4711A, Zeile 36: Die Währung „CHF“ hat der Shop nicht; Preise sind in EUR.',
    ],
    [
      'another rate of tax of a later price',
      '3.99</PRICE_AMOUNT><TAX>0.19',
      '3.99</PRICE_AMOUNT><TAX>0.07',
      'liste.xml, 4711A, Zeile 36: Der Steuersatz „7“ ist nicht der des ersten Preises (19); ein Artikel hat einen.',
    ],
    [
      'a factor that is no number',
      '3.99</PRICE_AMOUNT>',
      '3.99</PRICE_AMOUNT><PRICE_FACTOR>halb</PRICE_FACTOR>',
      'liste.xml, 4711A, Zeile 36: Der Preis 3.99 mal Faktor halb ergibt keinen Preis in Euro über 0 und unter 10 Millionen.',
    ],
    [
      'a factor that leaves less than half a cent',
      '4.5000</PRICE_AMOUNT>',
      '4.5000</PRICE_AMOUNT><PRICE_FACTOR>0.001</PRICE_FACTOR>',
      'liste.xml, 4711A, Zeile 35: Der Preis 4.50 mal Faktor 0.001 ergibt keinen Preis in Euro über 0 und unter 10 Millionen.',
    ],
    [
      'an EAN whose check digit is wrong',
      '4006381333931',
      '4006381333932',
      'liste.xml, 4711A, Zeile 16: EAN „4006381333932“ ist verschrieben: die Prüfziffer passt nicht.',
    ],
    [
      'a price of a hundred',
      '<QUANTITY_MIN>',
      '<PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>',
      'liste.xml, 4711A, Zeile 16: Der Preis gilt für 100 Einheiten; der Shop hat Preise für eine.',
    ],
    [
      'an article in no group',
      '<ART_ID>4712</ART_ID>',
      '<ART_ID>4713</ART_ID>',
      'liste.xml, Zeile 43: Kategorie fehlt.',
    ],
    [
      'an entity of its own',
      'SYSTEM "bmecat_2005.dtd"',
      '[<!ENTITY x SYSTEM "file:///etc/passwd">]',
      'liste.xml, Zeile 2: Eigene Deklarationen und fremde Entitäten liest der Shop nicht.',
    ],
    [
      'a reference to another entity',
      '&#38;',
      '&x;',
      'liste.xml, Zeile 16: Eigene Deklarationen und fremde Entitäten liest der Shop nicht.',
    ],
    [
      'an element that never ends',
      '</BMECAT>',
      '',
      'liste.xml, Zeile 55: Das XML ist nicht zu lesen: BMECAT',
    ],
    [
      'a list of changed prices',
      '<T_NEW_CATALOG>',
      '<T_UPDATE_PRICES>',
      'liste.xml, Zeile 8: „T_UPDATE_PRICES“ liest der Shop nicht, nur T_NEW_CATALOG.',
    ],
  ])('is rejected with the line of what is wrong: %s', async (_, from, to, sentence) => {
    expect(await faultsOf(listWith(from, to))).toContain(sentence);
  });

  it('says which files beside it say the same', async () => {
    const files = { ...beside, 'artikel.csv': smallFiles['artikel.csv'], 'liste.xml': list };
    await expect(bringIn(database, files)).rejects.toThrow(
      'artikel.csv sagt dasselbe wie liste.xml. Bitte nehmen Sie eine der beiden aus dem Ordner.',
    );
  });

  it('becomes categories, articles, prices and numbers; what the shop has no place for is told', async () => {
    const { outcome, said } = await bringIn(database, { ...beside, 'liste.xml': list });
    expect(said).toEqual([
      'Nicht übernommen: MIME_INFO (1-mal)',
      'Nicht übernommen: PRODUCT_PRICE price_type="nrp" (1-mal)',
      'Nicht übernommen: PRODUCT_REFERENCE type="accessories" (1-mal)',
      'hersteller.csv: 1 neu, 0 geändert, 0 unverändert, 0 entfallen',
      'marken.csv: 1 neu, 0 geändert, 0 unverändert, 0 entfallen',
      'lager.csv: 1 neu, 0 geändert, 0 unverändert, 0 entfallen',
      'liste.xml (kategorien): 2 neu, 0 geändert, 0 unverändert, 0 entfallen',
      'liste.xml (artikel): 2 neu, 0 geändert, 0 unverändert, 0 entfallen',
      'liste.xml (preise): 1 neu, 0 geändert, 0 unverändert, 0 entfallen',
      'liste.xml (aliasnummern): 2 neu, 0 geändert, 0 unverändert, 0 entfallen',
    ]);
    expect(outcome).toBe('done');
    const rows = await connected(database.migrationString, async (client) => {
      const found = await client.query<object>(
        `select a.article_number as number, a.name, a.body, c.slug as category, p.slug as above, a.net_price_cents as cents,
          a.tax_rate::float8 as tax, a.unit, a.content::float8 as content, a.order_minimum as least, a.manufacturer_number as maker, a.ean, a.facts,
          a.keywords, n.article_number as successor,
          (select json_agg(json_build_array(quantity_lower_bound, net_price_cents)) from article_price r where r.article_id = a.id) as rungs,
          (select json_agg(alias order by alias) from article_alias l where l.article_id = a.id) as aliases
         from article a join category c on c.id = a.category_id left join category p on p.id = c.parent_id
         left join article n on n.id = a.successor_id order by a.article_number`,
      );
      return found.rows;
    });
    expect(rows).toEqual([
      {
        number: '4711A',
        name: 'Papier weiß & fein',
        body: '80 g/m² </PRODUCT> & mehr',
        category: 'papier',
        above: 'buero',
        cents: 450,
        tax: 19,
        unit: 'Packung',
        content: 500,
        least: 2,
        maker: 'PW-80',
        facts: [{ label: 'Gewicht', value: '80 g' }],
        keywords: 'Kopierpapier',
        successor: '4712',
        rungs: [[10, 399]],
        ean: '4006381333931',
        aliases: ['4711-A', '8-4711'],
      },
      {
        number: '4712',
        name: 'Papier grau',
        body: '',
        category: 'buero',
        above: null,
        cents: 1000,
        tax: 19,
        unit: 'Packung',
        content: null,
        least: 1,
        maker: '',
        facts: [],
        keywords: '',
        successor: null,
        rungs: null,
        ean: null,
        aliases: null,
      },
    ]);
    // A list of factors is taken to the cent: 4.50 × 0.955 = 4.2975, 3.99 × 0.5 = 1.995, and of 11.90 gross 5.95 are 5.00 net.
    const factored = list
      .toString('latin1')
      .replace('4.5000</PRICE_AMOUNT>', '4.5000</PRICE_AMOUNT><PRICE_FACTOR>0.955</PRICE_FACTOR>')
      .replace('3.99</PRICE_AMOUNT><TAX>0.19</TAX>', '3.99</PRICE_AMOUNT><PRICE_FACTOR>0.5</PRICE_FACTOR>')
      .replace('11.90</PRICE_AMOUNT>', '11.90</PRICE_AMOUNT><PRICE_FACTOR>0.50</PRICE_FACTOR>');
    await bringIn(database, { ...beside, 'liste.xml': Buffer.from(factored, 'latin1') });
    expect(await centsOf()).toEqual([430, 200, 500]);
    await bringIn(database, { ...beside, 'liste.xml': list });
    expect(await centsOf()).toEqual([450, 399, 1000]);
    const again = await bringIn(database, { ...beside, 'liste.xml': list });
    expect(again.said).toContain('liste.xml (artikel): 0 neu, 0 geändert, 2 unverändert, 0 entfallen');
  });

  const named = '<INTERNATIONAL_PID type="ean">4006381333931</INTERNATIONAL_PID>';
  it.each<readonly [what: string, written: string, ean: string | null, alias: string]>([
    ['a GTIN-14 of a single piece', '<EAN>04006381333931</EAN>', '4006381333931', '04006381333931'],
    ['a UPC', '<EAN>036000291452</EAN>', '0036000291452', '036000291452'],
    ['a GTIN', '<INTERNATIONAL_PID type="gtin">96385074</INTERNATIONAL_PID><EAN>0</EAN>', '96385074', '0'],
    ['a GTIN-14 of a carton', `<EAN>14006381333938</EAN>${named}`, '4006381333931', '14006381333938'],
    ['nothing that is one', '<EAN>0815</EAN>', null, '0815'],
  ])('takes the first EAN there is, and other numbers as aliases: %s', async (_, written, ean, alias) => {
    const { outcome } = await bringIn(database, { ...beside, 'liste.xml': listWith(named, written) });
    expect(outcome).toBe('done');
    const found = await connected(database.migrationString, (client) =>
      client.query<{ ean: string | null; aliases: readonly string[] }>(
        `select ean, array(select alias from article_alias l where l.article_id = a.id) as aliases
         from article a where article_number = '4711A'`,
      ),
    );
    expect(found.rows[0]?.ean).toBe(ean);
    expect(found.rows[0]?.aliases).toContain(alias);
  });

  it('takes the rate of tax from the first price that says one', async () => {
    const content = listWith('4.5000</PRICE_AMOUNT><TAX>0.19</TAX>', '4.5000</PRICE_AMOUNT>');
    const { outcome, said } = await bringIn(database, { ...beside, 'liste.xml': content });
    expect([outcome, said.filter((line) => line.includes('Steuersatz'))]).toEqual(['done', []]);
  });
});
