import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints, waitingOrderEndpoints } from '#contract/admin-orders.ts';
import { adminUserEndpoints } from '#contract/admin-users.ts';
import { systemEndpoints } from '#contract/system.ts';
import { createLog } from '#server/log/log.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import { startReleaseMailWorker } from '#server/order/release-mail-worker.ts';
import { placeOrder, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { mailsTo, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { orderCommand } from '#tests/server/support/order-command.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

const hourMs = 3_600_000;
let hoursAhead = 0;
const clock = (): Date => new Date(Date.now() + hoursAhead * hourMs);

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop({ clock });
});
afterEach(() => {
  hoursAhead = 0;
});
afterAll(async () => {
  await shop.stop();
});

const tell = (): Promise<number> => drainOnce(startReleaseMailWorker(mailWorkerOptions(shop)));

async function later(hours: number): Promise<void> {
  const { settings, firms } = shop.services;
  hoursAhead += hours;
  const log = createLog('silent');
  await drainOnce(startOrderTimeWorker({ database: shop.database, settings, firms, log, clock }));
}

const subjectsTo = async (email: string): Promise<string[]> =>
  (await mailsTo(shop, email)).map(({ subject }) => subject);

const cancel = (orderNumber: string, ...more: readonly string[]): Promise<string> =>
  orderCommand(shop.testDatabase.connectionString, [orderNumber, 'cancel', ...more]);

describe('those who decide about an order', () => {
  it('[S4.3-09][R71] ask nobody who is locked or gone, and no mail goes to who is gone', async () => {
    const { buyer, admin } = await startFirm(shop, { hasDeputy: false });
    const orderNumber = await placeOrder(buyer.visitor);
    await tell();
    const shown = async () =>
      (await admin.visitor.ask(adminOrderEndpoints.list, { query: { orderNumber } })).item;
    const question = { body: { orderNumber, question: 'Wofür?' } };
    expect((await shown())?.decisions).toEqual(['release', 'deny', 'ask']);
    await shop.database.query('update person set is_active = false where id = $1', [buyer.id]);
    expect((await shown())?.decisions).toEqual(['release', 'deny']);
    expect(await admin.visitor.post(adminOrderEndpoints.ask, question)).toMatchObject({
      refusal: {
        code: 'release.notAllowed',
        errorMessages: ['Wer bestellt hat, kann nicht mehr antworten.'],
      },
    });
    await shop.database.query('update person set is_active = true, erased_at = now() where id = $1', [
      buyer.id,
    ]);
    expect(await shown()).toMatchObject({ decisions: ['release', 'deny'], buyer: { email: '' } });
    await admin.visitor.ask(adminOrderEndpoints.denyApproval, { body: { orderNumber, reason: 'Zu teuer' } });
    await tell();
    expect(await subjectsTo(buyer.email)).toEqual([`Ihre Bestellung ${orderNumber} wartet auf Freigabe`]);
  });

  it('[S4.3-09] are written to in the language of the shop, the buyer in that of the order', async () => {
    const { buyer, admin, deputy } = await startFirm(shop);
    await buyer.visitor.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
    const orderNumber = await placeOrder(buyer.visitor);
    await admin.visitor.ask(adminOrderEndpoints.ask, { body: { orderNumber, question: 'Wofür?' } });
    await buyer.visitor.ask(waitingOrderEndpoints.answer, { body: { orderNumber, answer: 'For the fair.' } });
    await tell();
    await later(49);
    await tell();
    expect(await subjectsTo(buyer.email)).toEqual([
      `Your order ${orderNumber} awaits its release`,
      `Question about your order ${orderNumber}`,
    ]);
    const [request, ...others] = await mailsTo(shop, admin.email);
    expect(request?.text).toMatch(
      /^Guten Tag Lena Firma,\n\nKaja Firma möchte für [\d,]+\u00a0€ netto bestellen/,
    );
    expect(request?.text).toContain('Ansehen und entscheiden: https://');
    expect(others.map(({ subject }) => subject)).toEqual([
      `Antwort zur Bestellung ${orderNumber}`,
      `Erinnerung: Bestellung ${orderNumber} wartet auf Ihre Entscheidung`,
    ]);
    const [inTurn] = await mailsTo(shop, deputy.email);
    expect(inTurn?.subject).toBe(`In Vertretung: Bestellung ${orderNumber} wartet auf Ihre Entscheidung`);
    expect(inTurn?.text).toContain('Mit freundlichen Grüßen');
  });

  it('[S4.3-09] hear that the shop has cancelled what they were to decide, with the reason, once', async () => {
    const { buyer, admin, deputy } = await startFirm(shop);
    const orderNumber = await placeOrder(buyer.visitor);
    await later(49);
    await cancel(orderNumber, '--reason', 'Der Artikel ist beschädigt.');
    await tell();
    for (const { email } of [admin, deputy]) {
      const told = (await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith('Storniert'));
      expect(told.map(({ subject }) => subject)).toEqual([`Storniert: Bestellung ${orderNumber}`]);
      expect(told[0]?.text).toContain(`wir haben die Bestellung ${orderNumber} von Kaja Firma storniert.`);
      expect(told[0]?.text).toContain('Der Grund: Der Artikel ist beschädigt.');
    }
    expect(await tell()).toBe(0);
  });

  it('hear nothing of it who were never asked: the deputy before their turn, and nobody of an order that waits no more', async () => {
    const { buyer, admin, deputy } = await startFirm(shop);
    const waiting = await placeOrder(buyer.visitor);
    await cancel(waiting);
    await shop.database.query(
      'update account set release_above_cents = null where id = (select account_id from person where id = $1)',
      [buyer.id],
    );
    const accepted = await placeOrder(buyer.visitor);
    await cancel(accepted);
    await tell();
    expect(await subjectsTo(admin.email)).toEqual([
      `Bitte entscheiden: Bestellung ${waiting}`,
      `Storniert: Bestellung ${waiting}`,
    ]);
    expect(await subjectsTo(deputy.email)).toEqual([]);
    expect((await subjectsTo(buyer.email)).toSorted()).toEqual(
      [
        `Ihre Bestellung ${waiting} wartet auf Freigabe`,
        ...[accepted, waiting].map((number) => `Ihre Bestellung ${number} wurde storniert`),
      ].toSorted(),
    );
  });
});

