import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderEndpoints } from '#contract/admin-orders.ts';
import { orderEndpoints } from '#contract/order.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { systemEndpoints } from '#contract/system.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startReleaseMailWorker } from '#server/order/release-mail-worker.ts';
import { placeOrder, startSmallShop, stockOf } from '#tests/server/basket/small-catalogue.ts';
import { readOrder, startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { mailsTo, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const tell = (): Promise<number> => drainOnce(startReleaseMailWorker(mailWorkerOptions(shop)));

const aloneOf = async ({ visitor }: Pick<Firm['admin'], 'visitor'>): Promise<number> =>
  (await visitor.ask(personalDataEndpoints.erasability)).decidedAlone;

const erase = ({ visitor }: Pick<Firm['admin'], 'visitor'>) =>
  visitor.ask(personalDataEndpoints.erase, { body: { currentPassword: demoPassword } });

const orderOf = async ({ visitor }: Pick<Firm['admin'], 'visitor'>, orderNumber: string) =>
  (await visitor.ask(orderEndpoints.list, { query: { orderNumber } })).item;

const stateOf = async (orderNumber: string): Promise<string | undefined> =>
  (
    await shop.database.query<{ state: string }>('select state from shop_order where order_number = $1', [
      orderNumber,
    ])
  ).rows[0]?.state;

const denials = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ subject }) => /nicht freigegeben|not released/.test(subject));

const lock = ({ id }: Pick<Firm['admin'], 'id'>) =>
  shop.database.query('update person set is_active = false where id = $1', [id]);

describe('an order only one person could decide', () => {
  it('[R71][S4.3-10] is denied when they erase themselves, and its buyer is told why; they read of it before', async () => {
    const { buyer, admin, deputy } = await startFirm(shop);
    const stock = await stockOf(shop, 'A1');
    const byAdmin = await placeOrder(admin.visitor);
    const byBuyer = await placeOrder(buyer.visitor);
    expect([await aloneOf(deputy), await aloneOf(admin), await aloneOf(buyer)]).toEqual([1, 0, 0]);
    await erase(deputy);
    const denied = await orderOf(admin, byAdmin);
    expect(denied?.state).toBe('denied');
    expect(denied?.release?.steps).toMatchObject([
      { kind: 'denied', by: '', text: 'In Ihrer Firma kann niemand mehr über diese Bestellung entscheiden.' },
    ]);
    expect(await stockOf(shop, 'A1')).toBe(stock - 1);
    await tell();
    const [mail, ...more] = await denials(admin.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(
      `\n\nIhre Bestellung ${byAdmin} ist nicht freigegeben. Die Begründung:\n\nIn Ihrer Firma kann niemand mehr`,
    );
    // Others decide about the rest as before.
    expect(await stateOf(byBuyer)).toBe('awaitingRelease');
    await admin.visitor.ask(adminOrderEndpoints.releaseNow, { body: await readOrder(shop, byBuyer) });
    expect(await stateOf(byBuyer)).toBe('accepted');
  });

  it('is denied in the language of its buyer, also where another admin stays', async () => {
    const { buyer, admin } = await startFirm(shop, { isBuyerAdmin: true, hasDeputy: false });
    await admin.visitor.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
    const orderNumber = await placeOrder(admin.visitor);
    expect([await aloneOf(buyer), await aloneOf(admin)]).toEqual([1, 0]);
    await erase(buyer);
    await tell();
    const [mail] = await denials(admin.email);
    expect(mail?.text).toContain(
      `your order ${orderNumber} is not released. The reason:\n\nNobody at your firm can decide about this order any more.`,
    );
  });

  it('[R71] is withdrawn where it is their own, and nobody is written to who is no more', async () => {
    const { buyer, admin, deputy } = await startFirm(shop, { mayReleaseOwn: true });
    const own = await placeOrder(admin.visitor);
    const byBuyer = await placeOrder(buyer.visitor);
    await tell();
    await Promise.all([lock(buyer), lock(deputy)]);
    expect(await aloneOf(admin)).toBe(2);
    await erase(admin);
    await tell();
    expect([await stateOf(own), await stateOf(byBuyer)]).toEqual(['cancelled', 'denied']);
    expect(await denials(buyer.email)).toHaveLength(1);
    expect(await denials(admin.email)).toEqual([]);
    expect(await mailsTo(shop, `geloescht-${admin.id}@erased.invalid`)).toEqual([]);
  });

  it('waits on while a firm keeps its last admin, and nothing is denied for a wrong password', async () => {
    const { buyer, admin, deputy } = await startFirm(shop, { hasDeputy: false });
    const orderNumber = await placeOrder(buyer.visitor);
    await expect(erase(admin)).rejects.toThrow('person.notAllowed');
    await Promise.all([lock(buyer), lock(deputy)]);
    await expect(
      admin.visitor.ask(personalDataEndpoints.erase, { body: { currentPassword: 'falsch' } }),
    ).rejects.toThrow('password.wrong');
    expect(await stateOf(orderNumber)).toBe('awaitingRelease');
  });
});
