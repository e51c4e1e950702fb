import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasedPath } from '#contract/account-path.ts';
import { addressBookEndpoints } from '#contract/address-book.ts';
import { offerRequestEndpoints } from '#contract/offer-request.ts';
import { personEndpoints } from '#contract/person.ts';
import { personalDataEndpoints as data } from '#contract/personal-data.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startOrderMailWorker } from '#server/order/order-mail-worker.ts';
import { invoiceWorkerOf } from '#tests/server/invoice/written-invoices.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import {
  add,
  berlinAddress,
  countOf,
  orderBasket,
  startSmallShop,
} from '#tests/server/basket/small-catalogue.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { personalDataNames } from '#texts/de/personal-data-names.ts';
import { mailsTo, mailWorkerOptions, publicUrl } from '#tests/server/support/mailed.ts';
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

/** What others, or the work for a firm, leave of somebody; each row refers to the person. */
async function leaveInFirm(visitor: TestVisitor): Promise<void> {
  const { user } = await visitor.ask(sessionEndpoints.user);
  const { id, email } = user.data;
  const number = `P-${id}`;
  for (const text of [
    `insert into firm_change (account_id, happened_at, what, person_id, person_name, by_id, by_name)
       select account_id, now(), 'adminGiven', id, 'Dana Daten', id, 'Dana Daten' from person where id = $1`,
    `insert into firm_change (account_id, happened_at, what, person_name, by_name)
       select account_id, now(), 'invited', 'Dana Daten (' || email || ')', 'Lea Leitung' from person where id = $1`,
    `insert into cost_center (account_id, number, name, owner_id) select account_id, '${number}', 'Eigene', id from person where id = $1`,
    `insert into cost_center_person (cost_center_id, person_id) select id, $1 from cost_center where number = '${number}'`,
    `insert into own_device (account_id, person_id, slug, name, room, added_at)
       select account_id, id, 'hp-laserjet-pro-m404dn', 'HP LaserJet Pro M404dn', 'Empfang', now() from person where id = $1`,
    `insert into budget (account_id, person_id, period, amount_cents) select account_id, id, 'month', 100 from person where id = $1`,
    `insert into second_factor (person_id, secret, begun_at) values ($1, 'verschlüsselt', now())`,
    `insert into passkey (person_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at, browser, network)
       select id, 'kennung-' || id, 'öffentlich', 0, '{}', false, 'Mein Telefon', now(), '', '' from person where id = $1`,
    `insert into invitation (account_id, email, email_normalised, firstname, lastname, is_admin, may_order, invited_by, language,
         invited_at, valid_until, is_waiting)
       select account_id, 'neu-' || id || '@neu.example', 'neu-' || id || '@neu.example', 'Ina', 'Neu', false, true, id, 'de', now(),
         now() + interval '1 day', false from person where id = $1`,
    `insert into rating (person_id, article_number, display_name, stars, title, body, shown_name, language, created_at, state,
         decided_by, decided_at)
       values ($1::int, 'BEWERTET-' || $1::int, 'Toner', 5, 'Gut', 'Druckt sauber.', 'Dana D.', 'de', now(), 'shown', $1::int, now())`,
    `insert into search_rule_version (version, published_at, published_by, did, rule, rules)
       select coalesce(max(version), 0) + 1, now(), $1, 'added', '{"kind":"blocked","word":"gratis","target":""}', '[]' from search_rule_version`,
    `with made as (insert into handed_over_basket (uuid, kind, made_at) values (gen_random_uuid(), 'livebook', now()) returning id)
       insert into handed_over_taking (handed_over_basket_id, person_id, taken_at, told) select made.id, $1, now(), '{}' from made`,
    `insert into external_catalog (slug, name, account_id, person_id, protocol, login_name, secret_hash, return_origins)
       select 'katalog-' || id, 'Einkauf', account_id, id, 'oci4', 'x', 'x', array['https://einkauf.example'] from person where id = $1`,
    `insert into email_change (person_id, email, language, asked_at, is_waiting)
       select id, 'neu-' || email, 'de', now(), false from person where id = $1`,
    // The passkey is a second factor; it was shown just now.
    `update session set second_factor_at = now() where person_id = $1`,
    `update account a set deputy_id = p.id from person p where p.id = $1 and a.id = p.account_id`,
  ])
    await shop.database.query(text, [id]);
  expect(email).not.toBe('');
}

