import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressEndpoints } from '#contract/address.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { methodEndpoints } from '#contract/method.ts';
import { sessionEndpoints } from '#contract/session.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import {
  add,
  berlinAddress,
  countOf,
  orderBody,
  show,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

async function signedIn(email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
}

const personId = (email: string) => countOf(shop, 'select id as count from person where email = $1', [email]);

describe('modes', () => {
  it('[S7.2-04][R29] refuses a mode the shop does not offer and keeps the old one', async () => {
    const guest = shop.visitor();
    await shop.services.settings.change({ allowB2c: false });
    try {
      const answer = await guest.post(sessionEndpoints.setB2c);
      expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'mode.notAllowed' } });
      expect((await guest.ask(sessionEndpoints.user)).shop).toMatchObject({ isB2b: true, allowB2c: false });
    } finally {
      await shop.services.settings.change({ allowB2c: true });
    }
  });

  it('[S0-02][S9-16] serves businesses and private customers, or businesses only', async () => {
    const guest = shop.visitor();
    const modeNow = async () => (await guest.ask(sessionEndpoints.user)).shop.isB2b;
    expect(await modeNow()).toBe(true);
    await guest.post(sessionEndpoints.setB2c);
    expect(await modeNow()).toBe(false);
    await shop.services.settings.change({ allowB2c: false });
    try {
      expect(await modeNow()).toBe(true);
    } finally {
      await shop.services.settings.change({ allowB2c: true });
    }
  });

  it('[S4.2-03] says whether the switcher may be shown', async () => {
    const guest = shop.visitor();
    const flags = async () => (await guest.ask(sessionEndpoints.user)).shop;
    expect(await flags()).toMatchObject({ allowB2b: true, allowB2c: true, showB2Switcher: true });
    await shop.services.settings.change({ allowB2b: false });
    try {
      expect(await flags()).toMatchObject({ isB2b: false, allowB2b: false });
    } finally {
      await shop.services.settings.change({ allowB2b: true });
    }
  });

  it('[S7.1-05] tells who the visitor is', async () => {
    const guest = await shop.visitor().ask(sessionEndpoints.user);
    expect(guest.user).toMatchObject({
      guest: true,
      isBackendUser: false,
      data: { kind: 'guest', id: null, email: '' },
    });
    const buyer = await (await signedIn('einkauf@muster-gmbh.example')).ask(sessionEndpoints.user);
    expect(buyer.user).toMatchObject({ guest: false, data: { kind: 'company', company: 'Muster GmbH' } });
  });
});

describe('addresses', () => {
  it('[S7.1-14][R23] gives a customer the own addresses, a guest none, and takes no foreign one', async () => {
    const owner = await personId('leitung@muster-gmbh.example');
    const kept = await shop.services.addresses.add(owner, { ...berlinAddress, street: 'Geheimweg' }, true);
    const visitor = await signedIn('leitung@muster-gmbh.example');
    expect((await visitor.ask(addressEndpoints.list)).items).toEqual([{ ...kept, isOfFirm: false }]);
    expect((await shop.visitor().ask(addressEndpoints.list)).items).toEqual([]);

    await add(visitor, 'A1');
    const { basket } = await visitor.ask(checkoutEndpoints.billingAddress, {
      body: { addressId: kept.id ?? 0 },
    });
    expect(basket.checkoutData.billingAddress).toEqual(kept);

    const guest = shop.visitor();
    for (const stranger of [
      guest,
      await signedIn('einkauf@muster-gmbh.example'),
      await signedIn('admin@andere-gmbh.example'),
    ]) {
      await add(stranger, 'A1');
      const foreign = await stranger.post(checkoutEndpoints.billingAddress, {
        body: { addressId: kept.id ?? 0 },
      });
      const random = await stranger.post(checkoutEndpoints.billingAddress, { body: { addressId: 987_654 } });
      const shipping = await stranger.post(checkoutEndpoints.shippingAddress, {
        body: { addressId: kept.id ?? 0 },
      });
      expect(foreign).toMatchObject({ outcome: 'refused', refusal: { code: 'address.notFound' } });
      expect(foreign).toEqual(random);
      expect(shipping).toEqual(random);
      expect(JSON.stringify(await show(stranger))).not.toContain('Geheimweg');
    }
  });

  it('[S0-02] takes no private person for the buyer where only businesses are served', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1');
    const asPrivate = { address: { ...berlinAddress, kind: 'private', company: '' } } as const;
    const asCompany = { address: { ...berlinAddress, kind: 'company', company: 'Muster GmbH' } } as const;
    await shop.services.settings.change({ allowB2c: false });
    try {
      expect(await guest.post(checkoutEndpoints.billingAddress, { body: asPrivate })).toMatchObject({
        outcome: 'refused',
        refusal: {
          code: 'fields.invalid',
          fieldErrors: { 'address.kind': expect.stringContaining('Unternehmen') as string },
        },
      });
      await guest.ask(checkoutEndpoints.billingAddress, { body: asCompany });
      await guest.ask(checkoutEndpoints.shippingAddress, { body: asPrivate });
    } finally {
      await shop.services.settings.change({ allowB2c: true });
    }
    await guest.ask(checkoutEndpoints.billingAddress, { body: asPrivate });
  });

  it('[R24][R45] refuses ids that are none', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1');
    for (const addressId of [0, -1, null, 1.5, '1', [1]]) {
      const answer = await guest.raw({
        method: 'POST',
        url: '/rest/shop/checkout/billing-address',
        headers: { 'x-csrf-token': await guest.token(), 'content-type': 'application/json' },
        payload: JSON.stringify({ addressId }),
      });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('[S7.2-41] says at its field that a line of a typed address is too long, and cuts nothing', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1');
    const long = {
      ...berlinAddress,
      kind: 'company' as const,
      company: 'G'.repeat(81),
      city: 'B'.repeat(61),
    };
    for (const endpoint of [checkoutEndpoints.billingAddress, checkoutEndpoints.shippingAddress] as const)
      expect(await guest.post(endpoint, { body: { address: long } })).toMatchObject({
        outcome: 'refused',
        refusal: {
          code: 'fields.invalid',
          fieldErrors: { 'address.company': 'Firma ist zu lang.', 'address.city': 'Ort ist zu lang.' },
        },
      });
  });

  it('[S7.2-41] puts each fault of a typed address under its field', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1');
    const address = { ...berlinAddress, zip: '1011', lastname: ' ', vatId: '' };
    const answer = await guest.post(checkoutEndpoints.billingAddress, { body: { address } });
    if (answer.outcome !== 'refused') throw new Error('was taken');
    expect(answer.refusal.code).toBe('fields.invalid');
    expect(Object.keys(answer.refusal.fieldErrors ?? {}).sort()).toEqual(['address.lastname', 'address.zip']);
    const mail = await guest.post(checkoutEndpoints.billingAddress, {
      body: { guestEmail: 'keine Adresse' },
    });
    expect(mail).toMatchObject({
      outcome: 'refused',
      refusal: { fieldErrors: { guestEmail: expect.any(String) } },
    });
  });
});

