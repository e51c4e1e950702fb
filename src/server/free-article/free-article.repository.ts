import type { Executor } from '#server/database/pool.ts';
import { command } from '#server/database/statement.ts';

export interface NewFreeArticle {
  readonly articleNumber: string;
  readonly body: string;
  readonly quantity: number;
  /** Cents in the prices the buyer reckons with; an upper limit of 0 is none. */
  readonly from: number;
  readonly to: number;
  /** Code of the coupon it goes with; null where any order may have it. */
  readonly coupon: string | null;
}

const insert = command({
  name: 'free-article-insert',
  text: `insert into free_article (article_number, shop_depot_id, body, quantity, value_of_goods_from, value_of_goods_to,
      coupon_id) values ($1, 1, $2, $3, $4, $5, (select c.id from coupon c where c.code = $6))`,
  values: ({ articleNumber, body, quantity, from, to, coupon }: NewFreeArticle) => [
    articleNumber,
    body,
    quantity,
    from,
    to,
    coupon,
  ],
});

/** Gives an article with orders. */
export async function insertFreeArticle(executor: Executor, given: NewFreeArticle): Promise<void> {
  await insert.run(executor, given);
}
