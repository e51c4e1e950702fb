import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { adminBudgetEndpoints } from '#contract/admin-budgets.ts';
import { adminCostCenterEndpoints } from '#contract/admin-cost-centers.ts';
import { addressBookEndpoints } from '#contract/address-book.ts';
import { addressEndpoints } from '#contract/address.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import { storedBasketEndpoints } from '#contract/stored-basket.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import {
  add,
  addBody,
  berlinAddress,
  insertArticle,
  orderBasket,
  orderBody,
  show,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { directorySamples, insertKinds } from './directory-samples.ts';
import { externalCatalogSamples } from './external-catalog-samples.ts';
import { livebookBasket } from '#tests/server/handed-over-basket/livebook-basket.ts';
import { firmPeopleSamples } from './firm-people-samples.ts';
import { articleOnRequest, offerRequestSamples } from './offer-request-samples.ts';
import { ownDeviceSamples } from './own-device-samples.ts';
import { ratingSamples } from './rating-samples.ts';
import { searchSteeringSamples } from './search-steering-samples.ts';
import { placedOrder, releaseSamples } from './release-samples.ts';
import { body, query } from './sample.ts';
import { invoiceSamples } from './invoice-samples.ts';
import type { Sample, Situation } from './sample.ts';
import { passkeySamples } from './passkey-samples.ts';
import { memberEmail, signInSamples } from './sign-in-samples.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

export type { Sample } from './sample.ts';
export { memberEmail } from './sign-in-samples.ts';
export const validIban = 'DE02120300000000202051';

/** A mailed way in that is good for every prepared visitor. */
const wayIn = 'W'.repeat(43);

/** A mailed key of a notice that waits for its article. */
const noticeKey = 'N'.repeat(43);

/** Of the demo catalogue; a shop without it gets one of that name. */
const printerSlug = 'hp-laserjet-pro-m404dn';

const positionUid = async ({ visitor }: Situation): Promise<string> =>
  (await show(visitor)).items[0]?.uid ?? '';

async function keptAddress({ visitor }: Situation): Promise<number> {
  await visitor.ask(addressBookEndpoints.create, { body: berlinAddress });
  const { items } = await visitor.ask(addressEndpoints.list);
  return items.at(-1)?.id ?? 0;
}

const ownId = async ({ visitor }: Situation): Promise<number> =>
  (await visitor.ask(sessionEndpoints.user)).user.data.id ?? 0;

/** A cost center as it is typed, of a number nobody has. */
const costCenterBody = () => ({
  number: `K-${randomUUID()}`,
  name: 'Verwaltung',
  owner: '',
  state: 'active' as const,
});

const keptCostCenter = async ({ visitor }: Situation): Promise<number> =>
  (await visitor.ask(adminCostCenterEndpoints.create, { body: costCenterBody() })).id;

async function keptBudget(situation: Situation): Promise<number> {
  const costCenter = String(await keptCostCenter(situation));
  const body = { person: '', costCenter, amount: '100', period: 'month' as const };
  return (await situation.visitor.ask(adminBudgetEndpoints.create, { body })).id;
}
/** A list of the visitor's own with the article on it; those of before go, so that there is room for it. */
async function keptList({ visitor, article }: Situation): Promise<{ list: number; position: number }> {
  const { items } = await visitor.ask(shoppingListEndpoints.mine, {});
  for (const { id } of items) await visitor.ask(shoppingListEndpoints.remove, { body: { id } });
  const body = { article_number: article, shop_depot_id: 1, quantity: 1 };
  await visitor.ask(shoppingListEndpoints.addPosition, { body });
  const { current } = await visitor.ask(shoppingListEndpoints.mine, {});
  return { list: current?.id ?? 0, position: current?.positions[0]?.id ?? 0 };
}

/** The visitor is somebody from then on who is there for this call alone. */
async function somebodyToErase({ shop, visitor }: Situation): Promise<Sample> {
  await shop.database.query(
    `with made as (insert into person (account_id, email, email_normalised, password_hash, lastname)
        select account_id, $2, $2, password_hash, 'Weg' from person where email = $3 returning id)
     update session s set person_id = made.id from made where s.hash = $1`,
    [shop.keys.hash(visitor.cookie?.split('.')[1] ?? ''), `weg-${randomUUID()}@kontor.example`, memberEmail],
  );
  return { body: { currentPassword: demoPassword } };
}