/** Leaves something in every part of the account. */
async function useAccount(visitor: TestVisitor): Promise<string> {
  await visitor.ask(addressBookEndpoints.create, { body: { ...berlinAddress, street: 'Geheimweg' } });
  await visitor.ask(personEndpoints.updateBankAccount, { body: { iban, accountHolder: 'Dana Daten' } });
  await visitor.ask(shoppingListEndpoints.addPosition, {
    body: { article_number: 'A1', shop_depot_id: 1, quantity: 2, data: { hint: 'Meine Notiz' } },
  });
  await visitor.ask(offerRequestEndpoints.add, {
    body: { articleNumber: 'D1', shopDepotId: 1, quantity: 2 },
  });
  await leaveInFirm(visitor);
  await add(visitor, 'A1', 1);
  await visitor.ask(storedBasketEndpoints.save, { body: { name: 'Monat' } });
  const orderNumber = await orderBasket(visitor, null);
  await add(visitor, 'A1', 3);
  await visitor.ask(checkoutEndpoints.billingAddress, { body: { address: berlinAddress } });
  await visitor.ask(checkoutEndpoints.remarks, {
    body: { comment: 'Bitte klingeln', deliveryDay: '2026-12-03' },
  });
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

/** Names of all fields, at any depth. */
function namesIn(value: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, held] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    namesIn(held, names);
  }
  return names;
}

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
      Person: { E_Mail_Adresse: email, Vorname: 'Dana', Nachname: 'Daten' },
      Kundenkonto: { Firma: 'Muster GmbH', Kundennummer: '20001' },
      Adressen: [{ Straße: 'Geheimweg' }],
      Bankverbindung: { IBAN: '… 2051', Kontoinhaber: 'Dana Daten' },
      Sitzungen: [{ Preisdarstellung: null }],
      Warenkorb: {
        Positionen: [{ Artikelnummer: 'A1', Menge: 3 }],
        Angaben_zur_Bestellung: { Bemerkung: 'Bitte klingeln', Wunschliefertag: '2026-12-03' },
      },
      gespeicherte_Warenkörbe: [{ Name: 'Monat', Positionen: [{ Artikelnummer: 'A1' }] }],
      Merklisten: [{ Kennung: 'meine-liste', Positionen: [{ Notiz: 'Meine Notiz', Menge: 2 }] }],
      Bestellungen: [
        { Bestellnummer: orderNumber, Positionen: [{ Artikelnummer: 'A1' }], Verlauf: [{ Schritt: 1 }] },
      ],
    });
    expect(content).not.toMatch(/hash|password|secret|Nebenan|DE02/i);
  });

  it('[R71] names every field in the language of the person', async () => {
    const { visitor } = await person('einkauf@muster-gmbh.example');
    await useAccount(visitor);
    const german = new Set(Object.values(personalDataNames));
    const { parts } = await exported(visitor);
    // Pieces that were taken from the stock stand by the number of their article.
    expect([...namesIn(parts)].filter((name) => !german.has(name) && !/^\d+$/.test(name))).toEqual([]);
    await visitor.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
    expect((await exported(visitor)).parts).toHaveProperty('account.customer_number');
  });

  it('[R71] tells of every table that knows the person', async () => {
    // Whoever adds one says here in which part it is told, or that it holds keys alone.
    const toldIn: Readonly<Record<string, string | null>> = {
      'account.deputy_id': 'account',
      'account.release_rules_changed_by': 'account',
      'address.person_id': 'addresses',
      'basket.person_id': 'basket',
      'budget.changed_by': null,
      'budget.person_id': 'budgets',
      'cost_center.owner_id': 'costCenters',
      'cost_center_person.person_id': 'costCenters',
      'email_change.person_id': 'emailChange',
      'external_catalog.person_id': 'externalCatalogs',
      'firm_change.by_id': 'changesOfTheFirm',
      'firm_change.person_id': 'changesOfTheFirm',
      'handed_over_taking.person_id': 'basketsTakenOver',
      'invitation.invited_by': 'invitations',
      'login_device.person_id': 'browsers',
      'login_way_in.person_id': null,
      'offer_request.person_id': 'offerRequests',
      'own_device.person_id': 'ownDevices',
      'passkey.person_id': 'passkeys',
      'passkey_challenge.person_id': null,
      'password_reset.person_id': null,
      'person_bank_account.person_id': 'bankAccount',
      'person_sign_in.person_id': 'lastSignIn',
      'rating.decided_by': 'ratingDecisions',
      'rating.person_id': 'ratings',
      'search_rule_version.published_by': 'searchRules',
      'second_factor.person_id': 'secondFactor',
      'second_factor_attempt.person_id': null,
      'second_factor_recovery.person_id': null,
      'session.person_id': 'sessions',
      'shop_order.person_id': 'orders',
      'shop_order_history.person_id': 'orders',
      'shopping_list.person_id': 'shoppingLists',
      'stored_basket.person_id': 'storedBaskets',
    };
    expect((await columnsOfPeople()).map(({ table, column }) => `${table}.${column}`)).toEqual(
      Object.keys(toldIn),
    );
    const { visitor } = await person('einkauf@muster-gmbh.example');
    await useAccount(visitor);
    const { parts } = await exported(visitor);
    const silent = Object.values(toldIn).filter((part) => {
      const told = part === null ? 'a key' : parts[personalDataNames[part] ?? part];
      return told === null || told === undefined || (Array.isArray(told) && told.length === 0);
    });
    expect(silent).toEqual([]);
  });
});

