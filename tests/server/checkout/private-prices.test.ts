import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { sessionEndpoints } from '#contract/session.ts';
import {
  add,
  berlinAddress,
  orderBody,
  show,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const company = { ...berlinAddress, kind: 'company' as const, company: 'Muster GmbH' };

/** Says the addresses as the address step does; gives what the answer to its last call says. */
async function sayAddresses(
  visitor: Pick<TestVisitor, 'ask'>,
  address: typeof berlinAddress | typeof company,
) {
  await visitor.ask(checkoutEndpoints.billingAddress, { body: { address } });
  return visitor.ask(checkoutEndpoints.shippingAddress, { body: { isSameAsBilling: true } });
}

async function guestWithBasket() {
  const guest = shop.visitor();
  await add(guest, 'A1', 3);
  await guest.ask(checkoutEndpoints.billingAddress, { body: { guestEmail: 'privat@kunde.example' } });
  return guest;
}

describe('who says that they buy privately', () => {
  it('[S4.2-01] sees prices including VAT from that answer on, and orders at them', async () => {
    const guest = await guestWithBasket();
    const answer = await sayAddresses(guest, berlinAddress);
    expect(answer).toMatchObject({
      basket: { mode: 'b2c', totals: { goodsGross: 7137 } },
      shop: { isB2b: false },
      head: { version: answer.basket.version, goodsGross: 7137 },
    });
    expect(await show(guest)).toMatchObject({ mode: 'b2c' });
    expect((await guest.ask(sessionEndpoints.user)).shop.isB2b).toBe(false);
    const review = await walkToReview(guest, null);
    const order = await guest.post(checkoutEndpoints.saveOrder, { body: orderBody(review) });
    expect(order).toMatchObject({ outcome: 'ok' });
  });

  it('[S4.2-01] keeps the prices they have pressed for, also when they say their address once more', async () => {
    const guest = await guestWithBasket();
    await sayAddresses(guest, berlinAddress);
    await guest.ask(sessionEndpoints.setB2b);
    const answer = await sayAddresses(guest, berlinAddress);
    expect([answer.basket.mode, answer.shop]).toEqual(['b2b', undefined]);
  });

  it('[S4.2-02] is nobody whose invoice goes to a company, and nobody of a firm', async () => {
    const guest = await guestWithBasket();
    const answer = await sayAddresses(guest, company);
    expect([answer.basket.mode, answer.shop]).toEqual(['b2b', undefined]);
    const { visitor } = (await startFirm(shop)).buyer;
    await add(visitor, 'A1', 1);
    const ofFirm = await sayAddresses(visitor, berlinAddress);
    expect([ofFirm.basket.mode, ofFirm.shop]).toEqual(['b2b', undefined]);
  });

  it('[S4.2-03] changes nothing where the shop offers no switch', async () => {
    await shop.services.settings.change({ showB2Switcher: false });
    const answer = await sayAddresses(await guestWithBasket(), berlinAddress);
    expect([answer.basket.mode, answer.shop]).toEqual(['b2b', undefined]);
    await shop.services.settings.change({ showB2Switcher: true });
  });
});