const ofList = async (situation: Situation): Promise<Sample> => ({
  body: { id: (await keptList(situation)).list },
});
const ofPosition =
  (more: Readonly<Record<string, unknown>> = {}) =>
  async (situation: Situation): Promise<Sample> => ({
    body: { id: (await keptList(situation)).position, ...more },
  });

/** A basket the visitor keeps; those of before go, so that there is room for it. */
async function storedBasket({ visitor }: Situation): Promise<number> {
  for (const { id } of (await show(visitor)).saved_baskets)
    await visitor.ask(storedBasketEndpoints.remove, { body: { id } });
  const { basket } = await visitor.ask(storedBasketEndpoints.save, { body: { name: 'Monatsbedarf' } });
  return basket.saved_baskets[0]?.id ?? 0;
}

/** An order of nobody with an account, which alone is found by number and mail address. */
async function orderOfGuest(
  { shop, article }: Situation,
  email = 'gast@kunde.example',
): Promise<{ readonly body: { readonly orderNumber: string; readonly email: string } }> {
  const guest = shop.visitor();
  await add(guest, article, 1);
  const orderNumber = await orderBasket(guest, email);
  return { body: { orderNumber, email } };
}

async function orderToJoin(situation: Situation): Promise<Sample> {
  // Tries at other numbers count with these.
  await situation.shop.database.query('delete from login_failure');
  const { orderNumber } = (await orderOfGuest(situation, memberEmail)).body;
  return { body: { orderNumber } };
}

/** An article of the catalogue that is sold out. */
async function soldOutArticle({ shop }: Situation): Promise<string> {
  const { rows } = await shop.database.query<{ number: string }>(
    `select article_number as number from article a join article_stock s on s.article_id = a.id
     where is_visible and (delivery_state = 2 or delivery_state = 1 and stock <= 0) limit 1`,
  );
  return rows[0]?.number ?? '';
}

const nothing = async (): Promise<Sample> => ({});

const list = query({
  search: 'toner',
  page: 1,
  limit: 24,
  paginate: 'true',
  sortBy: 'price',
  sortDirection: 'desc',
  filter: '{"brand":["hp"],"basisfarbe":["schwarz"]}',
  isBGS: 'false',
});

