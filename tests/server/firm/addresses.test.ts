import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressBookEndpoints } from '#contract/address-book.ts';
import { addressEndpoints } from '#contract/address.ts';
import {
  adminAddressEndpoints,
  adminUserAddressEndpoints,
  mostFirmAddresses,
} from '#contract/admin-addresses.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { add, berlinAddress, show, startSmallShop } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { refusalOf } from '#tests/server/support/outcome.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const ofFirm = adminAddressEndpoints;
const ofPeople = adminUserAddressEndpoints;
const inCity = (city: string) => ({ ...berlinAddress, city });

/** What somebody chooses from in the checkout; the default one with a star, those of the firm with an F. */
const atHand = async (visitor: TestVisitor): Promise<string[]> =>
  (await visitor.ask(addressEndpoints.list)).items.map(
    ({ city, isDefault, isOfFirm }) => `${isDefault ? '*' : ''}${isOfFirm ? 'F ' : ''}${city}`,
  );
const firmCities = async ({ admin }: Firm) =>
  (await admin.visitor.ask(ofFirm.list)).items.map(({ city }) => city);
const idIn = async ({ admin }: Firm, wanted: string): Promise<number> =>
  (await admin.visitor.ask(ofFirm.list)).items.find(({ city }) => city === wanted)?.id ?? 0;

describe('addresses of a firm', () => {
  it('[S7.1-41][S7.2-15] are kept by its admins, and everybody of it has goods sent there', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.admin;
    await visitor.ask(ofFirm.create, { body: inCity('Aachen') });
    await visitor.ask(ofFirm.create, { body: inCity('Bonn') });
    await firm.buyer.visitor.ask(addressBookEndpoints.create, { body: inCity('Celle') });
    expect(await atHand(firm.buyer.visitor)).toEqual(['*Celle', 'F Aachen', 'F Bonn']);
    expect(await atHand(firm.deputy.visitor)).toEqual(['F Aachen', 'F Bonn']);

    await add(firm.buyer.visitor, 'A1', 1);
    await firm.buyer.visitor.ask(checkoutEndpoints.billingAddress, {
      body: { addressId: await idIn(firm, 'Bonn') },
    });
    const chosen = async () => (await show(firm.buyer.visitor)).checkoutData.billingAddress?.city;
    expect(await chosen()).toBe('Bonn');

    await visitor.ask(ofFirm.update, {
      body: { ...inCity('  Bad   Honnef '), id: await idIn(firm, 'Bonn') },
    });
    expect(await firmCities(firm)).toEqual(['Aachen', 'Bad Honnef']);
    // What was chosen for an order stays what it was.
    expect(await chosen()).toBe('Bonn');
    await visitor.ask(ofFirm.remove, { body: { id: await idIn(firm, 'Aachen') } });
    expect(await atHand(firm.deputy.visitor)).toEqual(['F Bad Honnef']);
  });

  it('[S7.2-15] with a fault are refused, each at its field, and there are so many at most', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.admin;
    const faulty = { ...berlinAddress, zip: '1', lastname: '' };
    expect(await refusalOf(visitor.post(ofFirm.create, { body: faulty }))).toMatchObject({
      code: 'fields.invalid',
      fields: { lastname: 'Nachname fehlt.' },
    });
    await shop.database.query(
      `insert into address (account_id, kind, lastname, street, house_number, zip, city, country)
       select $1, 'company', 'X', 'Weg', '1', '10115', 'Berlin', 'DE' from generate_series(1, $2)`,
      [firm.accountId, mostFirmAddresses],
    );
    expect((await refusalOf(visitor.post(ofFirm.create, { body: berlinAddress }))).code).toBe(
      'address.tooMany',
    );
  });

  it('[R21][R23][S2.4-06] of another firm are answered like none, and nobody but admins changes them', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    await firm.admin.visitor.ask(ofFirm.create, { body: inCity('Aachen') });
    const id = await idIn(firm, 'Aachen');
    await add(stranger.buyer.visitor, 'A1', 1);
    for (const wanted of [id, 999_999_999]) {
      for (const answer of [
        stranger.admin.visitor.post(ofFirm.update, { body: { ...inCity('Weg'), id: wanted } }),
        stranger.admin.visitor.post(ofFirm.remove, { body: { id: wanted } }),
        stranger.buyer.visitor.post(checkoutEndpoints.billingAddress, { body: { addressId: wanted } }),
        firm.buyer.visitor.post(addressBookEndpoints.update, { body: { ...inCity('Weg'), id: wanted } }),
        firm.buyer.visitor.post(addressBookEndpoints.remove, { body: { id: wanted } }),
        firm.buyer.visitor.post(addressBookEndpoints.setDefault, { body: { id: wanted } }),
      ])
        expect((await refusalOf(answer)).code).toBe('address.notFound');
      await expect(firm.buyer.visitor.post(ofFirm.remove, { body: { id: wanted } })).rejects.toThrow('403');
    }
    expect(await firmCities(firm)).toEqual(['Aachen']);
    expect(await firmCities(stranger)).toEqual([]);
    expect(await atHand(stranger.buyer.visitor)).toEqual([]);
  });
});

