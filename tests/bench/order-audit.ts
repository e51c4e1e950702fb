import type pg from 'pg';
import type { OrderJournal } from './checkout-flow.ts';

/** What the database holds against what the clients were told; every number but `placed` and `backlog` must be 0. */
export interface OrderAudit {
  readonly placed: number;
  readonly acknowledged: number;
  /** Acknowledged to a client, but not in the database. */
  readonly lost: number;
  /** More than one order of one flow. */
  readonly duplicate: number;
  /** Pieces sold beyond the stock, or stock that does not add up with what was sold. */
  readonly oversold: number;
  /** Confirmations that were still to be written and mails still to be sent when the load ended. */
  readonly backlog: number;
}

export type StockBefore = ReadonlyMap<string, number>;

export async function readStock(database: pg.Pool, articleNumbers: readonly string[]): Promise<StockBefore> {
  const { rows } = await database.query<{ number: string; stock: number }>(
    'select article_number as number, stock from article_stock join article on id = article_id where article_number = any($1)',
    [articleNumbers],
  );
  return new Map(rows.map(({ number, stock }) => [number, stock]));
}

/** Counts lost, duplicate and oversold from the database, after the load. */
export async function auditOrders(
  database: pg.Pool,
  mailDomain: string,
  journal: OrderJournal,
  before: StockBefore,
): Promise<OrderAudit> {
  const { rows: orders } = await database.query<{ email: string; number: string }>(
    'select email, order_number as number from shop_order where email like $1',
    [`%@${mailDomain}`],
  );
  const numbersOf = new Map<string, string[]>();
  for (const { email, number } of orders) numbersOf.set(email, [...(numbersOf.get(email) ?? []), number]);
  const lost = [...journal.acknowledged].filter(
    ([email, number]) => numbersOf.get(email)?.includes(number) !== true,
  ).length;
  const { rows: sold } = await database.query<{ number: string; quantity: number }>(
    `select article_number as number, sum(quantity)::int as quantity from shop_order_position p
       join shop_order o on o.id = p.order_id where o.email like $1 group by article_number`,
    [`%@${mailDomain}`],
  );
  const after = await readStock(database, [...before.keys()]);
  let oversold = 0;
  for (const [number, stock] of before) {
    const quantity = sold.find((line) => line.number === number)?.quantity ?? 0;
    oversold += Math.abs(stock - quantity - (after.get(number) ?? 0)) + Math.max(0, quantity - stock);
  }
  const { rows: waiting } = await database.query<{ count: number }>(
    `select ((select count(*) from shop_order_mail) + (select count(*) from outbox_mail where sent_at is null))::int as count`,
  );
  return {
    placed: orders.length,
    acknowledged: journal.acknowledged.size,
    lost,
    duplicate: [...numbersOf.values()].reduce((sum, numbers) => sum + numbers.length - 1, 0),
    oversold,
    backlog: waiting[0]?.count ?? 0,
  };
}
