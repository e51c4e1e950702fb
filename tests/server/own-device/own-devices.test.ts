import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { devicesPerPage, mostDevices, ownDeviceEndpoints as devices } from '#contract/own-devices.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import { whileHeld } from '#tests/server/support/while-held.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const printer = 'hp-laserjet-pro-m404dn';
const colourPrinter = 'brother-hl-3140cw';

/** Somebody with an account of their own. */
async function customer(): Promise<TestVisitor> {
  await shop.database.query(
    `delete from own_device where person_id = (select id from person where email_normalised = 'privat@kontor.example')`,
  );
  const visitor = shop.visitor();
  await visitor.signIn('privat@kontor.example');
  return visitor;
}

const refused = async <E extends Endpoint>(visitor: TestVisitor, endpoint: E, request: RequestOf<E>) => {
  const answer = await visitor.post(endpoint, request);
  return answer.outcome === 'refused' ? answer.refusal : answer;
};

const paste = (visitor: TestVisitor, ...lines: string[]) =>
  visitor.ask(devices.import, { body: { lines: lines.join('\n') } });

describe('own devices', () => {
  it('are kept from addresses of printers once, and shown with what fits them', async () => {
    const visitor = await customer();
    const body = { printers: [colourPrinter, 'gibt-es-nicht', printer] };
    expect(await visitor.ask(devices.add, { body })).toMatchObject({
      success: true,
      added: 2,
      message: 'Gespeichert in <a href="/my/devices">Meine Geräte</a>.',
    });
    expect(await visitor.ask(devices.add, { body: { printers: [printer] } })).toMatchObject({
      added: 0,
      message: 'Steht schon in <a href="/my/devices">Meine Geräte</a>.',
    });
    const { items, total, printers, open, isForFirm } = await visitor.ask(devices.list);
    expect([items.map(({ slug }) => slug), total, open, isForFirm]).toEqual([
      [colourPrinter, printer],
      2,
      [],
      false,
    ]);
    expect(items[1]).toMatchObject({ name: 'HP LaserJet Pro M404dn', isOfFirm: false, mayChange: true });
    const fitting = printers.find((one) => one.printer.slug === colourPrinter);
    expect(new Set(fitting?.supplies.map(({ basisfarbe }) => basisfarbe)).size).toBe(4);
  });

  it('of a pasted list are each kept: what names no single printer stays open with its choices', async () => {
    const visitor = await customer();
    const told = await paste(
      visitor,
      'Modell;Raum',
      'HP LaserJet Pro M404dn;Empfang',
      'm404dn\tLager\t\tleise',
      '',
      'LaserJet Pro M404',
      'HP LaserJet Pro M404nd',
      'Faxgerät im Keller 4711x',
      '325',
    );
    expect(told).toEqual({
      success: true,
      added: 2,
      open: 4,
      message: '2 Drucker sind gespeichert. Bei 4 Zeilen wählen Sie bitte noch den Drucker.',
    });
    const { items, open } = await visitor.ask(devices.list);
    expect(items.map(({ name, room, note, slug }) => [name, room, note, slug])).toEqual([
      ['HP LaserJet Pro M404dn', 'Empfang', '', printer],
      ['HP LaserJet Pro M404dn', 'Lager', 'leise', printer],
    ]);
    expect(open.map(({ name, state }) => [name, state])).toEqual([
      ['LaserJet Pro M404', 'ambiguous'],
      ['HP LaserJet Pro M404nd', expect.stringMatching(/ambiguous|unknown/)],
      ['Faxgerät im Keller 4711x', 'unknown'],
      ['325', 'ambiguous'],
    ]);
    expect(open[0]?.choices.map(({ slug }) => slug)).toContain(printer);
    // Both are called so, beside shorter names that only begin so.
    expect(open[3]?.choices.slice(0, 2).map(({ name }) => name)).toEqual([
      'Samsung CLP-325',
      'Epson Expression Home XP-325',
    ]);
    const [first] = open;
    await visitor.ask(devices.choose, { body: { id: first?.id ?? 0, printer } });
    expect(await visitor.ask(devices.removeOpen)).toEqual({ success: true, removed: 3 });
    const after = await visitor.ask(devices.list);
    expect([after.items.length, after.open]).toEqual([3, []]);
  });

  it('are noted with room and note, and removed', async () => {
    const visitor = await customer();
    await paste(visitor, 'm404dn');
    const [device] = (await visitor.ask(devices.list)).items;
    const notes = { room: 'Büro 2', costCenter: '4711', note: 'leise' };
    await visitor.ask(devices.update, { body: { id: device?.id ?? 0, ...notes } });
    expect((await visitor.ask(devices.list)).items).toMatchObject([notes]);
    await visitor.ask(devices.remove, { body: { id: device?.id ?? 0 } });
    expect((await visitor.ask(devices.list)).items).toEqual([]);
    expect(await refused(visitor, devices.remove, { body: { id: device?.id ?? 0 } })).toMatchObject({
      code: 'device.notFound',
    });
  });

  it('have a limit, which nothing of a list passes that does not fit whole', async () => {
    const visitor = await customer();
    await paste(visitor, ...Array.from({ length: mostDevices.person - 1 }, () => 'm404dn'));
    expect(await refused(visitor, devices.import, { body: { lines: 'm404dn\nm404dn' } })).toMatchObject({
      code: 'device.tooMany',
      errorMessages: ['Mehr als 50 Drucker können nicht gespeichert werden; Platz ist noch für 1.'],
    });
    const lines = Array.from({ length: 101 }, () => 'm404dn').join('\n');
    expect(await refused(visitor, devices.import, { body: { lines } })).toMatchObject({
      code: 'lines.tooMany',
    });
    expect((await visitor.ask(devices.list)).total).toBe(mostDevices.person - 1);
  });

  it('keep to the limit when two windows fill the last place at once', async () => {
    const visitor = await customer();
    await paste(visitor, ...Array.from({ length: mostDevices.person - 1 }, () => 'm404dn'));
    const other = shop.visitor();
    await other.signIn('privat@kontor.example');
    const fill = (window: TestVisitor) => window.post(devices.import, { body: { lines: 'm404dn' } });
    // A device names the row of its account: two that do not lock it have counted by the time they wait for it.
    const account = `select from account where id =
      (select account_id from person where email_normalised = 'privat@kontor.example') for update`;
    const answers = await whileHeld(shop, [[account]], () => Promise.all([visitor, other].map(fill)), 2);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'refused']);
    expect((await visitor.ask(devices.list)).total).toBe(mostDevices.person);
  });

  it('are asked for where a list names none', async () => {
    const visitor = await customer();
    expect(
      await refused(visitor, devices.import, { body: { lines: 'Modell; Raum\n; Lager' } }),
    ).toMatchObject({
      code: 'fields.invalid',
      fieldErrors: { lines: 'Bitte fügen Sie mindestens ein Modell ein.' },
    });
  });

  it('whose printer has left the catalogue stay, and are shown without what fits', async () => {
    const visitor = await customer();
    await paste(visitor, 'm404dn');
    await shop.database.query(`update own_device set slug = 'gibt-es-nicht-mehr' where slug = $1`, [printer]);
    const { items, slugs, printers } = await visitor.ask(devices.list);
    expect([items.length, slugs, printers]).toEqual([1, ['gibt-es-nicht-mehr'], []]);
  });

  it('stand on pages, of which each knows the printers of all', async () => {
    const visitor = await customer();
    await visitor.ask(devices.add, { body: { printers: [colourPrinter] } });
    await paste(visitor, ...Array.from({ length: devicesPerPage }, () => 'm404dn; Empfang'));
    const { items, slugs } = await visitor.ask(devices.list, { query: { page: 1 } });
    expect([new Set(items.map(({ slug }) => slug)), slugs]).toEqual([
      new Set([printer]),
      [colourPrinter, printer],
    ]);
    const last = await visitor.ask(devices.list, { query: { page: 2 } });
    expect(last.items.map(({ slug }) => slug)).toEqual([colourPrinter]);
  });

  it('of a firm are seen by all of it and changed by its admins alone', async () => {
    const { admin, buyer } = await startFirm(shop);
    await paste(admin.visitor, 'm404dn; Empfang');
    await paste(buyer.visitor, 'm404dn; Mein Büro');
    const seen = (await buyer.visitor.ask(devices.list)).items;
    expect(seen.map(({ room, isOfFirm, mayChange }) => [room, isOfFirm, mayChange])).toEqual([
      ['Empfang', true, false],
      ['Mein Büro', false, true],
    ]);
    const id = seen[0]?.id ?? 0;
    const notes = { room: 'Anderswo', costCenter: '', note: '' };
    for (const asked of [
      refused(buyer.visitor, devices.update, { body: { id, ...notes } }),
      refused(buyer.visitor, devices.remove, { body: { id } }),
      refused(await customer(), devices.remove, { body: { id } }),
      refused((await startFirm(shop)).admin.visitor, devices.update, { body: { id, ...notes } }),
    ])
      expect(await asked).toMatchObject({ code: 'device.notFound' });
    const { items } = await admin.visitor.ask(devices.list);
    expect(items.map(({ room, mayChange }) => [room, mayChange])).toEqual([['Empfang', true]]);
    await admin.visitor.ask(devices.update, { body: { id, ...notes } });
    expect((await buyer.visitor.ask(devices.list)).items[0]?.room).toBe('Anderswo');
  });

  it('are noted on cost centers of the firm alone, and a list that names others is refused whole', async () => {
    const { admin } = await startFirm(shop);
    await admin.visitor.ask(adminCostCenterEndpoints.create, {
      body: { number: '4711', name: 'Verwaltung', owner: '', state: 'active' },
    });
    expect(
      await refused(admin.visitor, devices.import, { body: { lines: 'm404dn;Lager;4711\nm404dn;;4712' } }),
    ).toMatchObject({ code: 'costCenter.notFound', errorMessages: [expect.stringContaining('4712')] });
    // As menus show it, and as people call it.
    await paste(admin.visitor, 'm404dn;Lager;4711 Verwaltung', 'm404dn;Lager 2;verwaltung');
    expect((await admin.visitor.ask(devices.list)).items.map(({ costCenter }) => costCenter)).toEqual([
      '4711',
      '4711',
    ]);
    for (const { id } of (await admin.visitor.ask(devices.list)).items)
      await admin.visitor.ask(devices.remove, { body: { id } });
    await paste(admin.visitor, 'm404dn;Lager;4711');
    const { items, costCenters } = await admin.visitor.ask(devices.list);
    expect([items.map(({ costCenter }) => costCenter), costCenters]).toEqual([
      ['4711'],
      [{ number: '4711', name: 'Verwaltung' }],
    ]);
    const notes = { room: '', costCenter: '4712', note: '' };
    expect(
      await refused(admin.visitor, devices.update, { body: { id: items[0]?.id ?? 0, ...notes } }),
    ).toMatchObject({ fieldErrors: { costCenter: expect.any(String) } });
  });
});
