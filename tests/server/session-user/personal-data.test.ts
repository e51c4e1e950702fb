import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressBookEndpoints } from '#contract/address-book.ts';
import { personEndpoints } from '#contract/person.ts';
import { personalDataEndpoints as data } from '#contract/personal-data.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import {
  add,
  berlinAddress,
  countOf,
  startSmallShop,
  walkToReview,
  orderBody,
} from '#tests/server/basket/small-catalogue.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

const iban = 'DE02 1203 0000 0000 2020 51';
let made = 0;

/** Somebody of the firm, or private, with the password of the demo. */
async function person(
  like: string,
  isAdmin = false,
): Promise<{ visitor: TestVisitor; id: number; email: string }> {
  const email = `daten-${(made += 1)}@kontor.example`;
  const { rows } = await shop.database.query<{ id: number }>(
    `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_admin)
     select account_id, $1, $1, password_hash, 'Dana', 'Daten', $3 from person where email_normalised = $2 returning id::int`,
    [email, like, isAdmin],
  );
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return { visitor, id: rows[0]?.id ?? 0, email };
}

/** Leaves something in every part of the account. */
async function useAccount(visitor: TestVisitor): Promise<string> {
  await visitor.ask(addressBookEndpoints.create, { body: { ...berlinAddress, street: 'Geheimweg' } });
  await visitor.ask(personEndpoints.updateBankAccount, { body: { iban, accountHolder: 'Dana Daten' } });
  await visitor.ask(shoppingListEndpoints.addPosition, {
    body: { article_number: 'A1', shop_depot_id: 1, quantity: 2, data: { hint: 'Meine Notiz' } },
  });
  await shop.database.query(
    `insert into firm_change (account_id, happened_at, what, person_id, person_name, by_id, by_name)
     select account_id, now(), 'adminGiven', id, 'Dana Daten', id, 'Dana Daten' from person where id = (select max(id) from person)`,
  );
  await add(visitor, 'A1', 1);
  await visitor.ask(storedBasketEndpoints.save, { body: { name: 'Monat' } });
  const basket = await walkToReview(visitor, null);
  const { orderNumber } = await visitor.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
  await add(visitor, 'A1', 3);
  return orderNumber;
}