describe('who is not to decide any more', () => {
  const { formerlyMine, list } = adminOrderEndpoints;
  const { update } = adminUserEndpoints;
  const told = ({ visitor }: Pick<Firm['admin'], 'visitor'>, orderNumber: string) =>
    visitor.ask(formerlyMine, { query: { orderNumber } });
  const isFormer = async (who: Pick<Firm['admin'], 'visitor'>, orderNumber: string) =>
    (await told(who, orderNumber)).isFormerlyMine;
  const role = (firm: Firm, { id }: Firm['admin'], to: 'member' | 'deputy' | 'admin') =>
    firm.admin.visitor.ask(update, { body: { id, role: to, ordering: 'allowed' } });

  it('[S4.3-09][R23] is told so of an order they were asked about, and of none they never were', async () => {
    const firm = await startFirm(shop);
    const asked = await placeOrder(firm.buyer.visitor);
    await later(49);
    for (const { visitor, email } of [firm.buyer, firm.admin, firm.deputy]) await visitor.signIn(email);
    const unasked = await placeOrder(firm.buyer.visitor);
    expect(await isFormer(firm.deputy, asked)).toBe(false);
    await role(firm, firm.deputy, 'member');
    await expect(firm.deputy.visitor.ask(list, { query: { orderNumber: asked } })).rejects.toThrow('403');
    expect(await isFormer(firm.deputy, asked)).toBe(true);
    expect(await isFormer(firm.deputy, unasked)).toBe(false);
    const other = await startFirm(shop);
    for (const who of [firm.buyer, other.admin, other.deputy]) expect(await isFormer(who, asked)).toBe(false);
    expect(await isFormer(firm.deputy, '2020-1')).toBe(false);
  });

  it('[S4.3-09] is told when it is their turn again, who was an admin and is the deputy now', async () => {
    const firm = await startFirm(shop, { hasDeputy: false });
    await role(firm, firm.deputy, 'admin');
    const orderNumber = await placeOrder(firm.buyer.visitor);
    await role(firm, firm.deputy, 'deputy');
    const { item } = await firm.deputy.visitor.ask(list, { query: { orderNumber } });
    expect(item).toBeNull();
    const { isFormerlyMine, turnAt } = await told(firm.deputy, orderNumber);
    expect(isFormerlyMine).toBe(true);
    expect(Date.parse(turnAt ?? '') - Date.now()).toBeCloseTo(48 * hourMs, -6);
    const next = await placeOrder(firm.buyer.visitor);
    expect(await told(firm.deputy, next)).toEqual({ isFormerlyMine: false, turnAt: null });
    await later(49);
    await firm.deputy.visitor.signIn(firm.deputy.email);
    const inTurn = await firm.deputy.visitor.ask(list, { query: { orderNumber } });
    expect(inTurn.item?.decisions).toContain('release');
  });

  it('is told of no turn where the order waits no more, and where they are not the deputy', async () => {
    const firm = await startFirm(shop, { hasDeputy: false });
    await role(firm, firm.deputy, 'admin');
    const [withdrawn, waiting] = [await placeOrder(firm.buyer.visitor), await placeOrder(firm.buyer.visitor)];
    await role(firm, firm.deputy, 'deputy');
    await firm.buyer.visitor.ask(waitingOrderEndpoints.withdraw, { body: { orderNumber: withdrawn } });
    expect(await told(firm.deputy, withdrawn)).toEqual({ isFormerlyMine: true, turnAt: null });
    await role(firm, firm.deputy, 'member');
    expect(await told(firm.deputy, waiting)).toEqual({ isFormerlyMine: true, turnAt: null });
  });
});
