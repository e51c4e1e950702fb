import { basketEndpoints } from '#contract/basket.ts';
import type { BasketState } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { orderBody, walkToReview } from './small-catalogue.ts';

const numberOf = (index: number): string => `M${String(index).padStart(4, '0')}`;

/** Puts articles M0001, M0002 … into a shop of {@link startSmallShop}; every one can be ordered by the piece. */
export async function insertManyArticles(shop: TestShop, count: number): Promise<string[]> {
  await shop.database.query(
    `insert into article (id, article_number, slug, name, excerpt, body, brand_id, category_id, kind, make,
       manufacturer_number, content_unit, unit, net_price_cents, tax_rate, order_minimum, order_maximum, order_step,
       delivery_state, is_online, is_hidden, is_collectable, weight_grams, published_on)
     select 700000 + n, 'M' || lpad(n::text, 4, '0'), 'm' || n,
       'Tonerkartusche für Bürodrucker Größe ' || n || ', schwarz, hohe Reichweite', 'Toner, Schwarz, ' || n || ' Seiten', '',
       900001, 900001, 'toner', 'none', 'OEM-' || n, 'Stück', 'Stück', 1000 + n, 19, 1, 1000, 1, 1, true, false, true, 10,
       '2026-01-01'
     from generate_series(1, $1::int) as n`,
    [count],
  );
  await shop.database.query(
    `insert into article_stock (article_id, stock) select id, 100000 from article where id > 700000`,
  );
  return Array.from({ length: count }, (_, index) => numberOf(index + 1));
}

/** Fills the visitor's basket with one piece of each article, in one call. */
export async function fillBasket(visitor: TestVisitor, numbers: readonly string[]): Promise<BasketState> {
  const items = numbers.map((articleNumber) => ({ articleNumber, shopDepotId: 1, quantity: 1 }));
  const { basket } = await visitor.ask(basketEndpoints.addItems, { body: { items } });
  return basket;
}

/** Orders one piece of each article as a guest; gives the order's number. */
export async function orderAll(
  visitor: TestVisitor,
  numbers: readonly string[],
  email = 'gast@kunde.example',
): Promise<string> {
  await fillBasket(visitor, numbers);
  const body = orderBody(await walkToReview(visitor, email));
  return (await visitor.ask(checkoutEndpoints.saveOrder, { body })).orderNumber;
}
