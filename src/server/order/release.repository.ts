import * as z from 'zod/mini';
import type { adminOrderSorts } from '#contract/admin-orders.ts';
import { rowOf, selected } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { containing } from '#server/database/like-pattern.ts';
import { question } from '#server/database/statement.ts';
import { personName } from '#server/person/person.sql.ts';
import { canBuyerAnswer, standing, StandingRow } from './order-life.repository.ts';
import type { OrderStandingRow } from './order-life.repository.ts';
import { groupJoin, isArticleOf, isOrdered } from './ordered.sql.ts';
import { loadOrderPositions } from './order.repository.ts';
import { QuestionRow, questionStanding } from './question.sql.ts';
import { orderColumns } from './stored-order.ts';
import type { StoredOrder, WholeOrder } from './stored-order.ts';

const listed = {
  cancelReason: orderColumns.cancelReason,
  mode: orderColumns.mode,
  totalGross: orderColumns.totalGrossCents,
  releaseCheck: orderColumns.releaseCheck,
  releaseLimitCents: orderColumns.releaseLimitCents,
  releaseValueCents: orderColumns.releaseValueCents,
  releaseReasons: orderColumns.releaseReasons,
};

/** What stands in the place of an erased person's address is none. */
const buyerEmail = `case when b.erased_at is null then b.email else '' end`;

const Buyer = { name: z.string(), email: z.string() };

/** Which orders of a firm are asked for. */
export interface OrdersAsked {
  readonly accountId: number;
  /** Only what a deputy was asked about. */
  readonly isDeputy: boolean;
  /** Null = whatever the state. */
  readonly state: string | null;
  /** Part of the number, of the buyer's name, mail address or own number, or of a cost center's number or name; empty = all. */
  readonly search: string;
  /** First day they were placed on, and the day after the last; null = whenever. */
  readonly from: string | null;
  readonly to: string | null;
  /** Who placed them; null = whoever. */
  readonly person: number | null;
  /** Number of a cost center that a position goes to; null = whichever. */
  readonly costCenter: string | null;
  /** Slug of a group that an article of theirs is of now, as statistics sum up by it; null = whichever. */
  readonly articleGroup: string | null;
  /** Only what statistics count. */
  readonly isOrdered: boolean;
}

/** What is typed is sought among the firm's few people and cost centers once, not with each of its many orders. */
const asked = `o.account_id = $1 and (not $2::boolean or o.is_deputised) and ($3::text is null or o.state = $3)
      and ($4 = '' or o.order_number ilike $4
        or o.person_id = any(array(select s.id from person s
          where s.account_id = $1 and (s.email ilike $4 or s.firstname || ' ' || s.lastname ilike $4)))
        or o.reference ilike $4
        or exists (select from shop_order_position p where p.order_id = o.id and (
          p.cost_center in (select c.number from cost_center c where c.account_id = $1 and c.name ilike $4)
          or p.cost_center ilike $4)))
      and ($5::date is null or o.placed_at >= $5::date::timestamp at time zone 'Europe/Berlin')
      and ($6::date is null or o.placed_at < $6::date::timestamp at time zone 'Europe/Berlin')
      and ($7::bigint is null or o.person_id = $7)
      and ($8::text is null
        or exists (select from shop_order_position p where p.order_id = o.id and p.cost_center = $8))
      and (not $9::boolean or ${isOrdered('o')})
      and ($10::text is null or exists (select from shop_order_position p join article a on ${isArticleOf('p')}
        join category own on own.id = a.category_id
        ${groupJoin('own')}
        where p.order_id = o.id and g.slug = $10))`;
const valuesOf = (wanted: OrdersAsked): readonly unknown[] => [
  wanted.accountId,
  wanted.isDeputy,
  wanted.state,
  wanted.search === '' ? '' : containing(wanted.search),
  wanted.from,
  wanted.to,
  wanted.person,
  wanted.costCenter,
  wanted.isOrdered,
  wanted.articleGroup,
];

export type Sort = (typeof adminOrderSorts)[number];
export type Direction = 'up' | 'down';

/** When something comes next for a waiting order: it is the turn of the deputy, or it counts as denied. */
const nextStep = `(case when o.state = 'awaitingRelease' then
  case when o.deputy_at < o.release_until and not o.is_deputised then o.deputy_at else o.release_until end end)`;