describe('methods', () => {
  it('[S7.1-39] lists ways to pay and to ship as data, priced for the basket', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    const payment = await guest.ask(methodEndpoints.payment);
    expect(payment.items.map(({ slug, needsIban, isPrepaid }) => [slug, needsIban, isPrepaid])).toEqual([
      ['rechnung', false, false],
      ['vorkasse', false, true],
      ['sepa-lastschrift', true, false],
    ]);
    const shipping = await guest.ask(methodEndpoints.shipping);
    expect(shipping.items[0]).toMatchObject({
      slug: 'standard',
      priceNet: 495,
      priceGross: 589,
      isAvailable: true,
    });
    await add(guest, 'A1', 10);
    const free = await guest.ask(methodEndpoints.shipping);
    expect(free.items[0]).toMatchObject({ priceNet: 0, priceGross: 0 });
  });

  it('[S7.2-40][R45] refuses unknown and unavailable methods and keeps the earlier choice', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 100);
    await guest.ask(checkoutEndpoints.paymentMethod, { body: { slug: 'vorkasse' } });
    const unknown = await guest.post(checkoutEndpoints.paymentMethod, { body: { slug: 'gratis' } });
    expect(unknown).toMatchObject({ outcome: 'refused', refusal: { code: 'method.notFound' } });
    const tooMuch = await guest.post(checkoutEndpoints.paymentMethod, { body: { slug: 'rechnung' } });
    expect(tooMuch).toMatchObject({ outcome: 'refused', refusal: { code: 'method.notAvailable' } });
    expect((await show(guest)).checkoutData.paymentMethod?.slug).toBe('vorkasse');
    const noIban = await guest.post(checkoutEndpoints.paymentMethod, {
      body: { slug: 'sepa-lastschrift', iban: 'DE00 1234' },
    });
    expect(noIban).toMatchObject({ outcome: 'refused', refusal: { code: 'fields.invalid' } });
    expect((await show(guest)).checkoutData.paymentMethod?.slug).toBe('vorkasse');
    const ship = await guest.post(checkoutEndpoints.shippingMethod, { body: { slug: 'drohne' } });
    expect(ship).toMatchObject({ outcome: 'refused', refusal: { code: 'method.notFound' } });
  });

  it('[R45] drops a choice that the basket no longer allows, so the order asks for it again', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await walkToReview(guest);
    const chosen = await guest.ask(checkoutEndpoints.paymentMethod, { body: { slug: 'rechnung' } });
    expect(chosen.basket.checkoutData.orderToken).not.toBeNull();
    await add(guest, 'A1', 200);
    const basket = await show(guest);
    expect(basket.checkoutData).toMatchObject({
      paymentMethod: null,
      orderToken: null,
      furthestStep: 'methods',
    });
    const answer = await guest.post(checkoutEndpoints.saveOrder, {
      body: { ...orderBody(chosen.basket), agb_check_approved: true },
    });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'checkout.incomplete', errorMessages: ['Die Zahlungsart fehlt.'] },
    });
  });

  it('[S7.2-40][S7.2-41][R45] opens the steps one after the other', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    expect((await show(guest)).checkoutData.furthestStep).toBe('identify');
    const email = await guest.ask(checkoutEndpoints.billingAddress, {
      body: { guestEmail: 'A@Kunde.Example ' },
    });
    expect(email.basket.checkoutData).toMatchObject({
      identity: 'guest',
      email: 'a@kunde.example',
      furthestStep: 'address',
    });
    await guest.ask(checkoutEndpoints.billingAddress, { body: { address: berlinAddress } });
    const shipping = await guest.ask(checkoutEndpoints.shippingAddress, { body: { isSameAsBilling: true } });
    expect(shipping.basket.checkoutData.furthestStep).toBe('methods');
    await guest.ask(checkoutEndpoints.paymentMethod, { body: { slug: 'vorkasse' } });
    const method = await guest.ask(checkoutEndpoints.shippingMethod, { body: { slug: 'standard' } });
    expect(method.basket.checkoutData.furthestStep).toBe('review');
  });
});
