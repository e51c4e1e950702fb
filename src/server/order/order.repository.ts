import * as z from 'zod/mini';
import { orderStates, ownOrdersPerPage } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import { pictureVersion } from '#server/article/article.sql.ts';
import { forOwners } from '#server/basket/basket.sql.ts';
import type { BasketOwner } from '#server/basket/stored-basket.ts';
import { rowOf, selected } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { containing } from '#server/database/like-pattern.ts';
import { command, question } from '#server/database/statement.ts';
import { ArticleToday } from './article-today.ts';
import { articleToday, isArticleOf, isGift } from './ordered.sql.ts';
import { QuestionRow, questionStanding } from './question.sql.ts';
import { orderColumns, positionColumns } from './stored-order.ts';
import type { StoredOrder, StoredOrderPosition, WholeOrder } from './stored-order.ts';

const whole = selected(orderColumns, 'o');
const row = rowOf(orderColumns);

const { orderNumber, placedAt, state, cancelReason, mode } = orderColumns;
const listedColumns = {
  orderNumber,
  placedAt,
  state,
  cancelReason,
  mode,
  totalNet: orderColumns.totalNetCents,
  totalGross: orderColumns.totalGrossCents,
  // What the steps of its way are counted by.
  isPrepaid: orderColumns.isPrepaid,
  paidAt: orderColumns.paidAt,
  releaseCheck: orderColumns.releaseCheck,
};
/** Changes of its state, by which the steps are known that were left out. */
const passages = `coalesce((select json_agg(json_build_object('event', h.event, 'fromState', h.from_state, 'toState', h.to_state)
        order by h.step) from shop_order_history h where h.order_id = o.id and h.from_state <> h.to_state), '[]') as passages`;
const ListedOrder = z.extend(rowOf(listedColumns), {
  ...QuestionRow,
  passages: z.array(z.object({ event: z.string(), fromState: z.string(), toState: z.string() })),
});
/** An own order as the list shows it. */
export type ListedOwnOrder = z.infer<typeof ListedOrder>;

/** Which of an owner's orders are asked for. */
export interface OwnOrdersAsked {
  readonly page: number;
  /** Null = whatever the state. */
  readonly state: Order['state'] | null;
  /** Part of the number or of the buyer's own number, or words that all stand in one article's name and numbers; empty = all. */
  readonly search: string;
}

/**
 * The owner's index comes first; the positions of those orders alone are looked at, by their key. `offset 0` keeps the planner from
 * reading those of all orders instead: it takes comparing letters for cheap (docs/decisions/0130).
 */
const sought = `($2 = '' or o.order_number ilike $2 or o.reference ilike $2 or exists (select from shop_order_position p
        where p.order_id = o.id
          and concat_ws(' ', p.display_name, p.article_number, p.manufacturer_number) ilike all($3::text[]) offset 0))`;
const soughtBy = (search: string): readonly unknown[] =>
  search === '' ? ['', []] : [containing(search), search.split(/\s+/).map(containing)];

const list = forOwners((kind, column) =>
  question({
    name: `order-list-${kind}`,
    text: `select ${selected(listedColumns, 'o')}, ${questionStanding}, ${passages} from shop_order o
      where o.${column} = $1 and ${sought} and ($4::text is null or o.state = $4)
      order by o.id desc limit ${ownOrdersPerPage} offset $5`,
    values: (ownerId: number, { search, state, page }: OwnOrdersAsked) => [
      ownerId,
      ...soughtBy(search),
      state,
      (page - 1) * ownOrdersPerPage,
    ],
    row: ListedOrder,
  }),
);

const count = forOwners((kind, column) =>
  question({
    name: `order-count-${kind}`,
    text: `select o.state, count(*) filter (where ${sought})::int as found from shop_order o
      where o.${column} = $1 group by o.state`,
    values: (ownerId: number, { search }: OwnOrdersAsked) => [ownerId, ...soughtBy(search)],
    row: z.object({ state: orderColumns.state.value, found: z.number() }),
  }),
);

/** A page of the owner's orders, newest first, how many fit what is asked, and in which states there are any at all. */
export async function listOrders(executor: Executor, owner: BasketOwner, asked: OwnOrdersAsked) {
  const rows = await list[owner.kind].all(executor, owner.id, asked);
  const counts = await count[owner.kind].all(executor, owner.id, asked);
  const total = counts
    .filter(({ state }) => (asked.state ?? state) === state)
    .reduce((sum, { found }) => sum + found, 0);
  const known = new Set(counts.map(({ state }) => state));
  return { rows, total, states: orderStates.filter((state) => known.has(state)) };
}

/** An order with the first of its positions that were paid for; `pictureVersion` is null for an article that has left the catalogue. */
export interface OrderAtAGlance {
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly totalGross: number;
  readonly positionCount: number;
  readonly articles: readonly {
    readonly displayName: string;
    readonly articleNumber: string;
    readonly pictureVersion: string | null;
  }[];
}

const last = question({
  name: 'order-last',
  text: `select o.order_number as "orderNumber", o.placed_at as "placedAt", o.total_gross_cents::float8 as "totalGross",
      (select count(*)::int from shop_order_position p where p.order_id = o.id and not ${isGift('p')}) as "positionCount", (
        select coalesce(json_agg(json_build_object('displayName', first.display_name, 'articleNumber', first.article_number,
          'pictureVersion', case when a.is_visible then ${pictureVersion} end) order by first.position), '[]')
        from (select * from shop_order_position p where p.order_id = o.id and not ${isGift('p')} order by p.position limit $3) as first
        left join article a on ${isArticleOf('first')} left join brand b on b.id = a.brand_id) as articles
    from shop_order o where o.person_id = $1 order by o.id desc limit $2`,
  values: (userId: number, orders: number, positions: number) => [userId, orders, positions],
  row: z.object({
    orderNumber: z.string(),
    placedAt: z.date(),
    totalGross: z.number(),
    positionCount: z.number(),
    articles: z.array(
      z.object({
        displayName: z.string(),
        articleNumber: z.string(),
        pictureVersion: z.nullable(z.string()),
      }),
    ),
  }),
});

