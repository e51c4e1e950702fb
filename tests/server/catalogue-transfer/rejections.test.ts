import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connected } from '#tests/support/connections.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { filesWith, smallFiles } from './small-files.ts';
import { bringIn } from './transfer.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const countsOf = () =>
  connected(database.migrationString, async (client) => {
    const { rows } = await client.query<{ articles: number; brands: number; version: number }>(
      `select (select count(*)::int from article) as articles, (select count(*)::int from brand) as brands,
        (select version::int from catalogue_state) as version`,
    );
    return rows[0];
  });

const head = 'Artikelnummer;Name;Marke;Kategorie;Preis netto;Steuersatz';
const articles = (...lines: string[]) => ({ 'artikel.csv': `${[head, ...lines].join('\n')}\n` });
const long = 'x'.repeat(301);

const cases: readonly (readonly [
  what: string,
  files: Record<string, string | Buffer>,
  sentences: readonly string[],
])[] = [
  [
    'a column there is not',
    { 'marken.csv': 'Kürzel;Name;Hersteller;Farbe\nprobe;Probe;probe;rot\n' },
    ['marken.csv, Zeile 1: Die Spalte „Farbe“ gibt es nicht. Es gibt: Kürzel, Name, Hersteller, Top-Marke.'],
  ],
  [
    'a column that is missing',
    { 'artikel.csv': 'Name;Marke\nPapier;probe\n' },
    ['artikel.csv, Zeile 1: Die Spalte „Artikelnummer“ fehlt.'],
  ],
  [
    'a column of all new rows that is missing',
    { 'artikel.csv': 'Artikelnummer;Name;Marke;Kategorie\nP1;Papier;probe;papier\n' },
    ['artikel.csv, Zeile 2: „P1 1“ ist neu und braucht die Spalte „Steuersatz“, die in der Datei fehlt.'],
  ],
  [
    'a column that is there twice',
    { 'marken.csv': 'Kürzel;Name;Hersteller;name\nprobe;Probe;probe;Probe\n' },
    ['marken.csv, Zeile 1: Die Spalte „name“ steht zweimal da.'],
  ],
  [
    'an empty file',
    { 'marken.csv': '' },
    ['marken.csv, Zeile 1: Die Datei ist leer; die erste Zeile nennt die Spalten.'],
  ],
  ['too few cells', articles('P1;Papier;probe'), ['artikel.csv, Zeile 2: Die Zeile hat 3 statt 6 Spalten.']],
  [
    'a quotation mark that is missing',
    articles('P1;Papier;probe;papier;1;19', 'P2;"Papier;probe;papier;1;19'),
    [
      'artikel.csv, Zeile 3: Ab hier ist die Datei keine Tabelle mehr: Ein Anführungszeichen fehlt oder steht zu viel, oder die Zeile ist zu lang.',
    ],
  ],
  [
    'a number twice, below a row of two lines',
    articles('"P1";"Papier";probe;papier;1;19', '', 'P1;Papier;probe;papier;1;19'),
    ['artikel.csv, Zeile 4: Artikelnummer + Lager „P1 1“ steht schon in Zeile 2.'],
  ],
  [
    'what there is not',
    articles('P1;Papier;niemand;nirgends;1;19'),
    [
      'artikel.csv, Zeile 2: Kategorie „nirgends“ gibt es weder in kategorien.csv noch im Shop.',
      'artikel.csv, Zeile 2: Marke „niemand“ gibt es weder in marken.csv noch im Shop.',
    ],
  ],
  [
    'a depot there is not',
    { 'artikel.csv': `${head};Lager\nP1;Papier;probe;papier;1;19;7\n` },
    ['artikel.csv, Zeile 2: Lager „7“ gibt es weder in lager.csv noch im Shop.'],
  ],
  [
    'a price of an article there is not',
    { 'preise.csv': 'Artikelnummer;Ab Menge;Preis netto\nP1;10;4\nX9;10;4\n' },
    ['preise.csv, Zeile 3: Artikelnummer „X9 1“ gibt es weder in artikel.csv noch im Shop.'],
  ],
  [
    'bad prices',
    articles(
      'P1;Papier;probe;papier;1,234;19',
      'P2;Papier;probe;papier;1.234,50;19',
      'P3;Papier;probe;papier;0,00;19',
      'P4;Papier;probe;papier;-1;19',
    ),
    ['1,234', '1.234,50', '0,00', '-1'].map(
      (price, place) =>
        `artikel.csv, Zeile ${place + 2}: Preis netto „${price}“ ist kein Preis: Euro über 0 mit höchstens zwei Stellen hinter dem Komma, ohne Tausenderpunkt.`,
    ),
  ],
  [
    'a rate of tax there is not',
    articles('P1;Papier;probe;papier;1;16'),
    ['artikel.csv, Zeile 2: Steuersatz „16“ gibt es nicht. Es gibt: 0, 7, 19 (Prozent).'],
  ],
  [
    'texts that cannot be taken',
    articles(
      `P1;${long};probe;papier;1;19`,
      'P2;Pa\u0007pier;probe;papier;1;19',
      ';Papier;probe;papier;1;19',
      'P-4;Papier;probe;papier;1;19',
    ),
    [
      'artikel.csv, Zeile 2: Name ist zu lang: höchstens 300 Zeichen.',
      'artikel.csv, Zeile 3: Name enthält Steuerzeichen oder Zeilenumbrüche, die dort nicht stehen dürfen.',
      'artikel.csv, Zeile 4: Artikelnummer fehlt.',
      'artikel.csv, Zeile 5: Artikelnummer „P-4“ darf nur Buchstaben und Ziffern haben.',
    ],
  ],
  [
    'numbers of a barcode that cannot be',
    {
      'artikel.csv': `${head};EAN\nP1;Papier;probe;papier;1;19;4006381333932\nP2;Papier;probe;papier;1;19;4,00638E+12\nP3;Papier;probe;papier;1;19;96385074\n`,
    },
    [
      'artikel.csv, Zeile 2: EAN „4006381333932“ ist verschrieben: die Prüfziffer passt nicht.',
      'artikel.csv, Zeile 3: EAN „4,00638E+12“ hat nicht 8 oder 13 Ziffern.',
    ],
  ],
  [
    'what is not UTF-8',
    {
      'marken.csv': Buffer.concat([
        Buffer.from('Kürzel;Name;Hersteller\n'),
        Buffer.from('probe;Büro;probe\n', 'latin1'),
      ]),
    },
    ['marken.csv, Zeile 2: Name ist nicht in UTF-8 geschrieben.'],
  ],
  [
    'an address two articles would have',
    {
      'artikel.csv': `${head};Kürzel\nP1;Papier;probe;papier;1;19;papier\nP2;Papier;probe;papier;1;19;papier\n`,
    },
    ['artikel.csv, Zeile 3: Kürzel „papier“ gehört schon zu „P1 1“.'],
  ],
  [
    'cells of other kinds',
    {
      'artikel.csv': `${head};Online;Im Sortiment seit;Mindestmenge;Inhalt;Ausführung;Angaben;Kürzel\nP1;Papier;probe;papier;1;19;vielleicht;2026-02-30;0;viel;neu;Farbe;Groß\n`,
    },
    [
      'artikel.csv, Zeile 2: Angaben „Farbe“ ist keine Liste wie „Farbe=Schwarz|Gewicht=60 g“.',
      'artikel.csv, Zeile 2: Ausführung „neu“ gibt es nicht. Es gibt: original, compatible, rebuilt, none.',
      'artikel.csv, Zeile 2: Im Sortiment seit „2026-02-30“ ist kein Tag wie 2026-11-28.',
      'artikel.csv, Zeile 2: Inhalt „viel“ ist keine Zahl mit höchstens 3 Stellen hinter dem Komma.',
      'artikel.csv, Zeile 2: Kürzel „Groß“ ist kein Kürzel: Kleinbuchstaben und Ziffern, dazwischen einzelne Bindestriche.',
      'artikel.csv, Zeile 2: Mindestmenge „0“ ist keine ganze Zahl von 1 bis 1000000.',
      'artikel.csv, Zeile 2: Online „vielleicht“ heißt weder „ja“ noch „nein“.',
    ],
  ],
  [
    'cells that contradict one another',
    {
      'artikel.csv': `${head};Mindestmenge;Höchstmenge;Grundpreismenge;Umweltzeichen-Lizenz\nP1;Papier;probe;papier;1;19;10;5;2;DE/1\n`,
      'bestand.csv': 'Artikelnummer;Bestand\nP1;-1\n',
    },
    [
      'artikel.csv, Zeile 2: Grundpreismenge und Grundpreiseinheit stehen beide da oder keine.',
      'artikel.csv, Zeile 2: Die Höchstmenge ist kleiner als die Mindestmenge.',
      'artikel.csv, Zeile 2: Lizenz und letzter Tag gehören zusammen und zu einem Umweltzeichen.',
      'bestand.csv, Zeile 2: Ein Bestand unter 0 braucht „Ohne Bestand lieferbar“.',
    ],
  ],
  [
    'makers who are told of in part, and by no address of a mailbox',
    {
      'hersteller.csv':
        'Kürzel;Name;Anschrift;E-Mail;EU-Verantwortlicher\nprobe;Probe GmbH;Weg 1;info@probe.example;Probe EU\nx;X;Weg 1;niemand;\n',
    },
    [
      'hersteller.csv, Zeile 2: Name, Anschrift und E-Mail des EU-Verantwortlichen stehen alle da oder keine.',
      'hersteller.csv, Zeile 3: E-Mail „niemand“ ist keine E-Mail-Adresse.',
    ],
  ],
  [
    'categories below themselves',
    { 'kategorien.csv': 'Kürzel;Oberkategorie;Name\npapier;toner;Papier\ntoner;papier;Toner\n' },
    [
      'kategorien.csv, Zeile 2: „papier“ liegt unter sich selbst.',
      'kategorien.csv, Zeile 3: „toner“ liegt unter sich selbst.',
    ],
  ],
];

