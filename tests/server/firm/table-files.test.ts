import { parse } from 'csv-parse/sync';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminAddressEndpoints, adminUserAddressEndpoints } from '#contract/admin-addresses.ts';
import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import { adminTableEndpoints } from '#contract/admin-tables.ts';
import { systemEndpoints } from '#contract/system.ts';
import { berlinAddress, placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { createFirmTables } from '#server/firm-table/firm-table.service.ts';
import type { Member } from '#server/session/visitor.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const save = (visitor: TestVisitor, path: AdminTablePath, query = '', format: 'csv' | 'xlsx' = 'csv') =>
  visitor.ask(adminTableEndpoints.export, { body: { path, query, format } });

/** The rows of a file in CSV, its head first. */
async function textOf(visitor: TestVisitor, path: AdminTablePath, query = ''): Promise<string[][]> {
  const { base64 } = await save(visitor, path, query);
  return parse(Buffer.from(base64, 'base64').toString(), { bom: true, delimiter: ';' }) as string[][];
}

/** The rows of a workbook. */
async function sheetOf(visitor: TestVisitor, path: AdminTablePath, query = '') {
  const { base64 } = await save(visitor, path, query, 'xlsx');
  const [sheet] = await readExcelFile(Buffer.from(base64, 'base64'));
  return sheet;
}

const placedAt = (orderNumber: string, at: string) =>
  shop.database.query('update shop_order set placed_at = $2 where order_number = $1', [orderNumber, at]);

/** A cost center of the firm with its id. */
const costCenter = async ({ admin }: Firm, number: string, name: string, owner = ''): Promise<number> =>
  (
    await admin.visitor.ask(adminCostCenterEndpoints.create, {
      body: { number, name, owner, state: 'active' },
    })
  ).id;

describe('the tables of a firm as files', () => {
  it('[S2.4-05][R24] have the people of the own firm alone, by role, state and last sign-in', async () => {
    const firm = await startFirm(shop);
    await startFirm(shop);
    await shop.database.query(
      `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_active, may_order)
       values ($1, $2, $2, 'x', '=Zoe', 'Zuletzt', false, false)`,
      [firm.accountId, `zoe-${firm.accountId}@firma.example`],
    );
    await shop.database.query(
      `update person_sign_in set signed_in_at = '2026-11-20T23:30:00Z' where person_id = $1`,
      [firm.buyer.id],
    );
    const [head, ...rows] = await textOf(firm.admin.visitor, '/my/admin-users', 'sort=name&direction=down');
    expect(head).toEqual([
      'Name',
      'E-Mail',
      'Verwaltung',
      'Vertretung',
      'Darf bestellen',
      'Zustand',
      'Eingeladen bis',
      'Zuletzt angemeldet',
    ]);
    expect(rows.map((row) => row.slice(0, 7))).toEqual([
      ['Vera Firma', firm.deputy.email, 'nein', 'ja', 'ja', 'Aktiv', ''],
      ['Lena Firma', firm.admin.email, 'ja', 'nein', 'ja', 'Aktiv', ''],
      ['Kaja Firma', firm.buyer.email, 'nein', 'nein', 'ja', 'Aktiv', ''],
      [
        // What a spreadsheet would reckon is text.
        "'=Zoe Zuletzt",
        `zoe-${firm.accountId}@firma.example`,
        'nein',
        'nein',
        'nein',
        'Gesperrt',
        '',
      ],
    ]);
    // A day of Berlin, where it was the next one already.
    expect(rows[2]?.[7]).toBe('21.11.2026');
    expect(rows[3]?.[7]).toBe('');
  });

  it('[S2.4-05] have what the page finds, in its order and with its columns, in the language of whoever asks', async () => {
    const { admin, buyer } = await startFirm(shop);
    const { visitor } = admin;
    expect(
      await textOf(visitor, '/my/admin-users', 'search=FIRMA&role=member&columns=signedInAt,state&page=7'),
    ).toEqual([
      ['Name', 'E-Mail', 'Zustand', 'Eingeladen bis', 'Zuletzt angemeldet'],
      ['Kaja Firma', buyer.email, 'Aktiv', '', expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/)],
    ]);
    await visitor.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
    const { base64, fileName, contentType, rows, leftOut } = await save(
      visitor,
      '/my/admin-users',
      'columns=roles',
    );
    expect(Buffer.from(base64, 'base64').toString()).toContain('Name,Email,Administration,Deputy,May order');
    expect([contentType, rows, leftOut]).toEqual(['text/csv;charset=utf-8', 3, 0]);
    expect(fileName).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('[S2.4-03][S2.4-04] have cost centers and budgets by what an import reads again, amounts as numbers', async () => {
    const firm = await startFirm(shop);
    const other = await startFirm(shop);
    await costCenter(other, '999', 'Fremd');
    const { visitor } = firm.admin;
    const id = await costCenter(firm, '100', 'Verwaltung', String(firm.buyer.id));
    await costCenter(firm, '20', 'Lager; "Nord"');
    await visitor.ask(adminCostCenterEndpoints.assign, {
      body: { id, people: [firm.buyer.id, firm.deputy.id] },
    });
    await visitor.ask(adminBudgetEndpoints.create, {
      body: { person: String(firm.buyer.id), costCenter: String(id), period: 'quarter', amount: '1.234,50' },
    });
    expect(await textOf(visitor, '/my/admin-cost-centers', 'sort=name')).toEqual([
      ['Nummer', 'Bezeichnung', 'Zustand', 'Verantwortlich (E-Mail)', 'Darf buchen (E-Mails)', 'Budgets'],
      ['20', 'Lager; "Nord"', 'aktiv', '', '', ''],
      [
        '100',
        'Verwaltung',
        'aktiv',
        firm.buyer.email,
        `${firm.buyer.email}, ${firm.deputy.email}`,
        'Quartal: 0,00 € von 1.234,50 € für Kaja Firma'.replaceAll(' €', '\u00a0€'),
      ],
    ]);
    expect((await sheetOf(visitor, '/my/admin-budgets', 'columns=amount,left'))?.data).toEqual([
      ['Person (E-Mail)', 'Kostenstelle (Nummer)', 'Betrag netto', 'Frei netto'],
      [firm.buyer.email, '100', 1234.5, 1234.5],
    ]);
  });

  it('[S2.4-06] have the addresses of the firm, and those of its people with whose they are', async () => {
    const firm = await startFirm(shop);
    const other = await startFirm(shop);
    const { visitor } = firm.admin;
    await other.admin.visitor.ask(adminAddressEndpoints.create, { body: berlinAddress });
    await visitor.ask(adminAddressEndpoints.create, { body: { ...berlinAddress, city: 'Potsdam' } });
    await visitor.ask(adminUserAddressEndpoints.create, {
      body: { ...berlinAddress, person: String(firm.buyer.id) },
    });
    const [head = [], ...rows] = await textOf(visitor, '/my/admin-addresses', 'columns=city');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[head.indexOf('Ort')]).toBe('Potsdam');
    expect(await textOf(visitor, '/my/admin-user-addresses', 'search=kaja&columns=city')).toEqual([
      ['Person', 'E-Mail der Person', 'Standardadresse', 'Postleitzahl', 'Ort'],
      ['Kaja Firma', firm.buyer.email, 'ja', berlinAddress.zip, berlinAddress.city],
    ]);
  });

  it('[S2.4-01] have the orders the list finds, sorted as it is, with days and amounts', async () => {
    const firm = await startFirm(shop);
    const other = await startFirm(shop);
    await placeOrder(other.buyer.visitor);
    await costCenter(firm, '100', 'Verwaltung');
    const small = await placeOrder(firm.buyer.visitor, { costCenter: '100' });
    const large = await placeOrder(firm.buyer.visitor, { quantity: 3 });
    await placedAt(small, '2026-10-31T23:30:00Z');
    await placedAt(large, '2026-10-31T22:30:00Z');
    const { visitor } = firm.admin;
    const query = 'state=all&from=2026-11-01&to=2026-11-02&sort=total&columns=placedAt,buyer,total,gross';
    const sheet = await sheetOf(visitor, '/my/admin-orders', query);
    expect(sheet?.sheet).toBe('Freigaben');
    expect(sheet?.data).toEqual([
      [
        'Bestellung',
        'Zustand',
        'Datum',
        'Besteller/in',
        'E-Mail',
        'Kostenstellen',
        'Summe netto (EUR)',
        'Summe inkl. MwSt. (EUR)',
      ],
      [
        small,
        'Wartet auf Freigabe',
        new Date('2026-11-01T00:00:00Z'),
        'Kaja Firma',
        firm.buyer.email,
        '100',
        expect.any(Number),
        expect.any(Number),
      ],
    ]);
    const numbers = async (asked: string) =>
      (await textOf(visitor, '/my/admin-orders', asked)).slice(1).map(([number]) => number);
    expect(await numbers('sort=total')).toEqual([large, small]);
    expect(await numbers('sort=total&direction=up')).toEqual([small, large]);
    expect(await numbers('search=verwaltung')).toEqual([small]);
    const [heads, reason] = await textOf(visitor, '/my/admin-orders', 'columns=reason&sort=reason');
    expect(heads?.slice(-2)).toEqual(['Vertretung ab', 'Abgelehnt ab']);
    expect(reason?.at(-3)).toContain('Jede Bestellung braucht eine Freigabe');
    expect(reason?.slice(-2)).toEqual(Array(2).fill(expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/)));
  });

  it('[S2.4-02][S2.4-07] have what a firm ordered by person and cost center, as the page sums it up', async () => {
    const firm = await startFirm(shop, { releaseAbove: 1_000_000 });
    const number = await placeOrder(firm.buyer.visitor, { quantity: 2 });
    await placedAt(number, '2026-11-10T10:00:00Z');
    const { visitor } = firm.admin;
    const year = 'type=year&year=2026';
    const { fileName } = await save(visitor, '/my/admin-user-orders', year);
    expect(fileName).toBe('bestellungen-nach-person-2026-01-01.csv');
    expect(await textOf(visitor, '/my/admin-user-orders', year)).toEqual([
      ['Person', 'Bestellungen', 'Warenwert netto', 'Bestellungen im Vorjahr', 'Warenwert im Vorjahr'],
      ['Kaja Firma', '1', '39,98', '0', '0,00'],
    ]);
    expect(await textOf(visitor, '/my/admin-costcenter-orders', `${year}&columns=net`)).toEqual([
      ['Kostenstelle', 'Warenwert netto'],
      ['Ohne Kostenstelle', '39,98'],
    ]);
    const months = await textOf(visitor, '/my/admin-statistics', `${year}&sort=net&columns=orders`);
    expect(months).toHaveLength(13);
    expect(months.slice(0, 2)).toEqual([
      ['Zeitraum', 'Bestellungen'],
      ['November 2026', '1'],
    ]);
  });

  it('[S2.4-01] hold ten thousand orders, and say how many more there are', async () => {
    const asked: number[] = [];
    const { firms, firmPeople, firmAddresses, statistics, documents } = shop.services;
    const tables = createFirmTables({
      foundation: { clock: () => new Date('2026-11-27T10:00:00Z') },
      firms,
      firmPeople,
      firmAddresses,
      statistics,
      documents,
      releases: {
        firmOrderTable: async (_member, _query, most) => {
          asked.push(most);
          return { items: [], total: 12_345 };
        },
      },
    });
    const member = { language: 'de' } as Member;
    const { fileName, rows, leftOut } = await tables.export(member, {
      path: '/my/admin-orders',
      query: '',
      format: 'csv',
    });
    expect([fileName, rows, leftOut, asked]).toEqual(['bestellungen-2026-11-27.csv', 0, 12_345, [10_000]]);
  });
});