/** The last orders of a person, each with its first positions; one statement. */
export const listLastOrders = (
  executor: Executor,
  userId: number,
  most: { readonly orders: number; readonly positions: number },
): Promise<readonly OrderAtAGlance[]> => last.all(executor, userId, most.orders, most.positions);

const positionsOf = question({
  name: 'order-positions',
  text: `select ${selected(positionColumns, 'p')}, ${articleToday}
    from shop_order_position p left join article a on ${isArticleOf('p')}
    left join article_stock s on s.article_id = a.id
    where p.order_id = $1 order by p.position`,
  values: (orderId: number) => [orderId],
  row: z.extend(rowOf(positionColumns), ArticleToday.shape),
});

/** What was ordered, in the order of the positions, with where each article stands today. */
export const loadOrderPositions = (executor: Executor, orderId: number): Promise<StoredOrderPosition[]> =>
  positionsOf.all(executor, orderId);

/** Who asks for one order: the owner, and the session it was perhaps placed in before its guest signed in. */
export interface OrderReader {
  readonly owner: BasketOwner;
  readonly sessionId: number | null;
}

/** Which order is asked for: by its number, or by the hash of its token. */
export type OrderKey = { readonly orderNumber: string } | { readonly tokenHash: string };

/**
 * The part of every question about orders that keeps them to their owner (R24, R26): a customer reads own orders and what
 * this very session ordered as a guest. Signing in keeps the session's row and gives it a new secret, signing out ends it:
 * the next visitor of the same browser gets another row.
 */
const readable = {
  session: 'o.session_id = $2',
  user: '(o.person_id = $2 or o.person_id is null and o.session_id = $3)',
} as const satisfies Record<BasketOwner['kind'], string>;

const findBy = (key: 'number' | 'token', column: string) =>
  forOwners((kind) =>
    question({
      name: `order-find-by-${key}-${kind}`,
      text: `select ${whole} from shop_order o where o.${column} = $1 and ${readable[kind]}`,
      values: (value: string, { owner, sessionId }: OrderReader) =>
        kind === 'session' ? [value, owner.id] : [value, owner.id, sessionId],
      row,
    }),
  );
const byNumber = findBy('number', 'order_number');
const byToken = findBy('token', 'token_hash');

/** One of the reader's orders without its positions, by number or by the hash of its token; null for every other. */
export const findOrderHead = (
  executor: Executor,
  reader: OrderReader,
  key: OrderKey,
): Promise<StoredOrder | null> =>
  'orderNumber' in key
    ? byNumber[reader.owner.kind].first(executor, key.orderNumber, reader)
    : byToken[reader.owner.kind].first(executor, key.tokenHash, reader);

/** The order like {@link findOrderHead}, in full. */
export async function findOrder(
  executor: Executor,
  reader: OrderReader,
  key: OrderKey,
): Promise<WholeOrder | null> {
  const order = await findOrderHead(executor, reader, key);
  return order === null ? null : { order, positions: await loadOrderPositions(executor, order.id) };
}

const ofGuest = question({
  name: 'order-of-guest',
  text: `select ${whole} from shop_order o
    where o.person_id is null and o.order_number = $1 and ($2::text is null or lower(o.email) = $2)`,
  values: (number: string, email: string | null) => [number, email],
  row,
});

/** A guest's order by its number, with the mail address it was placed with when one is given; null for every other. */
export const findGuestOrderHead = (
  executor: Executor,
  wanted: { readonly orderNumber: string; readonly email?: string },
): Promise<StoredOrder | null> => ofGuest.first(executor, wanted.orderNumber, wanted.email ?? null);

const join = command({
  name: 'order-join',
  text: `update shop_order set person_id = $1, session_id = null
    where person_id is null and order_number = $2 and lower(email) = $3`,
  values: (userId: number, number: string, email: string) => [userId, number, email],
});

/** Whether there was such an order of a guest; it is the person's then. */
export const joinGuestOrder = async (
  executor: Executor,
  userId: number,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
): Promise<boolean> => (await join.run(executor, userId, orderNumber, email)) === 1;

const head = question({
  name: 'order-head',
  text: `select ${whole} from shop_order o where o.id = $1`,
  values: (orderId: number) => [orderId],
  row,
});

/** An order by its id, whoever placed it; for what the shop itself does with it. */
export const loadOrderHead = (executor: Executor, orderId: number): Promise<StoredOrder | null> =>
  head.first(executor, orderId);

const buyer = question({
  name: 'order-buyer',
  text: `select p.erased_at is not null as "isGone", a.kind as "accountKind"
    from person p left join account a on a.id = p.account_id where p.id = $1`,
  values: (userId: number) => [userId],
  row: z.object({ isGone: z.boolean(), accountKind: z.nullable(z.enum(['private', 'company'])) }),
});

/** Whether somebody who has ordered has deleted their account since, and whose account it is. */
export const loadBuyer = (executor: Executor, userId: number) => buyer.one(executor, userId);