describe('a person who asks to be erased', () => {
  const erase = (visitor: TestVisitor, currentPassword = demoPassword) =>
    visitor.post(data.erase, { body: { currentPassword } });

  it('[R71] is: nothing of them is left but their orders, without a name, and nobody signs in as them', async () => {
    const { visitor, id, email } = await person('einkauf@muster-gmbh.example');
    const elsewhere = shop.visitor();
    await elsewhere.signIn(email);
    const orderNumber = await useAccount(visitor);
    await ended(orderNumber);

    expect(await erase(visitor, 'falsch')).toMatchObject({
      refusal: { code: 'password.wrong', fieldErrors: { currentPassword: expect.any(String) as string } },
    });
    expect(await erase(visitor)).toMatchObject({
      reply: { keptOrders: [orderNumber], redirectTo: erasedPath, user: { guest: true } },
    });
    // A cost center that was hers alone is nobody's, not everybody's; the catalog is closed.
    const kept = ['shop_order', 'shop_order_history', 'cost_center_person', 'external_catalog'];
    expect(
      await countOf(shop, 'select count(*)::int from external_catalog where person_id = $1 and is_active', [
        id,
      ]),
    ).toBe(0);
    expect(
      await countOf(shop, 'select count(*)::int from cost_center_person where person_id = $1', [id]),
    ).toBe(1);
    for (const { table, column } of await columnsOfPeople()) {
      if (kept.includes(table)) continue;
      expect([
        table,
        await countOf(shop, `select count(*)::int from ${table} where ${column} = $1`, [id]),
      ]).toEqual([table, 0]);
    }
    // What was shown of a rating stays, of nobody.
    expect(
      await countOf(
        shop,
        `select count(*)::int from rating where article_number = 'BEWERTET-' || $1::int and shown_name = '' and order_id is null`,
        [id],
      ),
    ).toBe(1);
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
    expect(
      await countOf(shop, `select count(*)::int from firm_change where person_name like '%' || $1 || '%'`, [
        email,
      ]),
    ).toBe(0);
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

  it('[R71] leaves what is under way to be confirmed and billed by mails that lead into no account', async () => {
    const said = async (isErased: boolean): Promise<readonly string[]> => {
      const { visitor, email } = await person('privat@kontor.example');
      await add(visitor, 'A1', 1);
      const orderNumber = await orderBasket(visitor, null);
      await shop.database.query(
        `update shop_order set state = 'shipped', invoicing = 'due' where order_number = $1`,
        [orderNumber],
      );
      if (isErased) await erase(visitor);
      const confirmations = startOrderMailWorker(mailWorkerOptions(shop));
      const invoices = invoiceWorkerOf(shop, { publicUrl });
      for (const worker of [confirmations, invoices]) {
        await worker.drain();
        await worker.stop();
      }
      return (await mailsTo(shop, email))
        .filter(({ subject }) => subject.includes(orderNumber))
        .map(({ text }) => (text.includes(`${publicUrl}/my/`) ? 'leads there' : 'leads nowhere'));
    };
    expect(await said(false)).toEqual(['leads there', 'leads there']);
    expect(await said(true)).toEqual(['leads nowhere', 'leads nowhere']);
  });

  it('[R71] takes the last traces of an account along where nobody is left of it', async () => {
    await shop.database.query(
      `insert into account (kind, customer_number, company, vat_id, buyer_reference, invoice_format)
       values ('company', 'E-1', 'Einzel Kauffrau', 'DE136695976', 'Dana Daten, Einkauf', 'xrechnung')`,
    );
    const { visitor, id } = await person('privat@kontor.example', true);
    await shop.database.query(
      `update person set account_id = (select id from account where customer_number = 'E-1') where id = $1`,
      [id],
    );
    await leaveInFirm(visitor);
    await erase(visitor);
    const { rows } = await shop.database.query(
      `select a.company, a.vat_id, a.buyer_reference, a.invoice_format, (select count(*)::int from invitation i where i.account_id = a.id) as invitations
       from account a where a.customer_number = 'E-1'`,
    );
    expect(rows).toEqual([
      { company: 'Gelöschtes Konto', vat_id: '', buyer_reference: '', invoice_format: null, invitations: 0 },
    ]);
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
      refusal: { code: 'person.notAllowed' },
    });
    // Whoever stays is told before a password is typed.
    const stays = admins[outcomes.findIndex(({ outcome }) => outcome === 'refused')];
    expect(await stays?.visitor.ask(data.erasability)).toMatchObject({ isLastAdmin: true });
    expect(await admins[2]?.visitor.ask(data.erasability)).toMatchObject({
      isLastAdmin: false,
    });
  });
});
