import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminReleaseRuleEndpoints } from '#contract/admin-release-rules.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { orderEndpoints } from '#contract/order.ts';
import { add, orderBasket, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
  await shop.database.query(
    `insert into category (id, slug, name, description, position, last_position) values
       (900002, 'regale', 'Regale', '', 900002, 900003);
     insert into category (id, parent_id, slug, name, description, position, last_position) values
       (900003, 900002, 'regalboeden', 'Regalböden', '', 900003, 900003);
     update article set category_id = 900003 where article_number = 'C1'`,
  );
});
afterAll(async () => {
  await shop.stop();
});

const { show, update } = adminReleaseRuleEndpoints;

const plain = {
  releaseAbove: '',
  reminderHours: '24',
  deputyHours: '48',
  expiryHours: '168',
  categories: [] as string[],
  isOwnerlessReleased: false,
  mayReleaseOwn: false,
} as const;

const say = ({ visitor }: Firm['admin'], rules: object) =>
  visitor.post(update, { body: { ...plain, ...rules } });

const infosOf = async ({ buyer: { visitor } }: Firm) =>
  (await visitor.ask(basketEndpoints.show)).basket.releaseInfos;

describe('which orders a firm releases', () => {
  it('[S4.3-09] is what its admins say, and shown to them as they said it', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    const told = await say(firm.admin, {
      releaseAbove: '1.500,50 €',
      reminderHours: '8',
      deputyHours: '72',
      expiryHours: '336',
      categories: ['regale', 'gibt-es-nicht'],
      isOwnerlessReleased: true,
      mayReleaseOwn: true,
    });
    expect(told.outcome).toBe('ok');
    const { rules, categories } = await firm.admin.visitor.ask(show);
    expect(rules).toEqual({
      releaseAbove: 150_050,
      categories: ['regale'],
      isOwnerlessReleased: true,
      mayReleaseOwn: true,
      deputy: 'Vera Firma',
      lockedOwners: 0,
      reminderHours: 8,
      deputyHours: 72,
      expiryHours: 336,
    });
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs).toContain('regale');
    expect(slugs).not.toContain('regalboeden');
  });

  it('[S4.3-09] holds a category with what lies below it', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await say(firm.admin, { categories: ['regale'] });
    await add(firm.buyer.visitor, 'A1', 1);
    expect(await infosOf(firm)).toMatchObject({ orderAction: 'order' });
    await add(firm.buyer.visitor, 'C1', 2);
    expect(await infosOf(firm)).toMatchObject({
      orderAction: 'release',
      orderCheck: 'category',
      orderRealValue: 2000,
      orderActionReason: 'Ein Artikel ist aus einer Warengruppe, für die Ihre Firma eine Freigabe verlangt.',
    });
    const orderNumber = await orderBasket(firm.buyer.visitor, null);
    const { item } = await firm.buyer.visitor.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item).toMatchObject({
      state: 'awaitingRelease',
      release: { reasons: [{ check: 'category', limit: 0, value: 2000 }] },
    });
  });

  it('[S4.3-09] holds cost centers nobody is responsible for, where the firm says so', async () => {
    const firm = await startFirm(shop, { releaseAbove: null });
    await shop.database.query(
      `insert into cost_center (account_id, number, name, owner_id) values ($1, '100', 'Lager', $2), ($1, '200', 'Messe', null)`,
      [firm.accountId, firm.admin.id],
    );
    await add(firm.buyer.visitor, 'A1', 1, { costCenter: '200' });
    expect(await infosOf(firm)).toMatchObject({ orderAction: 'order' });
    await say(firm.admin, { isOwnerlessReleased: true });
    expect(await infosOf(firm)).toMatchObject({
      orderAction: 'release',
      orderCheck: 'costCenter',
      orderRealValue: 1999,
    });
    const looked = 'update cost_center set owner_id = $2 where account_id = $1';
    await shop.database.query(looked, [firm.accountId, firm.admin.id]);
    expect(await infosOf(firm)).toMatchObject({ orderAction: 'order' });
  });

  it('[S4.3-09] keeps hours nobody could choose until others are chosen, each later than those before', async () => {
    const firm = await startFirm(shop);
    const hours = async () => {
      const { rules } = await firm.admin.visitor.ask(show);
      return [rules.reminderHours, rules.deputyHours, rules.expiryHours];
    };
    await shop.database.query(
      'update account set reminder_hours = 7, deputy_hours = 200, expiry_hours = 201 where id = $1',
      [firm.accountId],
    );
    const kept = { reminderHours: 'kept', deputyHours: 'kept', expiryHours: 'kept' } as const;
    expect((await say(firm.admin, { ...kept, releaseAbove: '10' })).outcome).toBe('ok');
    expect(await hours()).toEqual([7, 200, 201]);
    expect(await say(firm.admin, { ...kept, expiryHours: '168' })).toMatchObject({
      refusal: { code: 'fields.invalid', fieldErrors: { expiryHours: expect.stringContaining('längere') } },
    });
    expect((await say(firm.admin, { ...kept, expiryHours: '336' })).outcome).toBe('ok');
    expect(await hours()).toEqual([7, 200, 336]);
  });

  it('[S4.3-09] is not saved over what another admin has saved since it was read, until that was read, too', async () => {
    const firm = await startFirm(shop);
    await shop.database.query('update person set is_admin = true where id = $1', [firm.deputy.id]);
    const read = async () => {
      const { deputy: _, lockedOwners: __, ...seen } = (await firm.admin.visitor.ask(show)).rules;
      return seen;
    };
    const seen = await read();
    expect((await say(firm.deputy, { seen, releaseAbove: '75' })).outcome).toBe('ok');
    expect(await say(firm.admin, { seen, releaseAbove: '20', mayReleaseOwn: true })).toMatchObject({
      refusal: {
        code: 'firm.changed',
        errorMessages: [
          expect.stringContaining('Freigaberegeln wurden inzwischen geändert, zuletzt von Vera Firma.'),
        ],
      },
    });
    const present = await read();
    expect(present).toMatchObject({ releaseAbove: 7500, mayReleaseOwn: false });
    expect((await say(firm.admin, { seen: present, releaseAbove: '20' })).outcome).toBe('ok');
    // In another window of the same person.
    expect(await say(firm.admin, { seen: present })).toMatchObject({
      refusal: { errorMessages: [expect.stringContaining('zuletzt von Ihnen selbst.')] },
    });
    expect(await read()).toMatchObject({ releaseAbove: 2000 });
  });

  it.each([
    [{ releaseAbove: 'viel' }, 'releaseAbove', 'Betrag'],
    [{ releaseAbove: '999999999999' }, 'releaseAbove', ''],
  ])('is refused at its field: %j', async (rules, field, part) => {
    const firm = await startFirm(shop);
    const answer = await say(firm.admin, rules);
    if (answer.outcome !== 'refused') throw new Error('It was taken.');
    expect(answer.refusal.code).toBe('fields.invalid');
    expect(answer.refusal.fieldErrors?.[field]).toContain(part);
    expect((await firm.admin.visitor.ask(show)).rules.releaseAbove).toBe(0);
  });
});
