import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { createFirstChanges } from '#server/session/first-changes.ts';
import { add, addBody, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { openCall } from '#tests/server/support/open-call.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(() => shop.stop());

describe('a call and its session', () => {
  it('[R18] signs nobody in whose session has ended while the password was checked', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    const call = await openCall(shop, shop.keys.read(guest.cookie ?? ''));
    await shop.database.query('delete from session where id = $1', [call.visitor.session.id]);
    const body = { email: 'privat@kontor.example', password: demoPassword };
    await expect(shop.handlers.invoke(sessionEndpoints.login, { body }, call)).rejects.toMatchObject({
      statusCode: 419,
    });
    expect(call.session.cookies().session).toBeNull();
  });

  it('says the basket that the same page has filled meanwhile when the kind of prices is chosen', async () => {
    const identity = shop.keys.create();
    const origin = { identity, token: shop.keys.csrfToken(identity.id, false), address: '127.0.0.1' };
    const { change } = createFirstChanges(shop.keys).enter(origin);
    const [adding, choosing] = [
      await openCall(shop, identity, change),
      await openCall(shop, identity, change),
    ];
    await shop.handlers.invoke(basketEndpoints.add, { body: addBody('A1', 2) }, adding);
    const chosen = await shop.handlers.invoke(sessionEndpoints.setB2c, { body: {} }, choosing);
    expect(chosen).toMatchObject({ outcome: 'ok', reply: { head: { article_count: 2 } } });
  });
});
