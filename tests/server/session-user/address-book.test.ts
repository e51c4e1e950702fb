import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressBookEndpoints, mostAddresses } from '#contract/address-book.ts';
import { addressEndpoints } from '#contract/address.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { add, berlinAddress, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { codeOf } from '#tests/server/support/outcome.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

async function member(email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
}

const keep = (visitor: TestVisitor, city: string) =>
  visitor.ask(addressBookEndpoints.create, { body: { ...berlinAddress, city } });

/** Cities of the kept addresses, the default one with a star. */
const cities = async (visitor: TestVisitor): Promise<string[]> =>
  (await visitor.ask(addressEndpoints.list)).items.map(({ city, isDefault }) =>
    isDefault ? `*${city}` : city,
  );

async function idOf(visitor: TestVisitor, wanted: string): Promise<number> {
  const { items } = await visitor.ask(addressEndpoints.list);
  return items.find(({ city }) => city === wanted)?.id ?? 0;
}

describe('kept addresses', () => {
  it('[S7.2-02][S7.2-03] are added, changed, deleted and offered first, the first one by itself', async () => {
    const visitor = await member('einkauf@muster-gmbh.example');
    await keep(visitor, 'Aachen');
    await keep(visitor, 'Bonn');
    await keep(visitor, 'Celle');
    expect(await cities(visitor)).toEqual(['*Aachen', 'Bonn', 'Celle']);

    await visitor.ask(addressBookEndpoints.setDefault, { body: { id: await idOf(visitor, 'Celle') } });
    const changed = { ...berlinAddress, id: await idOf(visitor, 'Bonn'), city: '  Bad   Honnef ' };
    await visitor.ask(addressBookEndpoints.update, { body: changed });
    expect(await cities(visitor)).toEqual(['*Celle', 'Aachen', 'Bad Honnef']);

    await visitor.ask(addressBookEndpoints.remove, { body: { id: await idOf(visitor, 'Celle') } });
    expect(await cities(visitor)).toEqual(['*Aachen', 'Bad Honnef']);
  });

  it('[S7.2-02] with a fault are refused, each at its field', async () => {
    const visitor = await member('leitung@muster-gmbh.example');
    const long = { ...berlinAddress, street: 'S'.repeat(81) };
    expect(await visitor.post(addressBookEndpoints.create, { body: long })).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'fields.invalid', fieldErrors: { street: 'Straße ist zu lang.' } },
    });
    const faulty = { ...berlinAddress, zip: '1', lastname: '' };
    const answer = await visitor.post(addressBookEndpoints.create, { body: faulty });
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'fields.invalid', fieldErrors: { lastname: 'Nachname fehlt.' } },
    });
    expect(await cities(visitor)).toEqual([]);
  });

  it('[R23] of others are answered like one that does not exist, and stay as they are', async () => {
    const owner = await member('admin@andere-gmbh.example');
    await keep(owner, 'Dresden');
    const id = await idOf(owner, 'Dresden');
    for (const stranger of [
      await member('einkauf@andere-gmbh.example'),
      await member('privat@kontor.example'),
    ])
      for (const wanted of [id, 999_999_999]) {
        const body = { id: wanted };
        expect(
          await codeOf(stranger.post(addressBookEndpoints.update, { body: { ...berlinAddress, ...body } })),
        ).toBe('address.notFound');
        expect(await codeOf(stranger.post(addressBookEndpoints.remove, { body }))).toBe('address.notFound');
        expect(await codeOf(stranger.post(addressBookEndpoints.setDefault, { body }))).toBe(
          'address.notFound',
        );
      }
    expect(await codeOf(shop.visitor().post(addressBookEndpoints.remove, { body: { id } }))).toBe(
      'session.ended',
    );
    expect(await cities(owner)).toEqual(['*Dresden']);
  });

  it('[S7.2-41] are kept from the checkout where the customer says so, each once', async () => {
    const visitor = await member('leitung@muster-gmbh.example');
    await add(visitor, 'A1', 1);
    const typed = { ...berlinAddress, city: 'Emden' };
    const say = (isKept?: boolean) =>
      visitor.ask(checkoutEndpoints.billingAddress, {
        body: { address: typed, ...(isKept === undefined ? {} : { isKept }) },
      });
    expect((await say()).basket.checkoutData.billingAddress?.id).toBeNull();
    expect(await cities(visitor)).not.toContain('*Emden');
    const { billingAddress } = (await say(true)).basket.checkoutData;
    const same = { body: { address: typed, isKept: true } };
    const { basket } = await visitor.ask(checkoutEndpoints.shippingAddress, same);
    const id = await idOf(visitor, 'Emden');
    expect(id).not.toBe(0);
    expect([billingAddress?.id, basket.checkoutData.shippingAddress?.id]).toEqual([id, id]);
    expect((await cities(visitor)).filter((city) => /Emden/.test(city))).toHaveLength(1);
  });

  it('[S7.2-41] are not kept for a guest, who has none', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    const body = { address: berlinAddress, isKept: true };
    const { basket } = await guest.ask(checkoutEndpoints.billingAddress, { body });
    expect(basket.checkoutData.billingAddress?.id).toBeNull();
  });

  it('keep one default and no more than there is room for, however many come at once', async () => {
    const visitor = await member('einkauf@andere-gmbh.example');
    await Promise.all(Array.from({ length: 8 }, (_, index) => keep(visitor, `Ort ${index}`)));
    const ids = (await visitor.ask(addressEndpoints.list)).items.map(({ id }) => id ?? 0);
    await Promise.all(ids.map((id) => visitor.ask(addressBookEndpoints.setDefault, { body: { id } })));
    expect((await cities(visitor)).filter((city) => city.startsWith('*'))).toHaveLength(1);
    await Promise.all(
      Array.from({ length: mostAddresses }, () =>
        visitor.post(addressBookEndpoints.create, { body: berlinAddress }),
      ),
    );
    expect(await cities(visitor)).toHaveLength(mostAddresses);
    expect(await codeOf(visitor.post(addressBookEndpoints.create, { body: berlinAddress }))).toBe(
      'address.tooMany',
    );
  });
});
