import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { insertArticle, show } from '#tests/server/basket/small-catalogue.ts';
import {
  everyRoute,
  insertNamed,
  readyVisitor,
  sampleOf,
  sendSample,
} from '#tests/server/reliability/valid-requests.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import type { Sample } from '#tests/server/reliability/valid-requests.ts';
import { openOci, startCatalog } from './catalogs.ts';

const article = 'BESUCH1';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', environment: { LOGIN_ATTEMPTS: '100000' } });
  await insertArticle(shop, { number: article });
  await insertArticle(shop, { number: 'AUSVERKAUFT', stock: 0 });
  await insertNamed(shop);
});
afterAll(() => shop.stop());

/** Every call a visit from a procurement system may make; all others are refused, also those there will be. */
const allowed: readonly string[] = [
  'article.bySlug',
  'comparison.articles',
  'basket.add',
  'basket.addItems',
  'basket.remove',
  'basket.removeAll',
  'basket.show',
  'basket.updateCostCenter',
  'basket.updateNotice',
  'basket.updateQuantity',
  'basket.widget',
  'content.page',
  'directory.articleType',
  'directory.articleTypeGroup',
  'directory.articleTypeGroups',
  'directory.articleTypes',
  'directory.assortment',
  'directory.assortmentTypes',
  'directory.assortments',
  'directory.brand',
  'directory.brands',
  'directory.catalog',
  'directory.lastArticles',
  'directory.manufacturer',
  'directory.manufacturers',
  'directory.manufacturersTeaser',
  'directory.productType',
  'directory.productTypeGroup',
  'directory.productTypeGroups',
  'directory.productTypes',
  'externalCatalog.handOver',
  'externalCatalog.handedOver',
  'freeArticle.add',
  'freeArticle.remove',
  'funnel.count',
  'searchMisses.count',
  'handedOverBasket.take',
  'invitation.accept',
  'invitation.showLink',
  'listing.filter',
  'listing.list',
  'listing.suggest',
  'listing.supply',
  'method.payment',
  'method.shipping',
  'passkey.beginSecondFactor',
  'passkey.beginSignIn',
  'passkey.signIn',
  'passkey.verifySecondFactor',
  'password.request',
  'password.reset',
  'password.showLink',
  'printer.supplies',
  'quickOrder.resolve',
  'rating.byItem',
  'registration.confirm',
  'registration.register',
  'registration.showLink',
  'secondFactor.pending',
  'secondFactor.sendCode',
  'secondFactor.verify',
  'session.login',
  'session.logout',
  'session.openWayIn',
  'session.setB2b',
  'session.setB2c',
  'session.token',
  'session.user',
  'stockNotice.ask',
  'stockNotice.confirm',
  'stockNotice.end',
  'stockNotice.show',
  'system.config',
  'system.cookies',
  'system.setLanguage',
  'withdrawal.declare',
];
const ordering = 'Hier wird nicht bestellt: Bitte übergeben Sie den Warenkorb an Einkauf & Co.';
const other = /^Das gehört nicht zu Ihrem Besuch aus Einkauf & Co\. Hier .* Zurück kommen Sie /;

async function visitOf(slug: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  expect((await openOci(visitor, slug)).statusCode).toBe(303);
  return visitor;
}

/** The sentence a call is refused with as one a visit may not make; null where it comes to its handler. */
async function refusedWith(endpoint: Endpoint, sample: Sample, visitor: TestVisitor): Promise<string | null> {
  const answer = await sendSample(visitor, endpoint, sample);
  const { errorMessages = [] } = answer.json<{ errorMessages?: readonly string[] }>();
  return errorMessages.find((sentence) => sentence === ordering || other.test(sentence)) ?? null;
}

it('[R29][R23] a visit reads and changes nothing of its technical user, by any call of the table', async () => {
  const { slug, firm } = await startCatalog(shop, 'oci4');
  // With every office the technical user could have.
  await shop.database.query('update person set is_admin = true, is_backend = true where id = $1', [
    firm.buyer.id,
  ]);
  const member = await readyVisitor(shop, article);
  const routes = everyRoute(shop);
  // Whoever is erased could ask for nothing more: a wrong password reaches the call, too.
  const samples = new Map<string, Sample>([
    [personalDataEndpoints.erase.name, { body: { currentPassword: 'falsch' } }],
  ]);
  for (const endpoint of routes.filter(({ name }) => !samples.has(name)))
    samples.set(endpoint.name, await sampleOf(endpoint, { shop, visitor: member, article }));
  const open: string[] = [];
  const ordered: string[] = [];
  for (const endpoint of routes) {
    const sentence = await refusedWith(endpoint, samples.get(endpoint.name) ?? {}, await visitOf(slug));
    if (sentence === null) open.push(endpoint.name);
    if (sentence === ordering) ordered.push(endpoint.name);
  }
  expect(open.toSorted()).toEqual(allowed.toSorted());
  expect(ordered.toSorted()).toEqual([
    'checkout.billingAddress',
    'checkout.paymentMethod',
    'checkout.saveOrder',
    'checkout.shippingAddress',
    'checkout.shippingMethod',
    'coupon.add',
    'coupon.remove',
  ]);
});

it('[R29] a visit is told nothing of who it acts for, and has none of the offices', async () => {
  const { slug, firm } = await startCatalog(shop, 'oci4');
  await shop.database.query('update person set is_admin = true, is_backend = true where id = $1', [
    firm.buyer.id,
  ]);
  const visitor = await visitOf(slug);
  const { user } = await visitor.ask(sessionEndpoints.user);
  expect(user.data).toMatchObject({
    is_backend_user: false,
    is_admin: false,
    is_approver: false,
    is_visit: true,
    email: '',
  });
  expect(user.isBackendUser).toBe(false);
  expect((await show(visitor)).checkoutData.email).toBe('');
});
