import type { TestShop, TestShopOptions, TestVisitor } from '#tests/server/support/test-shop.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints } from '#contract/order.ts';
import type { AddressInput } from '#contract/address.ts';
import type { BasketState } from '#contract/basket.ts';
import type { SaveOrderBody } from '#contract/checkout.ts';

interface TestArticle {
  readonly number: string;
  readonly name?: string;
  readonly netCents?: number | null;
  readonly taxRate?: number;
  readonly stock?: number;
  readonly deliveryState?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly step?: number;
  readonly unit?: string;
  readonly isOnline?: boolean;
  readonly isHidden?: boolean;
  readonly isCollectable?: boolean;
  readonly tiers?: readonly (readonly [number, number])[];
}

/** Puts an article into the real catalogue tables. */
export async function insertArticle(shop: TestShop, article: TestArticle): Promise<number> {
  const pool = shop.database;
  await pool.query(
    `insert into manufacturer (id, slug, name, address, email)
     values (900001, 'probe', 'Probe GmbH', 'Weg 1, 10115 Berlin', 'info@probe.example') on conflict do nothing`,
  );
  await pool.query(
    `insert into brand (id, slug, name, manufacturer_id) values (900001, 'probe', 'Probe', 900001) on conflict do nothing`,
  );
  await pool.query(`insert into depot (id, slug, name) values (1, 'lager', 'Lager') on conflict do nothing`);
  await pool.query(
    `insert into category (id, slug, name, description, position, last_position)
     values (900001, 'probe', 'Probe', '', 900001, 900001) on conflict do nothing`,
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into article (id, article_number, slug, name, excerpt, body, brand_id, category_id, kind, make,
       manufacturer_number, content_unit, unit, net_price_cents, tax_rate, order_minimum, order_maximum, order_step,
       delivery_state, is_online, is_hidden, is_collectable, weight_grams, published_on)
     select coalesce(max(id), 0) + 1, $1, lower($1), $2, '', '', 900001, 900001, 'toner', 'none', $1, 'Stück',
       $12, $3, $4, $5, $6, $7, $8, $9, $10, $11, 500, '2026-01-01' from article
     returning id`,
    [
      article.number,
      article.name ?? `Artikel ${article.number}`,
      article.netCents === undefined ? 1000 : article.netCents,
      article.taxRate ?? 19,
      article.minimum ?? 1,
      article.maximum ?? 1000,
      article.step ?? 1,
      article.deliveryState ?? 1,
      article.isOnline ?? true,
      article.isHidden ?? false,
      article.isCollectable ?? true,
      article.unit ?? 'Stück',
    ],
  );
  const id = rows[0]?.id ?? 0;
  await pool.query('insert into article_stock (article_id, stock) values ($1, $2)', [
    id,
    article.stock ?? 100_000,
  ]);
  for (const [bound, cents] of article.tiers ?? []) {
    await pool.query('insert into article_price values ($1, $2, $3)', [id, bound, cents]);
  }
  return id;
}

/** Takes an article out of the shop. */
export const hideArticle = (shop: TestShop, articleNumber: string) =>
  shop.database.query('update article set is_hidden = true where article_number = $1', [articleNumber]);

/** A shop with demo accounts and a few articles: A plain, B step 5, C with price ladder, and the ones that are blocked. */
export async function startSmallShop(
  options: Pick<TestShopOptions, 'environment' | 'clock' | 'onLog'> = {},
): Promise<TestShop> {
  const shop = await startTestShop({
    seed: 'small',
    ...options,
    environment: { DATABASE_CONNECTIONS: '20', ...options.environment },
    ...(process.env['SHOP_TEST_LOG'] === undefined
      ? {}
      : { onLog: (line: string) => process.stderr.write(line) }),
  });
  const articles: readonly TestArticle[] = [
    { number: 'A1', name: 'Toner schwarz', netCents: 1999 },
    { number: 'B5', name: 'Papier', netCents: 450, minimum: 5, step: 5 },
    {
      number: 'C1',
      name: 'Tinte Ö',
      netCents: 1000,
      taxRate: 7,
      tiers: [
        [10, 900],
        [50, 800],
      ],
    },
    { number: 'D1', name: 'Auf Anfrage', netCents: null },
    { number: 'E1', name: 'Leer', stock: 0 },
    { number: 'E2', name: 'Ausverkauft', deliveryState: 2 },
    { number: 'E3', name: 'Bestellware', deliveryState: 4, stock: 0 },
    { number: 'E5', name: 'Eingestellt', deliveryState: 5 },
    { number: 'F1', name: 'Versteckt', isHidden: true },
    { number: 'F2', name: 'Nicht online', isOnline: false },
    { number: 'G1', name: 'Wenige', stock: 3 },
  ];
  for (const article of articles) await insertArticle(shop, article);
  return shop;
}

export const berlinAddress: AddressInput = {
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'frau',
  firstname: 'Grete',
  lastname: 'Größenwahn',
  street: 'Lange Straße',
  houseNumber: '12a',
  addition: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
};

export const addBody = (articleNumber: string, quantity: number | string = 1, more: object = {}) => ({
  articleNumber,
  shopDepotId: 1,
  quantity,
  ...more,
});

/** Who calls; a browser without script does, too. */
type Asking = Pick<TestVisitor, 'ask'>;

export const add = (
  visitor: Asking,
  articleNumber: string,
  quantity: number | string = 1,
  more: object = {},
) => visitor.ask(basketEndpoints.add, { body: addBody(articleNumber, quantity, more) });

export const show = async (visitor: Asking): Promise<BasketState> =>
  (await visitor.ask(basketEndpoints.show)).basket;

/** Walks a visitor with a filled basket to the review and gives the basket shown there. */
export async function walkToReview(
  visitor: Asking,
  email: string | null = 'gast@kunde.example',
): Promise<BasketState> {
  if (email !== null) await visitor.ask(checkoutEndpoints.billingAddress, { body: { guestEmail: email } });
  await visitor.ask(checkoutEndpoints.billingAddress, { body: { address: berlinAddress } });
  await visitor.ask(checkoutEndpoints.shippingAddress, { body: { isSameAsBilling: true } });
  await visitor.ask(checkoutEndpoints.paymentMethod, { body: { slug: 'vorkasse' } });
  const { basket } = await visitor.ask(checkoutEndpoints.shippingMethod, { body: { slug: 'standard' } });
  return basket;
}

/** Orders what is in a visitor's basket, as `walkToReview` leads them, and gives the order's number. */
export async function orderBasket(visitor: Asking, email?: string | null): Promise<string> {
  const body = orderBody(await walkToReview(visitor, email));
  return (await visitor.ask(checkoutEndpoints.saveOrder, { body })).orderNumber;
}

/**
 * Orders an article and gives the order's number. A piece of A1 costs 19.99 net; with standard shipping an order of it is above that.
 *
 * @param email what a guest says; who is signed in says none
 */
export async function placeOrder(
  visitor: Asking,
  {
    articleNumber = 'A1',
    quantity = 1,
    costCenter = '',
    email = null,
  }: {
    readonly articleNumber?: string;
    readonly quantity?: number;
    readonly costCenter?: string;
    readonly email?: string | null;
  } = {},
): Promise<string> {
  await add(visitor, articleNumber, quantity, costCenter === '' ? {} : { costCenter });
  return orderBasket(visitor, email);
}

/** An order as its buyer reads it; null where it is none of theirs. */
export const orderOf = async (visitor: Asking, orderNumber: string) =>
  (await visitor.ask(orderEndpoints.list, { query: { orderNumber } })).item;

export const orderBody = (basket: BasketState, comment = '') => ({
  orderToken: basket.checkoutData.orderToken ?? '',
  agb_check_approved: true,
  comment,
});

/** A shop under load may say 503 and still have placed the order; the buyer's client asks again with the same token. */
export async function askUntilAnswered(guest: TestVisitor, body: SaveOrderBody) {
  for (;;) {
    try {
      return await guest.post(checkoutEndpoints.saveOrder, { body });
    } catch (error) {
      if (!String(error).includes('answered 503')) throw error;
    }
  }
}

/** One number of the database, e.g. a count. */
export async function countOf(shop: TestShop, query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await shop.database.query<{ count: string }>(query, values);
  return Number(rows[0]?.count ?? 0);
}

/** Pieces of an article that lie in stock, by its id or its number. */
export const stockOf = (shop: TestShop, article: number | string): Promise<number> =>
  countOf(
    shop,
    `select stock as count from article_stock join article on id = article_id
     where ${typeof article === 'number' ? 'id' : 'article_number'} = $1`,
    [article],
  );
