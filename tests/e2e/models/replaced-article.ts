import { changeInShop, readInShop } from './shop-database.ts';

/** An article that is no longer made, and the one in stock that has taken its place. */
export interface ReplacedArticle {
  readonly number: string;
  readonly successor: { readonly name: string; readonly slug: string };
}

/** From now on an order holds an article in the place of its own that has been replaced since. */
export async function orderReplacedArticle(orderNumber: string): Promise<ReplacedArticle> {
  const [found] = await readInShop(
    `select a.id, a.article_number as number, n.name, n.slug from article a join article n on n.id = a.successor_id
       join article_stock s on s.article_id = n.id
     where a.delivery_state = 5 and n.delivery_state = 1 and n.is_visible and n.net_price_cents is not null
       and n.order_minimum = 1 and s.stock > 100 order by a.id limit 1`,
  );
  await changeInShop(
    `update shop_order_position p set article_number = $2, article_id = $3
     from shop_order o where o.id = p.order_id and o.order_number = $1`,
    [orderNumber, found?.['number'], found?.['id']],
  );
  return {
    number: String(found?.['number']),
    successor: { name: String(found?.['name']), slug: String(found?.['slug']) },
  };
}
