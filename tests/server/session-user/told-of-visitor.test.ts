import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { add, orderBody, startSmallShop, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

async function toldTo(email: string | null) {
  const visitor = shop.visitor();
  if (email !== null) await visitor.signIn(email);
  return visitor.ask(sessionEndpoints.user);
}

const update = (sentence: string) => shop.database.query(sentence);

describe('what is told of a visitor', () => {
  it('[S3.10-01] is who it is, with the choices the forms need', async () => {
    const [guest, buyer, backend] = await Promise.all(
      [null, 'einkauf@muster-gmbh.example', 'backend@kontor.example'].map(toldTo),
    );
    const choices = {
      salutations: ['none', 'frau', 'herr', 'divers'],
      titles: ['Dr.', 'Prof.', 'Prof. Dr.'],
      occupations: [],
      departments: [],
      genders: [],
      countries: ['DE', 'AT'],
      user_payments_configs: [],
    };
    expect(guest?.user).toMatchObject({
      ...choices,
      guest: true,
      isBackendUser: false,
      data: { is_backend_user: false, id: null, kind: 'guest' },
      my: { openOrders: 0 },
    });
    expect(buyer?.user).toMatchObject({
      ...choices,
      guest: false,
      isBackendUser: false,
      data: { is_backend_user: false, email: 'einkauf@muster-gmbh.example', kind: 'company' },
    });
    expect(backend?.user).toMatchObject({
      guest: false,
      isBackendUser: true,
      data: { is_backend_user: true },
    });
    const ids = [guest, buyer, backend].map((told) => told?.user.sessionId);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('');
  });

  it('[S3.10-01] is how many orders are under way, also in the answer that signs in', async () => {
    const email = 'privat@kontor.example';
    const customer = shop.visitor();
    await customer.signIn(email);
    const before = (await customer.ask(sessionEndpoints.user)).user.my.openOrders;
    await add(customer, 'A1', 1);
    await customer.ask(checkoutEndpoints.saveOrder, { body: orderBody(await walkToReview(customer, null)) });
    expect((await customer.ask(sessionEndpoints.user)).user.my.openOrders).toBe(before + 1);
    const body = { email, password: demoPassword };
    const { user } = await shop.visitor().ask(sessionEndpoints.login, { body });
    expect(user.my.openOrders).toBe(before + 1);
  });

  it('[S3.12-01] are the switches of the shop, and what holds for this person alone', async () => {
    const usual = (await toldTo(null)).shop;
    expect(usual).toMatchObject({ isB2b: true, isTaxExempt: false, May_order: true });
    const turned = {
      showB2Switcher: !usual.showB2Switcher,
      taxExemptDisplayText: 'Steuerfrei nach § 4 UStG',
      useHekPrice: !usual.useHekPrice,
      showEvkOnUseHekPrice: !usual.showEvkOnUseHekPrice,
      allowB2c: !usual.allowB2c,
      allowOfferRequest: !usual.allowOfferRequest,
    };
    // One after the other: of two that turn together nobody knows which one is told where.
    for (const [flag, value] of Object.entries(turned)) {
      await shop.services.settings.change({ [flag]: value });
      expect((await toldTo(null)).shop, flag).toEqual({ ...usual, [flag]: value });
      await shop.services.settings.change({ [flag]: usual[flag as keyof typeof turned] });
    }
    const email = 'leitung@muster-gmbh.example';
    await update(`update person set may_order = false where email = '${email}'`);
    await update(
      `update account set is_tax_exempt = true where id = (select account_id from person where email = '${email}')`,
    );
    expect((await toldTo(email)).shop).toMatchObject({ May_order: false, isTaxExempt: true });
    expect((await toldTo('privat@kontor.example')).shop).toMatchObject({
      May_order: true,
      isTaxExempt: false,
    });
    await shop.services.settings.change({ May_order: false });
    try {
      expect((await toldTo(null)).shop.May_order).toBe(false);
    } finally {
      await shop.services.settings.change({ May_order: true });
    }
  });

  it('[S6-08] are the switches that the shop sets: each is told, and turns no other', async () => {
    const told = async () => {
      const visitor = shop.visitor();
      const { allowB2b, allowB2c, allowOfferRequest } = (await visitor.ask(sessionEndpoints.user)).shop;
      const { allowLogin, allowRegistration, approveRegistration, allowPasswordReset } = (
        await visitor.ask(systemEndpoints.config)
      ).basic_system_configs;
      return {
        allowB2b,
        allowB2c,
        allowOfferRequest,
        allowLogin,
        allowRegistration,
        approveRegistration,
        allowPasswordReset,
      };
    };
    const usual = await told();
    for (const [flag, value] of Object.entries(usual)) {
      await shop.services.settings.change({ [flag]: !value });
      expect(await told(), flag).toEqual({ ...usual, [flag]: !value });
      await shop.services.settings.change({ [flag]: value });
    }
  });
});
