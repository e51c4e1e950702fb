import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import { ArticleToday } from './article-today.ts';
import { articleToday, isGift } from './ordered.sql.ts';

const bought = question({
  name: 'bought-articles',
  text: `select last.*, ${articleToday},
      count(*) over ()::int as total
    from (select distinct on (p.article_number) p.article_id, p.article_number as "articleNumber",
        p.manufacturer_number as "manufacturerNumber", p.display_name as "displayName", p.unit,
        p.quantity as "lastQuantity", o.placed_at as "lastOrderedAt", o.id as "orderId",
        count(*) over (partition by p.article_number)::int as "orderCount"
      from shop_order o join shop_order_position p on p.order_id = o.id
      where o.person_id = $1 and o.state not in ('denied', 'cancelled')
        and not ${isGift('p')}
      order by p.article_number, o.id desc, p.position) as last
      left join article a on a.id = last.article_id and a.article_number = last."articleNumber"
      left join article_stock s on s.article_id = a.id
    order by last."orderId" desc, last."displayName" limit $2 offset $3`,
  values: (personId: number, most: number, skipped: number) => [personId, most, skipped],
  row: z.extend(ArticleToday, {
    articleNumber: z.string(),
    manufacturerNumber: z.string(),
    displayName: z.string(),
    unit: z.string(),
    lastQuantity: z.number(),
    lastOrderedAt: z.date(),
    orderCount: z.number(),
    total: z.number(),
  }),
});

/** Articles of a person's orders without what was given with them, those of the last order first, each with how many there are in all. */
export const listBoughtArticles = (
  executor: Executor,
  personId: number,
  { most, skipped }: { readonly most: number; readonly skipped: number },
) => bought.all(executor, personId, most, skipped);
