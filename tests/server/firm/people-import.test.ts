import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminImportEndpoints } from '#contract/admin-import.ts';
import type { ImportRefusal, ImportReport } from '#contract/admin-import.ts';
import { adminUserEndpoints } from '#contract/admin-users.ts';
import { add, orderBasket, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
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
const heads = ['Name', 'E-Mail', 'Verwaltung', 'Vertretung', 'Darf bestellen'];

const fileOf = (rows: readonly (readonly string[])[], named: readonly string[] = heads) => ({
  table: 'people' as const,
  heads: [...named],
  rows: rows.map((cells, index) => ({ line: index + 2, cells: [...cells] })),
});
type File = ReturnType<typeof fileOf>;

const look = async ({ admin }: Firm, file: File): Promise<ImportReport> =>
  (await admin.visitor.ask(preview, { body: file })).report;
const readIn = async (firm: Firm, file: File): Promise<ImportReport> => {
  const { version } = await look(firm, file);
  return (await firm.admin.visitor.ask(write, { body: { ...file, version } })).report;
};
const outcomes = ({ rows }: ImportReport): string[] => rows.map(({ outcome }) => outcome);
const faults = ({ rows }: ImportReport) =>
  rows.flatMap((row) => row.faults.map(({ column, sentence }) => [row.line, column, sentence]));

const people = async ({ admin }: Firm) =>
  (await admin.visitor.ask(adminUserEndpoints.list)).items.map((one) => [
    one.name,
    one.state,
    one.isAdmin ? 'admin' : one.isDeputy ? 'deputy' : 'member',
    one.mayOrder,
  ]);
const history = async ({ admin }: Firm) =>
  (await admin.visitor.ask(adminUserEndpoints.history, { query: {} })).items.map(({ what, personName }) => [
    what,
    personName,
  ]);
const someEmail = (): string => `neu-${randomUUID()}@firma.example`;

describe('a file of people', () => {
  it('[S2.4-05][R12] gives those of the firm other rights and invites the others; each is written down once', async () => {
    const firm = await startFirm(shop);
    const { admin, buyer, deputy } = firm;
    const email = someEmail();
    const file = fileOf([
      ['Lena Firma', admin.email, 'ja', 'nein', 'ja'],
      ['', buyer.email.toUpperCase(), 'nein', 'Ja', 'nein'],
      ['Ludwig van Beethoven', email, 'no', '', ''],
    ]);
    const report = await look(firm, file);
    expect(outcomes(report)).toEqual(['unchanged', 'changed', 'new']);
    expect(report.rows[1]?.changes).toEqual([
      { column: 'Vertretung', from: 'nein', to: 'ja' },
      { column: 'Darf bestellen', from: 'ja', to: 'nein' },
    ]);
    expect(await history(firm)).toEqual([]);

    await readIn(firm, file);
    expect(await people(firm)).toEqual([
      ['Kaja Firma', 'active', 'deputy', false],
      ['Lena Firma', 'active', 'admin', true],
      ['Vera Firma', 'active', 'member', true],
      ['Ludwig van Beethoven', 'invited', 'member', true],
    ]);
    const { rows } = await shop.database.query(
      'select firstname, lastname, is_waiting from invitation where email_normalised = $1',
      [email],
    );
    expect(rows).toEqual([{ firstname: 'Ludwig', lastname: 'van Beethoven', is_waiting: true }]);
    const written = [
      ['orderingForbidden', 'Kaja Firma'],
      ['deputyNamed', 'Kaja Firma'],
      ['deputyEnded', 'Vera Firma'],
      ['invited', `Ludwig van Beethoven (${email})`],
    ];
    expect(await history(firm)).toEqual(written);
    expect(outcomes(await readIn(firm, file))).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(await history(firm)).toEqual(written);
    // Both in one file: the one ends, the other is named.
    await readIn(
      firm,
      fileOf([
        ['', buyer.email, '', 'nein', ''],
        ['', deputy.email, '', 'ja', ''],
      ]),
    );
    expect((await history(firm)).slice(0, 2)).toEqual([
      ['deputyNamed', 'Vera Firma'],
      ['deputyEnded', 'Kaja Firma'],
    ]);
  });

  it('[S2.4-05][S6-04] says why at the row and column: the own role, two deputies, names, words, who is invited', async () => {
    const firm = await startFirm(shop);
    const { admin, buyer, deputy } = firm;
    const [invited, email] = [someEmail(), someEmail()];
    await readIn(firm, fileOf([['Ina Neu', invited, '', '', '']]));
    await shop.database.query(
      `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_active)
       values ($1, $2, $2, 'x', 'Zoe', 'Zuletzt', false)`,
      [firm.accountId, `zoe-${firm.accountId}@firma.example`],
    );
    const report = await readIn(
      firm,
      fileOf([
        ['', admin.email, 'nein', '', ''],
        ['', deputy.email, '', 'ja', ''],
        ['', buyer.email, '', 'ja', ''],
        ['', `zoe-${firm.accountId}@firma.example`, 'ja', 'ja', ''],
        ['', invited, 'ja', '', ''],
        ['', invited, '', '', ''],
        ['Beethoven', someEmail(), '', '', ''],
        ['Ina Neu', 'keine-adresse', '', '', ''],
        ['Ina Neu', '', '', '', ''],
        ['Ina Neu', someEmail(), '', 'ja', ''],
        ['Ina Neu', someEmail(), 'vielleicht', '', ''],
        ['Nochmal, Ina', email, '', '', 'nein'],
      ]),
    );
    expect(
      faults(report).map(([line, column, sentence]) => [line, column, String(sentence).slice(0, 28)]),
    ).toEqual([
      [2, 'Verwaltung', 'Die eigene Verwaltung kann n'],
      [4, 'Vertretung', 'Eine Firma hat nur eine Vert'],
      [5, 'Vertretung', 'Wer verwaltet, vertritt niem'],
      [6, 'E-Mail', 'Diese Person ist schon einge'],
      [7, 'E-Mail', 'Das steht schon in Zeile 6 d'],
      [8, 'Name', 'Wer neu ist, braucht Vor- un'],
      [9, 'E-Mail', 'Bitte geben Sie eine gültige'],
      [10, 'E-Mail', 'E-Mail-Adresse fehlt.'],
      [11, 'Vertretung', 'Wer neu ist, kann erst Vertr'],
      [12, 'Verwaltung', '„vielleicht“ ist hier nicht '],
    ]);
    expect(outcomes(report).filter((outcome) => outcome !== 'refused')).toEqual(['unchanged', 'new']);
    const { items } = await admin.visitor.ask(adminUserEndpoints.list);
    expect(items.filter(({ isInvitation }) => isInvitation).map(({ name }) => name)).toEqual([
      'Ina Neu',
      'Ina Nochmal',
    ]);
  });

  it('[S2.4-05] says beforehand whom a row touches beside its own: the former deputy, and who was invited', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true });
    const { buyer, deputy } = firm;
    const [first, second] = [someEmail(), someEmail()];
    await readIn(
      { ...firm, admin: buyer },
      fileOf([
        ['Ina Neu', first, '', '', ''],
        ['Ben Neu', second, '', '', ''],
      ]),
    );
    const report = await look(firm, fileOf([['', buyer.email, 'nein', 'ja', '']]));
    expect(report.rows.map(({ effects }) => effects)).toEqual([
      [
        'Die Vertretung von Vera Firma endet damit.',
        `Diese Einladungen enden damit: ${[first, second].toSorted().join(', ')}.`,
      ],
    ]);
    // Whose own row says it is not named twice.
    const both = fileOf([
      ['', deputy.email, '', 'nein', ''],
      ['', buyer.email, 'nein', 'ja', ''],
    ]);
    expect((await look(firm, both)).rows.map(({ effects }) => effects.length)).toEqual([0, 1]);
    await readIn(firm, both);
    const { rows } = await shop.database.query('select from invitation where account_id = $1', [
      firm.accountId,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('[R5][S2.4-05] tells only by writing that a mail address has an account elsewhere, and the others are invited', async () => {
    const [firm, other] = [await startFirm(shop), await startFirm(shop)];
    const file = fileOf([
      ['Frieda Fremd', other.buyer.email, '', '', ''],
      ['Ina Neu', someEmail(), '', '', ''],
    ]);
    expect(outcomes(await look(firm, file))).toEqual(['new', 'new']);
    const report = await readIn(firm, file);
    expect(outcomes(report)).toEqual(['refused', 'new']);
    expect(faults(report)).toEqual([
      [
        2,
        'E-Mail',
        'Mit dieser E-Mail-Adresse kann niemand eingeladen werden. Bitte nehmen Sie eine andere.',
      ],
    ]);
    expect((await people(other)).map(([name]) => name)).not.toContain('Ina Neu');
  });

  it('[R5][S2.4-05] invites a hundred an hour and a mailbox three times, and says so at the rows beyond', async () => {
    const firm = await startFirm(shop);
    const box = randomUUID();
    const many = Array.from({ length: 101 }, (_, index) => [
      'Ina Neu',
      index < 4 ? `box-${box}+${index}@firma.example` : someEmail(),
      '',
      '',
      '',
    ]);
    const report = await look(firm, fileOf(many));
    expect(faults(report)).toEqual([[102, 'E-Mail', expect.stringContaining('nur noch 100 Personen')]]);
    const written = await readIn(firm, fileOf(many));
    expect(faults(written).map(([line]) => line)).toEqual([2, 3, 4, 5, 102]);
    expect(faults(await look(firm, fileOf([['Ina Neu', someEmail(), '', '', '']])))).toEqual([
      [2, 'E-Mail', expect.stringContaining('niemanden mehr einladen')],
    ]);
    await expect(
      firm.admin.visitor.ask(adminUserEndpoints.invite, {
        body: { email: someEmail(), firstname: 'Ina', lastname: 'Neu', role: 'member', ordering: 'allowed' },
      }),
    ).rejects.toThrow('mails.tooMany');
  });

  it('[S4.3-10][R12] writes nothing at all where an order would be left without anybody who decides', async () => {
    const firm = await startFirm(shop, { hasDeputy: false, isBuyerAdmin: true });
    const { admin, buyer } = firm;
    await add(buyer.visitor, 'A1', 1);
    await orderBasket(buyer.visitor, null);
    const file = fileOf([
      ['Ina Neu', someEmail(), '', '', ''],
      ['', admin.email, 'nein', '', ''],
    ]);
    const asBuyer = { ...firm, admin: buyer };
    const { version } = await look(asBuyer, file);
    const answer = (await buyer.visitor.post(write, { body: { ...file, version } })) as {
      refusal?: ImportRefusal;
    };
    expect(answer.refusal?.code).toBe('person.notAllowed');
    expect(answer.refusal?.errorMessages[0]).toContain('niemand mehr entscheiden');
    expect((await people(firm)).map(([name, , role]) => [name, role])).toEqual([
      ['Kaja Firma', 'admin'],
      ['Lena Firma', 'admin'],
      ['Vera Firma', 'member'],
    ]);
    expect(await history(firm)).toEqual([]);
  });
});
