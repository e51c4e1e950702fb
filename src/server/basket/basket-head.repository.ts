import type { Executor } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';
import { ownerColumn } from './basket.sql.ts';
import type { BasketArticle, BasketOwner } from './stored-basket.ts';

/** What a position's price is made of, and nothing else: every page asks for it. */
export interface PricedPosition {
  readonly quantity: number;
  readonly article: Pick<BasketArticle, 'isVisible' | 'netPrice' | 'taxRate' | 'tiers'> | null;
}

export interface StoredHead {
  readonly version: number;
  readonly positions: readonly PricedPosition[];
  /** Orders of the owner that are still under way. */
  readonly openOrders: number;
}

/** What the header shows is reckoned from this: the owner's basket without names and stock, in one statement. */
export async function loadBasketHead(executor: Executor, owner: BasketOwner): Promise<StoredHead> {
  const column = ownerColumn[owner.kind];
  const { rows } = await preparedOn(executor).query<{
    basket: Pick<StoredHead, 'version' | 'positions'> | null;
    openOrders: number;
  }>({
    name: `basket-head-${owner.kind}`,
    text: `select
      (select json_build_object('version', b.version, 'positions', coalesce((
          select json_agg(json_build_object('quantity', p.quantity, 'article', (
            select json_build_object('isVisible', a.is_visible, 'netPrice', a.net_price_cents, 'taxRate', a.tax_rate,
              'tiers', coalesce((select json_agg(json_build_array(rung.quantity_lower_bound, rung.net_price_cents)
                order by rung.quantity_lower_bound) from article_price rung where rung.article_id = a.id), '[]'::json))
            from article a where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id)))
          from basket_position p where p.basket_id = b.id), '[]'::json))
        from basket b where b.${column} = $1) as basket,
      (select count(*)::int from shop_order o where o.${column} = $1
        and o.state in ('accepted', 'awaitingRelease', 'processing')) as "openOrders"`,
    values: [owner.id],
  });
  const { basket, openOrders } = rows[0] ?? { basket: null, openOrders: 0 };
  return { version: basket?.version ?? 0, positions: basket?.positions ?? [], openOrders };
}