describe('a row that cannot be taken', () => {
  it.each(cases)('is told with its line, and nothing is taken in: %s', async (_, files, sentences) => {
    const before = await countsOf();
    const { outcome, said } = await bringIn(database, filesWith(files));
    expect(said).toEqual([
      ...sentences,
      `${sentences.length === 1 ? '1 Fehler' : `${sentences.length} Fehler`}: Es wurde nichts übernommen.`,
    ]);
    expect(outcome).toBe('refused');
    expect(await countsOf()).toEqual(before);
  });

  it('is told in a dry run, too, which changes nothing where all is well', async () => {
    const before = await countsOf();
    const refused = await bringIn(database, filesWith(articles('P1;Papier;probe;papier;1;16')), {
      isDryRun: true,
    });
    expect(refused.outcome).toBe('refused');
    const tried = await bringIn(database, smallFiles, { isDryRun: true });
    expect(tried).toEqual({
      outcome: 'tried',
      said: [
        'hersteller.csv: 1 neu, 0 geändert, 0 unverändert, 0 entfallen',
        'marken.csv: 1 neu, 0 geändert, 0 unverändert, 0 entfallen',
        'lager.csv: 1 neu, 0 geändert, 0 unverändert, 0 entfallen',
        'kategorien.csv: 3 neu, 0 geändert, 0 unverändert, 0 entfallen',
        'artikel.csv: 2 neu, 0 geändert, 0 unverändert, 0 entfallen',
        'Probelauf: Es wurde nichts geändert.',
      ],
    });
    expect(await countsOf()).toEqual(before);
  });
});