const orderBy: Readonly<Record<Sort, string>> = {
  placedAt: 'o.id',
  buyer: 'lower(b.lastname), lower(b.firstname), o.id',
  total: 'o.total_net_cents, o.id',
  reason: `${nextStep}, o.id`,
};
const directed = (columns: string, direction: Direction): string =>
  columns
    .split(/, (?=\w+[.(])/)
    .map(
      (column) =>
        `${column} ${direction === 'up' ? 'asc' : 'desc'}${column === nextStep ? ' nulls last' : ''}`,
    )
    .join(', ');

const ListedOrder = z.extend(StandingRow, {
  ...rowOf(listed).shape,
  ...Buyer,
  ...QuestionRow,
  costCenters: z.array(z.string()),
});
/** An order as a list shows it. */
export type ListedOrder = z.infer<typeof ListedOrder>;

/**
 * The orders of a page are found before anything is joined to them. A statement is planned once, whatever is asked for, and then
 * few orders are expected: beside all people of a firm each of its many would be looked at once a person.
 */
const pageOf = (sort: Sort, order: string): string =>
  sort === 'buyer'
    ? `with found as materialized (select o.id, o.person_id from shop_order o where ${asked})
       select o.id from found o join person b on b.id = o.person_id order by ${order} limit $11 offset $12`
    : `select o.id from shop_order o where ${asked} order by ${order} limit $11 offset $12`;

function listBy(sort: Sort, direction: Direction) {
  const order = directed(orderBy[sort], direction);
  return question({
    name: `firm-orders-${sort}-${direction}`,
    text: `select ${standing}, ${selected(listed, 'o')}, ${personName('b')} as name, ${buyerEmail} as email, ${questionStanding},
        (select coalesce(json_agg(distinct p.cost_center) filter (where p.cost_center <> ''), '[]')
          from shop_order_position p where p.order_id = o.id) as "costCenters"
      from (${pageOf(sort, order)}) page
        join shop_order o on o.id = page.id join person b on b.id = o.person_id
      order by ${order}`,
    values: (wanted: OrdersAsked, most: number, skipped: number) => [...valuesOf(wanted), most, skipped],
    row: ListedOrder,
  });
}
const bothWays = (sort: Sort) => ({ up: listBy(sort, 'up'), down: listBy(sort, 'down') });
const lists = {
  placedAt: bothWays('placedAt'),
  buyer: bothWays('buyer'),
  total: bothWays('total'),
  reason: bothWays('reason'),
};

/** A page of the orders of a firm. */
export const listFirmOrders = (
  executor: Executor,
  wanted: OrdersAsked,
  { sort, direction, most, skipped }: { sort: Sort; direction: Direction; most: number; skipped: number },
) => lists[sort][direction].all(executor, wanted, most, skipped);

/** Those that wait for whoever asks: of the account $1, for a deputy ($2) those alone whose turn it is. */
const waitingForAsker = `(select count(*)::int from shop_order o
  where o.account_id = $1 and o.state = 'awaitingRelease' and (not $2::boolean or o.is_deputised)) as waiting`;

const count = question({
  name: 'firm-orders-count',
  text: `select (select count(*)::int from shop_order o where ${asked}) as total, ${waitingForAsker},
    (select g.name from category g where g.slug = $10) as "articleGroup"`,
  values: (wanted: OrdersAsked) => valuesOf(wanted),
  row: z.object({ total: z.number(), waiting: z.number(), articleGroup: z.nullable(z.string()) }),
});

const countWaiting = question({
  name: 'firm-orders-waiting',
  text: `select ${waitingForAsker}`,
  values: ({ accountId, isDeputy }: Pick<OrdersAsked, 'accountId' | 'isDeputy'>) => [accountId, isDeputy],
  row: z.object({ waiting: z.number() }),
});

/** How many orders of the firm wait for a release. */
export const countWaitingOrders = (
  executor: Executor,
  by: Pick<OrdersAsked, 'accountId' | 'isDeputy'>,
): Promise<{ waiting: number }> => countWaiting.one(executor, by);

/** How many orders fit what is asked, how many of the firm wait for a release, and the name of the group that is asked for. */
export const countFirmOrders = (executor: Executor, wanted: OrdersAsked) => count.one(executor, wanted);

const one = question({
  name: 'firm-order',
  text: `select ${selected(orderColumns, 'o')}, ${personName('b')} as "buyerName", ${buyerEmail} as "buyerEmail",
      ${canBuyerAnswer}
    from shop_order o join person b on b.id = o.person_id
    where o.account_id = $1 and o.order_number = $2 and (not $3::boolean or o.is_deputised)`,
  values: (accountId: number, orderNumber: string, isDeputy: boolean) => [accountId, orderNumber, isDeputy],
  row: z.extend(rowOf(orderColumns), {
    buyerName: z.string(),
    buyerEmail: z.string(),
    canBuyerAnswer: z.boolean(),
  }),
});

interface FirmOrder extends WholeOrder {
  readonly order: StoredOrder & Pick<OrderStandingRow, 'canBuyerAnswer'>;
  readonly buyer: { readonly name: string; readonly email: string };
}

/** An order of a firm in full with who placed it; null for every other (R24). */
export async function findFirmOrder(
  executor: Executor,
  { accountId, isDeputy }: Pick<OrdersAsked, 'accountId' | 'isDeputy'>,
  orderNumber: string,
): Promise<FirmOrder | null> {
  const found = await one.first(executor, accountId, orderNumber, isDeputy);
  if (found === null) return null;
  const { buyerName: name, buyerEmail: email, canBuyerAnswer: canAnswer, ...order } = found;
  return {
    order: { ...order, canBuyerAnswer: canAnswer },
    positions: await loadOrderPositions(executor, order.id),
    buyer: { name, email },
  };
}

const countedLines = question({
  name: 'release-lines',
  text: `select order_id::float8 as "orderId", cost_center as "costCenter", line_net_cents::float8 as net from shop_order_position
    where order_id = any($1::bigint[]) order by order_id, position`,
  values: (orderIds: readonly number[]) => [orderIds],
  row: z.object({ orderId: z.number(), costCenter: z.string(), net: z.number() }),
});

/** What of the positions of orders budgets count. */
export const loadCountedLines = (executor: Executor, orderIds: readonly number[]) =>
  countedLines.all(executor, orderIds);