/** Every column of the database that refers to a person. */
async function columnsOfPeople(): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await shop.database.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'person'::regclass order by 1, 2`,
  );
  return rows;
}

const exported = async (visitor: TestVisitor) => {
  const { fileName, content } = await visitor.ask(data.export);
  expect(fileName).toBe('meine-daten.json');
  return { content, parts: JSON.parse(content) as Record<string, unknown> };
};

const ended = async (orderNumber: string): Promise<void> => {
  await shop.database.query(`update shop_order set state = 'completed' where order_number = $1`, [
    orderNumber,
  ]);
};

describe('what the shop keeps about a person', () => {
  it('[R71][R65] is given complete for machines to read, without secrets and without what is somebody else’s', async () => {
    const { visitor, email } = await person('einkauf@muster-gmbh.example');
    const other = await person('einkauf@muster-gmbh.example');
    await other.visitor.ask(addressBookEndpoints.create, { body: { ...berlinAddress, street: 'Nebenan' } });
    const orderNumber = await useAccount(visitor);
    const { content, parts } = await exported(visitor);
    expect(parts).toMatchObject({
      person: { email, firstname: 'Dana', lastname: 'Daten' },
      account: { company: 'Muster GmbH', customer_number: '20001' },
      addresses: [{ street: 'Geheimweg' }],
      bankAccount: { iban: '… 2051', account_holder: 'Dana Daten' },
      sessions: [{ mode: null }],
      basket: { positions: [{ article_number: 'A1', quantity: 3 }] },
      storedBaskets: [{ name: 'Monat', positions: [{ article_number: 'A1' }] }],
      shoppingLists: [{ slug: 'meine-liste', positions: [{ hint: 'Meine Notiz', quantity: 2 }] }],
      orders: [{ order_number: orderNumber, positions: [{ article_number: 'A1' }], history: [{ step: 1 }] }],
    });
    expect(content).not.toMatch(/hash|password|secret|Nebenan|DE02/i);
  });

  it('[R71] holds every table that knows the person', async () => {
    // Whoever adds one says here how it is told, or why it holds nothing to tell.
    const told = [
      'account.deputy_id',
      'address.person_id',
      'basket.person_id',
      'budget.person_id',
      'cost_center.owner_id',
      'cost_center_person.person_id',
      'external_catalog.person_id',
      'firm_change.by_id',
      'firm_change.person_id',
      'handed_over_taking.person_id',
      'invitation.invited_by',
      'login_device.person_id',
      'person_bank_account.person_id',
      'person_sign_in.person_id',
      'second_factor.person_id',
      'session.person_id',
      'shop_order.person_id',
      'shop_order_history.person_id',
      'shopping_list.person_id',
      'stored_basket.person_id',
    ];
    const keysAlone = [
      'login_way_in.person_id',
      'password_reset.person_id',
      'second_factor_attempt.person_id',
    ];
    const found = (await columnsOfPeople()).map(({ table, column }) => `${table}.${column}`);
    expect(found.filter((column) => column !== 'second_factor_recovery.person_id')).toEqual(
      [...told, ...keysAlone].toSorted(),
    );
  });
});

describe('a person who asks to be erased', () => {
  const erase = (visitor: TestVisitor, currentPassword = demoPassword) =>
    visitor.post(data.erase, { body: { currentPassword } });

  it('[R71] is: nothing of them is left but their orders, without a name, and nobody signs in as them', async () => {
    const { visitor, id, email } = await person('privat@kontor.example');
    const elsewhere = shop.visitor();
    await elsewhere.signIn(email);
    const orderNumber = await useAccount(visitor);
    await ended(orderNumber);

    expect(await erase(visitor, 'falsch')).toMatchObject({
      refusal: { code: 'password.wrong', fieldErrors: { currentPassword: expect.any(String) as string } },
    });
    expect(await erase(visitor)).toMatchObject({
      reply: { keptOrders: [orderNumber], redirectTo: '/', user: { guest: true } },
    });
    for (const { table, column } of await columnsOfPeople()) {
      if (table === 'shop_order' || table === 'shop_order_history') continue;
      expect([
        table,
        await countOf(shop, `select count(*)::int from ${table} where ${column} = $1`, [id]),
      ]).toEqual([table, 0]);
    }
    const { rows } = await shop.database.query(
      `select p.firstname, p.lastname, p.phone, p.is_active, o.email, o.comment, o.iban, o.shipping_address ->> 'phone' as phone_there
       from person p join shop_order o on o.person_id = p.id where p.id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        firstname: 'Gelöschte',
        lastname: 'Person',
        phone: '',
        is_active: false,
        email: `geloescht-${id}@erased.invalid`,
        comment: '',
        iban: null,
        phone_there: '',
      },
    ]);
    expect(
      await countOf(
        shop,
        `select count(*)::int from firm_change
         where person_id is null and person_name = 'Gelöschte Person' and by_name = person_name`,
      ),
    ).toBe(1);
    for (const signedIn of [visitor, elsewhere])
      expect((await signedIn.ask(sessionEndpoints.user)).user.guest).toBe(true);
    for (const name of [email, `geloescht-${id}@erased.invalid`])
      expect(
        await shop.visitor().post(sessionEndpoints.login, { body: { email: name, password: demoPassword } }),
      ).toMatchObject({ refusal: { code: 'login.failed' } });
    const mail = await shop.database.query<{ text_body: string }>(
      `select text_body from outbox_mail where recipient = $1 and sent_at is null order by id desc limit 1`,
      [email],
    );
    expect(mail.rows[0]?.text_body).toContain(orderNumber);
  });

  it('[R71] keeps what is under way until it has ended', async () => {
    const { visitor, id, email } = await person('privat@kontor.example');
    const orderNumber = await useAccount(visitor);
    await erase(visitor);
    const emailOfOrder = async () =>
      (
        await shop.database.query<{ email: string }>('select email from shop_order where order_number = $1', [
          orderNumber,
        ])
      ).rows[0]?.email;
    expect(await emailOfOrder()).toBe(email);
    await ended(orderNumber);
    await tidyUp(shop.modules, new Date());
    expect(await emailOfOrder()).toBe(`geloescht-${id}@erased.invalid`);
  });

  it('[R71] leaves no firm without somebody who runs its account, also where two go at once', async () => {
    await shop.database.query(
      `insert into account (kind, customer_number, company) values ('company', 'L-1', 'Letzte GmbH')`,
    );
    const admins = [
      await person('privat@kontor.example', true),
      await person('privat@kontor.example', true),
      await person('privat@kontor.example'),
    ];
    await shop.database.query(
      `update person set account_id = (select id from account where customer_number = 'L-1') where id = any ($1)`,
      [admins.map(({ id }) => id)],
    );
    const outcomes = await Promise.all(admins.slice(0, 2).map(({ visitor }) => erase(visitor)));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'refused']);
    expect(outcomes.find(({ outcome }) => outcome === 'refused')).toMatchObject({
      refusal: { code: 'person.lastAdmin' },
    });
  });
});
