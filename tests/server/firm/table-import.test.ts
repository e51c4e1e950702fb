import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { adminCostCenterEndpoints, mostCostCenters } from '#contract/admin-cost-centers.ts';
import { adminImportEndpoints } from '#contract/admin-import.ts';
import type { ImportRefusal, ImportReport } from '#contract/admin-import.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';
import { startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const { preview, write } = adminImportEndpoints;

/** A file as a browser sends it; its first row names the columns. */
function fileOf(table: ImportedTable, [heads = [], ...rows]: readonly (readonly string[])[]) {
  return {
    table,
    heads: [...heads],
    rows: rows.map((cells, index) => ({ line: index + 2, cells: [...cells] })),
  };
}
type File = ReturnType<typeof fileOf>;

const look = async ({ admin }: Firm, file: File): Promise<ImportReport> =>
  (await admin.visitor.ask(preview, { body: file })).report;

/** Reads a file in as it was previewed. */
const readIn = async (firm: Firm, file: File): Promise<ImportReport> => {
  const { version } = await look(firm, file);
  return (await firm.admin.visitor.ask(write, { body: { ...file, version } })).report;
};

const refusalOf = async (answer: Promise<{ outcome: string }>): Promise<ImportRefusal | null> =>
  ((await answer) as { refusal?: ImportRefusal }).refusal ?? null;

const outcomes = ({ rows }: ImportReport): string[] => rows.map(({ outcome }) => outcome);
const faults = ({ rows }: ImportReport) =>
  rows.flatMap((row) => row.faults.map(({ column, sentence }) => [row.line, column, sentence]));
const changes = ({ rows }: ImportReport) =>
  rows.map((row) => row.changes.map(({ column, from, to }) => `${column}: ${from} → ${to}`));

const costCenters = async ({ admin }: Firm) =>
  (await admin.visitor.ask(adminCostCenterEndpoints.list)).items.map(
    ({ number, name, owner, isActive, people }) => ({
      number,
      name,
      owner: owner?.email ?? null,
      isActive,
      people: people.map(({ email }) => email),
    }),
  );
const budgets = async ({ admin }: Firm) =>
  (await admin.visitor.ask(adminBudgetEndpoints.list)).items.map(({ person, costCenter, period, amount }) => [
    person?.email ?? null,
    costCenter?.number ?? null,
    period,
    amount,
  ]);

const costCenterHeads = [
  'Nummer',
  'Bezeichnung',
  'Verantwortlich (E-Mail)',
  'Zustand',
  'Darf buchen (E-Mails)',
];

describe('a file of cost centers', () => {
  it('[S2.4-03][S7.2-17][S7.2-18] is compared first and then written: new ones, changed ones, and what is as it was', async () => {
    const firm = await startFirm(shop);
    const { buyer, admin } = firm;
    const create = (number: string, name: string) =>
      admin.visitor.ask(adminCostCenterEndpoints.create, {
        body: { number, name, owner: '', state: 'active' },
      });
    await create('100', 'Einkauf');
    await create('200', 'Vertrieb');
    const before = await costCenters(firm);
    const file = fileOf('costCenters', [
      costCenterHeads,
      ['100', 'Einkauf', '', 'aktiv', ''],
      ['200', 'Vertrieb Nord', buyer.email.toUpperCase(), 'inaktiv', `${admin.email}, ${buyer.email}`],
      ['300', '  Lager   Süd ', '', '', buyer.email],
    ]);
    const report = await look(firm, file);
    expect(outcomes(report)).toEqual(['unchanged', 'changed', 'new']);
    expect(changes(report)).toEqual([
      [],
      [
        'Bezeichnung: Vertrieb → Vertrieb Nord',
        `Verantwortlich (E-Mail):  → ${buyer.email}`,
        'Zustand: aktiv → inaktiv',
        `Darf buchen (E-Mails):  → ${buyer.email}, ${admin.email}`,
      ],
      ['Bezeichnung:  → Lager Süd', 'Zustand:  → aktiv', `Darf buchen (E-Mails):  → ${buyer.email}`],
    ]);
    expect(await costCenters(firm)).toEqual(before);

    expect(outcomes(await readIn(firm, file))).toEqual(['unchanged', 'changed', 'new']);
    const after = [
      { number: '100', name: 'Einkauf', owner: null, isActive: true, people: [] },
      {
        number: '200',
        name: 'Vertrieb Nord',
        owner: buyer.email,
        isActive: false,
        people: [buyer.email, admin.email],
      },
      { number: '300', name: 'Lager Süd', owner: null, isActive: true, people: [buyer.email] },
    ];
    expect(await costCenters(firm)).toEqual(after);
    // The same file once more has nothing to say.
    expect(outcomes(await readIn(firm, file))).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(await costCenters(firm)).toEqual(after);
  });

  it('[S2.4-03] says why at the row and column, and leaves such rows out; other people of other firms are unknown', async () => {
    const firm = await startFirm(shop);
    const stranger = (await startFirm(shop)).buyer.email;
    const file = fileOf('costCenters', [
      costCenterHeads,
      ['100', 'Einkauf', '', 'aktiv', ''],
      ['100', 'Noch einmal', '', 'aktiv', ''],
      ['', 'Ohne Nummer', '', 'aktiv', ''],
      ['101', '', '', 'aktiv', ''],
      ['102', 'Fremd', stranger, 'aktiv', ''],
      ['103', 'Fremde', '', 'aktiv', `${firm.buyer.email}, ${stranger}`],
      ['104', 'Zustand', '', 'vielleicht', ''],
    ]);
    expect(faults(await readIn(firm, file))).toEqual([
      [3, 'Nummer', 'Das steht schon in Zeile 2 der Datei.'],
      [4, 'Nummer', 'Nummer fehlt.'],
      [5, 'Bezeichnung', 'Bezeichnung fehlt.'],
      [6, 'Verantwortlich (E-Mail)', 'Diese Person gehört nicht (mehr) zu Ihrer Firma.'],
      [7, 'Darf buchen (E-Mails)', `Diese E-Mail-Adressen gehören nicht zu Ihrer Firma: ${stranger}.`],
      [8, 'Zustand', '„vielleicht“ ist hier nicht möglich. Bitte schreiben Sie: aktiv, inaktiv.'],
    ]);
    expect((await costCenters(firm)).map(({ number }) => number)).toEqual(['100']);
  });

  it('[S2.4-03] finds its columns in any order and either language, keeps what it has no column for, and tells what it does not take', async () => {
    const firm = await startFirm(shop);
    const { admin, buyer } = firm;
    const owner = String(buyer.id);
    await admin.visitor.ask(adminCostCenterEndpoints.create, {
      body: { number: '100', name: 'Einkauf', owner, state: 'inactive' },
    });
    const file = fileOf('costCenters', [
      ['Bemerkung', ' BEZEICHNUNG', '', 'number'],
      ['egal', 'Neu', '', '100'],
    ]);
    const report = await readIn(firm, file);
    expect(report.ignored).toEqual(['Bemerkung']);
    expect(await costCenters(firm)).toEqual([
      { number: '100', name: 'Neu', owner: buyer.email, isActive: false, people: [] },
    ]);
    const refused = async (heads: string[]) =>
      (await refusalOf(admin.visitor.post(preview, { body: fileOf('costCenters', [heads]) })))?.errorMessages;
    expect(await refused(['Bezeichnung'])).toEqual([
      'In der Datei fehlt die Spalte „Nummer“. Die erste Zeile muss die Spalten so nennen: Nummer, Bezeichnung, Verantwortlich (E-Mail), Zustand, Darf buchen (E-Mails).',
    ]);
    expect(await refused(['Nummer', 'nummer'])).toEqual(['Die Spalte „nummer“ steht zweimal in der Datei.']);
  });

  it('[S2.4-03] adds as many as a firm may have', async () => {
    const firm = await startFirm(shop);
    const rows = Array.from({ length: mostCostCenters + 1 }, (_, index) => [
      String(index),
      `Stelle ${index}`,
    ]);
    const report = await readIn(firm, fileOf('costCenters', [['Nummer', 'Bezeichnung'], ...rows]));
    expect(outcomes(report).filter((outcome) => outcome === 'new')).toHaveLength(mostCostCenters);
    expect(faults(report)).toEqual([
      [mostCostCenters + 2, 'Nummer', expect.stringContaining(String(mostCostCenters))],
    ]);
    expect(await costCenters(firm)).toHaveLength(mostCostCenters);
  });
});

describe('a file of budgets', () => {
  const heads = ['Person (E-Mail)', 'Kostenstelle (Nummer)', 'Zeitraum', 'Betrag netto', 'Verbraucht netto'];

  it('[S2.4-04][S7.2-19] adds those that are new and changes the amount of the others', async () => {
    const firm = await startFirm(shop);
    const { buyer, admin } = firm;
    await admin.visitor.ask(adminCostCenterEndpoints.create, {
      body: { number: '100', name: 'Einkauf', owner: '', state: 'active' },
    });
    const first = fileOf('budgets', [
      heads,
      [buyer.email, '', 'Monat', '1.500,00', '3,00'],
      ['', '100', 'quarter', '900', ''],
    ]);
    const report = await readIn(firm, first);
    expect(report.ignored).toEqual(['Verbraucht netto']);
    expect(changes(report)).toEqual([
      ['Zeitraum:  → Monat', 'Betrag netto:  → 1.500,00\u00a0€'],
      ['Zeitraum:  → Quartal', 'Betrag netto:  → 900,00\u00a0€'],
    ]);
    const kept = [
      [buyer.email, null, 'month', 150_000],
      [null, '100', 'quarter', 90_000],
    ];
    expect(await budgets(firm)).toEqual(kept);
    expect(outcomes(await readIn(firm, first))).toEqual(['unchanged', 'unchanged']);
    expect(await budgets(firm)).toEqual(kept);

    const second = fileOf('budgets', [
      heads,
      [buyer.email, '', 'Monat', '1500.5', ''],
      [buyer.email, '', 'Jahr', '10000', ''],
      [buyer.email, '100', 'Monat', '10', ''],
    ]);
    expect(outcomes(await readIn(firm, second))).toEqual(['changed', 'new', 'new']);
    expect(await budgets(firm)).toEqual([
      [buyer.email, null, 'month', 150_050],
      [buyer.email, null, 'year', 1_000_000],
      [null, '100', 'quarter', 90_000],
      [buyer.email, '100', 'month', 1000],
    ]);
  });

  it('[S2.4-04][S7.2-19] says why at the row and column', async () => {
    const firm = await startFirm(shop);
    const other = await startFirm(shop);
    await other.admin.visitor.ask(adminCostCenterEndpoints.create, {
      body: { number: '700', name: 'Fremd', owner: '', state: 'active' },
    });
    const mail = firm.buyer.email;
    const report = await readIn(
      firm,
      fileOf('budgets', [
        heads,
        [mail, '', 'Monat', '12,345', ''],
        [mail, '', 'Monat', '', ''],
        ['', '', 'Monat', '10', ''],
        [other.buyer.email, '', 'Monat', '10', ''],
        ['', '700', 'Monat', '10', ''],
        [mail, '', 'Woche', '10', ''],
        [mail, '', 'Jahr', '10', ''],
        [mail, '', 'Jahr', '20', ''],
      ]),
    );
    expect(faults(report).map(([line, column]) => [line, column])).toEqual([
      [2, 'Betrag netto'],
      [3, 'Betrag netto'],
      [4, 'Person (E-Mail)'],
      [5, 'Person (E-Mail)'],
      [6, 'Kostenstelle (Nummer)'],
      [7, 'Zeitraum'],
      [9, 'Person (E-Mail)'],
    ]);
    expect(await budgets(firm)).toEqual([[mail, null, 'year', 1000]]);
  });
});

describe('reading in', () => {
  it('[S2.4-03] writes nothing where the firm has changed since the preview, and says what the file would do now', async () => {
    const firm = await startFirm(shop);
    const { admin } = firm;
    const file = fileOf('costCenters', [
      ['Nummer', 'Bezeichnung'],
      ['100', 'Einkauf'],
      ['200', 'Vertrieb'],
    ]);
    const { version } = await look(firm, file);
    await admin.visitor.ask(adminCostCenterEndpoints.create, {
      body: { number: '100', name: 'Anderswo angelegt', owner: '', state: 'active' },
    });
    const refusal = await refusalOf(admin.visitor.post(write, { body: { ...file, version } }));
    expect(refusal?.code).toBe('import.changed');
    expect(refusal?.report && outcomes(refusal.report)).toEqual(['changed', 'new']);
    expect((await costCenters(firm)).map(({ name }) => name)).toEqual(['Anderswo angelegt']);
    const read = { ...file, version: refusal?.report?.version ?? '' };
    await admin.visitor.ask(write, { body: read });
    expect((await costCenters(firm)).map(({ name }) => name)).toEqual(['Einkauf', 'Vertrieb']);
    // What was not answered and is sent again is done once.
    expect((await refusalOf(admin.visitor.post(write, { body: read })))?.code).toBe('import.changed');
    expect(await costCenters(firm)).toHaveLength(2);
  });

  it('[S2.4-03] twice at the same time writes once', async () => {
    const firm = await startFirm(shop);
    const file = fileOf('costCenters', [
      ['Nummer', 'Bezeichnung'],
      ['100', 'Einkauf'],
    ]);
    const { version } = await look(firm, file);
    const answers = await Promise.all(
      [1, 2, 3].map(() => firm.admin.visitor.post(write, { body: { ...file, version } })),
    );
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'refused', 'refused']);
    expect(await costCenters(firm)).toHaveLength(1);
  });

  it('[R21][R23] touches the own firm alone, and asks its admins only', async () => {
    const [firm, other] = [await startFirm(shop), await startFirm(shop)];
    await readIn(
      firm,
      fileOf('costCenters', [
        ['Nummer', 'Bezeichnung'],
        ['100', 'Einkauf'],
      ]),
    );
    expect(await costCenters(other)).toEqual([]);
    const body = fileOf('costCenters', [['Nummer']]);
    for (const visitor of [firm.buyer.visitor, firm.deputy.visitor]) {
      await expect(visitor.post(preview, { body })).rejects.toThrow('403');
      await expect(visitor.post(write, { body: { ...body, version: '' } })).rejects.toThrow('403');
    }
  });
});