/** One accepted request for every call of the contract; a call without one fails the suites that use the table. */
const samples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'system.config': query({ wld: 'true' }),
  'system.cookies': nothing,
  'system.setLanguage': body({ language: 'en' }),
  'session.user': nothing,
  'session.token': nothing,
  'session.login': body({ email: memberEmail, password: demoPassword, redirectTo: '/shop/basket' }),
  'session.openWayIn': body({ token: wayIn }),
  'session.logout': body({ redirectTo: '/' }),
  'session.setB2b': body({}),
  'session.setB2c': body({}),
  'listing.list': list,
  'listing.filter': list,
  'listing.supply': query({ search: 'laserjet' }),
  'listing.suggest': query({ searchterm: 'toner hp schwarz' }),
  'printer.supplies': query({ device: printerSlug }),
  ...directorySamples,
  'comparison.articles': async ({ article }) => ({ query: { articles: `${article}-1` } }),
  'article.bySlug': async ({ article }) => ({ params: { slug: `${article}-1` } }),
  'basket.show': nothing,
  'basket.widget': nothing,
  'basket.add': async ({ article }) => ({
    body: {
      ...addBody(article, 2),
      unit: 'Stück',
      costCenter: 'Lager 1',
      offerNumber: 'A-1',
      hint: 'Zweiter Stock',
      price: 1,
      displayName: 'x',
    },
  }),
  'basket.addItems': async ({ article }) => ({
    body: { items: [addBody(article, 1), addBody(article, '2', { hint: 'x' })] },
  }),
  'quickOrder.resolve': async ({ article }) => ({ body: { numbers: [article, 'unbekannt 4711'] } }),
  'basket.updateQuantity': async (situation) => ({
    body: { uid: await positionUid(situation), quantity: 4 },
  }),
  'basket.updateNotice': async (situation) => ({
    body: { uid: await positionUid(situation), hint: 'Bitte klingeln' },
  }),
  // Who is no buyer of a firm books on none.
  'basket.updateCostCenter': async (situation) => ({
    body: { uid: await positionUid(situation), costCenter: '' },
  }),
  'basket.remove': async (situation) => ({ body: { uid: await positionUid(situation) } }),
  'basket.removeAll': body({}),
  'method.payment': nothing,
  'method.shipping': nothing,
  'address.list': nothing,
  'addressBook.create': body({ ...berlinAddress }),
  'addressBook.update': async (situation) => ({
    body: { ...berlinAddress, city: 'Potsdam', id: await keptAddress(situation) },
  }),
  'addressBook.remove': async (situation) => ({ body: { id: await keptAddress(situation) } }),
  'addressBook.setDefault': async (situation) => ({ body: { id: await keptAddress(situation) } }),
  'person.show': nothing,
  'person.update': body({
    salutation: 'frau',
    title: 'Dr.',
    firstname: 'Petra',
    lastname: 'Privat',
    phone: '040 123456',
  }),
  'person.updateBankAccount': body({ iban: validIban, accountHolder: 'Petra Privat' }),
  'person.removeBankAccount': body({}),
  'accountAccess.list': nothing,
  'accountAccess.endOtherSessions': body({}),
  // The same password again, so that who asks next still knows it.
  'accountAccess.changePassword': body({
    currentPassword: demoPassword,
    password: demoPassword,
    passwordAgain: demoPassword,
  }),
  ...passkeySamples,
  ...signInSamples,
  ...externalCatalogSamples,
  ...firmPeopleSamples,
  ...releaseSamples,
  ...offerRequestSamples,
  ...ownDeviceSamples,
  ...ratingSamples,
  ...searchSteeringSamples,
  'shoppingList.mine': async () => ({ query: { slug: 'sekretariat' }, body: {} }),
  'shoppingList.create': body({ displayName: 'Sekretariat', description: 'Was jede Woche ausgeht' }),
  'shoppingList.edit': async (situation) => ({
    body: { id: (await keptList(situation)).list, displayName: 'Lager', description: '' },
  }),
  'shoppingList.remove': ofList,
  'shoppingList.addPosition': async (situation) => ({
    body: {
      article_number: situation.article,
      shop_depot_id: 1,
      quantity: '2',
      custom_article_number: 'K-17',
      custom_article_info: 'Toner vorn',
      data: { hint: 'Zweiter Stock', costCenter: 'Lager 1', offerNumber: 'A-1' },
      lists: [(await keptList(situation)).list],
      article_id: 1,
      slug: 'x',
      display_name: 'x',
      excerpt: '',
      unit: 'Stück',
      price: 1,
      prices: [],
      image: '',
      position: 1,
      timestamp: 1,
    },
  }),
  'shoppingList.editPosition': ofPosition({
    hint: 'Bitte klingeln',
    customArticleNumber: 'K-18',
    customArticleInfo: 'Toner hinten',
    costCenter: 'Lager 2',
    offerNumber: 'A-2',
  }),
  'shoppingList.dropPosition': ofPosition(),
  'shoppingList.dropMissingPositions': ofList,
  'shoppingList.updatePositionQuantity': ofPosition({ quantity: 4 }),
  'shoppingList.updatePositionNotice': ofPosition({ hint: 'Dringend' }),
  'shoppingList.updatePositionCostCenter': ofPosition({ costCenter: 'Lager 3' }),
  'shoppingList.updatePositionOffer': ofPosition({ offerNumber: 'A-3' }),
  'shoppingList.export': ofList,
  'personalData.export': body({}),
  'personalData.erasability': nothing,
  'personalData.erase': somebodyToErase,
  'dealerList.list': async () => ({ query: { slug: 'erstausstattung-1' } }),
  'dealerList.takeOver': async (situation) => {
    const { list } = await keptList(situation);
    await situation.shop.database.query(
      'insert into shopping_list_share select l.id, p.account_id from shopping_list l join person p on p.id = l.person_id where l.id = $1',
      [list],
    );
    return { body: { id: list } };
  },
  'dealerList.share': async (situation) => ({
    body: { id: (await keptList(situation)).list, customerNumbers: '20001, 20002' },
  }),
  'checkout.billingAddress': body({ address: { ...berlinAddress } }),
  'checkout.shippingAddress': body({ address: { ...berlinAddress } }),
  'checkout.paymentMethod': body({
    slug: 'sepa-lastschrift',
    iban: validIban,
    accountHolder: 'Grete Größenwahn',
  }),
  'checkout.shippingMethod': body({ slug: 'standard' }),
  'checkout.remarks': body({ comment: 'Bitte klingeln', reference: 'BE-4711', deliveryDay: '2026-12-03' }),
  'checkout.saveOrder': async ({ visitor }) => ({
    body: { ...orderBody(await walkToReview(visitor, null), 'Danke') },
  }),
  'storedBasket.save': async () => ({ body: { name: `Korb ${randomUUID()}` } }),
  'storedBasket.view': async (situation) => ({ body: { id: await storedBasket(situation) } }),
  'storedBasket.load': async (situation) => ({ body: { id: await storedBasket(situation), how: 'merge' } }),
  'storedBasket.remove': async (situation) => ({ body: { id: await storedBasket(situation) } }),
  'handedOverBasket.take': async ({ shop, article }) => ({
    body: { kind: 'livebook', uuid: await livebookBasket(shop, [[article, 1]]) },
  }),
  'freeArticle.add': async ({ shop, article }) => {
    const { rows } = await shop.database.query<{ id: number }>(
      'insert into free_article (article_number, shop_depot_id) values ($1, 1) returning id',
      [article],
    );
    return { body: { id: rows[0]?.id ?? 0, _func: 'freearticle' } };
  },
  'freeArticle.remove': body({ id: 1, _func: 'freearticle' }),
  'coupon.add': async ({ shop }) => {
    await shop.database.query(
      `insert into coupon (code, kind, value) values ('PRUEFUNG', 'percent', 5) on conflict do nothing`,
    );
    return { body: { code: 'pruefung' } };
  },
  'coupon.remove': body({}),
  'adminCostCenters.list': nothing,
  'adminCostCenters.create': async () => ({ body: costCenterBody() }),
  'adminCostCenters.update': async (situation) => ({
    body: { ...costCenterBody(), id: await keptCostCenter(situation), state: 'inactive' },
  }),
  'adminCostCenters.remove': async (situation) => ({ body: { id: await keptCostCenter(situation) } }),
  'adminCostCenters.assign': async (situation) => ({
    body: { id: await keptCostCenter(situation), people: [await ownId(situation)] },
  }),
  // Nobody's orders wait for it afterwards.
  'adminCostCenters.need': body({ isNeeded: false }),
  'adminStatistics.show': body({
    by: 'period',
    part: 'day',
    now: { from: '2026-11-01', to: '2026-12-01' },
    before: { from: '2025-11-01', to: '2025-12-01' },
  }),
  'adminStatistics.overview': nothing,
  'ownBudgets.list': nothing,
  'boughtArticle.list': query({ page: 1 }),
  'adminBudgets.list': nothing,
  'adminBudgets.low': query({ limit: 5 }),
  'adminBudgets.create': async (situation) => ({
    body: {
      person: '',
      costCenter: String(await keptCostCenter(situation)),
      amount: '1.500,00',
      period: 'quarter',
    },
  }),
  'adminBudgets.update': async (situation) => ({
    body: { id: await keptBudget(situation), amount: '2.000', period: 'year' },
  }),
  'adminBudgets.remove': async (situation) => ({ body: { id: await keptBudget(situation) } }),
  'adminBudgets.assign': async (situation) => ({
    body: {
      id: await keptBudget(situation),
      person: String(await ownId(situation)),
      costCenter: String(await keptCostCenter(situation)),
    },
  }),
  'order.list': async (situation) => ({ query: { page: 1, orderNumber: await placedOrder(situation) } }),
  'lastOrder.list': nothing,
  'order.find': (situation) => orderOfGuest(situation),
  'order.join': orderToJoin,
  'order.pdf': async (situation) => ({ body: { orderNumber: await placedOrder(situation) } }),
  ...invoiceSamples(placedOrder),
  'stockNotice.ask': async (situation) => ({
    body: { articleNumber: await soldOutArticle(situation), shopDepotId: 1, email: 'wartet@kunde.example' },
  }),
  'stockNotice.show': query({ noticeKey }),
  'stockNotice.confirm': body({ noticeKey }),
  'stockNotice.end': body({ noticeKey }),
  'withdrawal.declare': body({
    fullName: 'Petra Privat',
    orderNumber: '2026-100001',
    email: 'petra@kunde.example',
    goods: 'Toner schwarz',
  }),
  'content.page': async () => ({ params: { slug: 'agb' } }),
  'flows.list': nothing,
  'flows.one': async () => ({ params: { machine: 'basket' } }),
  'funnel.count': body({
    transitions: [
      { machine: 'consent', transitionId: 'consent|consent|route.changed|0', count: 2, minute: 29_000_000 },
    ],
  }),
  'funnel.one': async () => ({
    params: { machine: 'consent' },
    query: { from: '2026-10', to: '2026-11', mode: 'b2c' },
  }),
};

