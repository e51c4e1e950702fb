import * as z from 'zod/mini';
import { tiersArray } from '#server/article/article.sql.ts';
import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import { forOwners } from './basket.sql.ts';
import { Tiers } from './stored-article.ts';
import type { BasketArticle } from './stored-article.ts';
import type { BasketOwner } from './stored-basket.ts';

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

const PricedArticle = z.object({
  isVisible: z.boolean(),
  netPrice: z.nullable(z.number()),
  taxRate: z.number(),
  tiers: Tiers,
});

const head = forOwners((kind, column) =>
  question({
    name: `basket-head-${kind}`,
    text: `select
      (select json_build_object('version', b.version, 'positions', coalesce((
          select json_agg(json_build_object('quantity', p.quantity, 'article', (
            select json_build_object('isVisible', a.is_visible, 'netPrice', a.net_price_cents, 'taxRate', a.tax_rate,
              'tiers', ${tiersArray})
            from article a where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id)))
          from basket_position p where p.basket_id = b.id), '[]'::json))
        from basket b where b.${column} = $1) as basket,
      (select count(*)::int from shop_order o where o.${column} = $1
        and o.state in ('accepted', 'awaitingRelease', 'processing')) as "openOrders"`,
    values: (ownerId: number) => [ownerId],
    row: z.object({
      basket: z.nullable(
        z.object({
          version: z.number(),
          positions: z.array(z.object({ quantity: z.number(), article: z.nullable(PricedArticle) })),
        }),
      ),
      openOrders: z.number(),
    }),
  }),
);

/** What the header shows is reckoned from this: the owner's basket without names and stock, in one statement. */
export async function loadBasketHead(executor: Executor, owner: BasketOwner): Promise<StoredHead> {
  const { basket, openOrders } = await head[owner.kind].one(executor, owner.id);
  return { version: basket?.version ?? 0, positions: basket?.positions ?? [], openOrders };
}