describe('addresses of the people of a firm', () => {
  it('[S7.1-41][S7.2-16] are kept by its admins, too, the first of each as the default', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.admin;
    const forBuyer = { person: String(firm.buyer.id) };
    await visitor.ask(ofPeople.create, { body: { ...inCity('Aachen'), ...forBuyer } });
    await visitor.ask(ofPeople.create, { body: { ...inCity('Bonn'), ...forBuyer } });
    await firm.deputy.visitor.ask(addressBookEndpoints.create, { body: inCity('Celle') });
    expect(await atHand(firm.buyer.visitor)).toEqual(['*Aachen', 'Bonn']);
    const { items, people } = await visitor.ask(ofPeople.list);
    expect(items.map(({ city, person }) => [city, person.name])).toEqual([
      ['Aachen', 'Kaja Firma'],
      ['Bonn', 'Kaja Firma'],
      ['Celle', 'Vera Firma'],
    ]);
    expect(people.map(({ name }) => name)).toEqual(['Kaja Firma', 'Lena Firma', 'Vera Firma']);
    const ids = items.map(({ id }) => id ?? 0);
    const [first = 0, second = 0, third = 0] = ids;
    await visitor.ask(ofPeople.update, { body: { ...inCity('Dresden'), id: second, person: firm.buyer.id } });
    await visitor.ask(ofPeople.remove, { body: { id: first, person: firm.buyer.id } });
    expect(await atHand(firm.buyer.visitor)).toEqual(['*Dresden']);
    // Of one person by the name of another is none.
    const wrong = visitor.post(ofPeople.remove, { body: { id: third, person: firm.buyer.id } });
    expect((await refusalOf(wrong)).code).toBe('address.notFound');
  });

  it('[R23][R21][S7.2-16] of another firm are answered like those of nobody', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    await firm.buyer.visitor.ask(addressBookEndpoints.create, { body: inCity('Aachen') });
    const [kept] = (await firm.buyer.visitor.ask(addressEndpoints.list)).items;
    const { visitor } = stranger.admin;
    for (const person of [firm.buyer.id, 999_999_999]) {
      const id = kept?.id ?? 0;
      for (const answer of [
        visitor.post(ofPeople.update, { body: { ...inCity('Weg'), id, person } }),
        visitor.post(ofPeople.remove, { body: { id, person } }),
      ])
        expect((await refusalOf(answer)).code).toBe('person.notFound');
      const created = await refusalOf(
        visitor.post(ofPeople.create, { body: { ...inCity('Weg'), person: String(person) } }),
      );
      expect(created.fields).toEqual({ person: 'Diese Person gehört nicht (mehr) zu Ihrer Firma.' });
      const own = visitor.post(ofPeople.remove, { body: { id, person: stranger.buyer.id } });
      expect((await refusalOf(own)).code).toBe('address.notFound');
    }
    expect((await visitor.ask(ofPeople.list)).items).toEqual([]);
    expect(await atHand(firm.buyer.visitor)).toEqual(['*Aachen']);
    await expect(firm.buyer.visitor.get(ofPeople.list, {})).rejects.toThrow('403');
  });
});