/** A printer of the first maker there is, and one thing of each kind, for the calls about one. */
export async function insertNamed(shop: TestShop): Promise<void> {
  await shop.database.query(
    `insert into device (id, brand_id, slug, series, model, full_name, kind)
     select 1, min(id), $1, 'LaserJet', 'M404dn', 'HP LaserJet Pro M404dn', 'laser' from brand`,
    [printerSlug],
  );
  await insertKinds(shop);
  await insertArticle(shop, { number: articleOnRequest, netCents: null });
}

/** Somebody signed in whom every call is open to, with goods in the basket and addresses and methods chosen. */
export async function readyVisitor(shop: TestShop, article: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await shop.database.query('delete from second_factor');
  await shop.database.query('delete from passkey');
  await shop.database.query('update person set is_backend = true, is_admin = true where email = $1', [
    memberEmail,
  ]);
  await shop.database.query(
    `insert into login_way_in (person_id, hash, valid_until) select id, $1, now() + interval '1 day' from person
     where email = $2 on conflict (person_id) do update set hash = excluded.hash`,
    [hashOfMailedKey(wayIn), memberEmail],
  );
  await shop.database.query(
    `with notice as (
       insert into stock_notice (article_number, shop_depot_id, email, language, mode, asked_at, confirmed_at, is_asking_due)
       values ($2, 1, 'wartet@kunde.example', 'de', 'b2c', now(), now(), false)
       on conflict (article_number, shop_depot_id, email) where told_at is null do update set asked_at = now() returning id)
     insert into stock_notice_key (key_hash, notice_id, mailed_at) select $1, id, now() from notice
     on conflict (key_hash) do update set notice_id = excluded.notice_id`,
    [hashOfMailedKey(noticeKey), article],
  );
  await visitor.signIn(memberEmail);
  // What was added for one call after the other would fill the firm.
  await shop.database.query(
    'delete from cost_center where account_id = (select account_id from person where email = $1)',
    [memberEmail],
  );
  await visitor.ask(basketEndpoints.removeAll, {});
  await add(visitor, article, 3);
  await walkToReview(visitor, null);
  return visitor;
}

/** The accepted request of a call, for the state the visitor is in. */
export async function sampleOf(endpoint: Endpoint, situation: Situation): Promise<Sample> {
  const sample = samples[endpoint.name];
  if (sample === undefined) throw new Error(`${endpoint.name} has no accepted request in the table`);
  return sample(situation);
}

/** Sends a request as the browser would: with session, token and content type. */
export async function sendSample(visitor: TestVisitor, endpoint: Endpoint, sample: Sample) {
  const url = `/rest${addressOf(endpoint, sample.params, sample.query)}`;
  if (endpoint.method === 'GET') return visitor.raw({ url });
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await visitor.token() };
  return visitor.raw({ method: 'POST', url, headers, payload: JSON.stringify(sample.body ?? {}) });
}

/** Every call the shop answers; fails when the contract has one the shop does not answer. */
export function everyRoute(shop: TestShop): readonly Endpoint[] {
  const registered = shop.handlers.registrations().map(({ endpoint }) => endpoint);
  expect(registered.map(({ name }) => name).sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
  return registered;
}
