import * as z from 'zod/mini';
import type { StatisticsGroup } from '#contract/statistics-groups.ts';
import type { DaySpan } from '#domain/statistics-span.ts';
import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import { groupJoin, isArticleOf, isOrdered } from '#server/order/ordered.sql.ts';
import { personName } from '#server/person/person.sql.ts';

/** So many rows are told at most, those with the largest value. */
const mostRows = 1000;

const fromDay = (day: string): string => `${day}::date::timestamp at time zone 'Europe/Berlin'`;
/** Orders of both spans; `is_now` tells which of them one lies in, `since` is the span's first day. */
const ordered = `ordered as materialized (
    select o.id, o.person_id, o.goods_net_cents as net, o.placed_at, span.is_now, span.since
    from (values (true, $2::date, ${fromDay('$2')}, ${fromDay('$3')}),
        (false, $4::date, ${fromDay('$4')}, ${fromDay('$5')})) as span (is_now, since, beginning, ending)
      join shop_order o on o.account_id = $1 and o.placed_at >= span.beginning and o.placed_at < span.ending
    where ${isOrdered('o')})`;

const sum = (span: 'now' | 'before'): string => {
  const within = `filter (where ${span === 'now' ? '' : 'not '}x.is_now)`;
  return `json_build_object('orders', count(*) ${within}, 'net', coalesce(sum(x.net) ${within}, 0)) as ${span}`;
};
const sums = `${sum('now')}, ${sum('before')}`;
const largestFirst = `order by coalesce(sum(x.net) filter (where x.is_now), 0) desc, 1 limit ${mostRows}`;

/**
 * The positions of the orders, put together by order and group first: an order counts once in a group, and numbers are sorted
 * out faster than names. Cents are summed up as floats, exact up to 2^53: of ten thousand orders that takes two thirds of the time
 * the exact sums of big integers take.
 *
 * @param group SQL of what a position `p` is summed up by
 */
const positionsBy = (group: string, joined = ''): string =>
  `, x as (select ${group} as key, o.id, o.is_now, sum(p.line_net_cents::float8) as net
    from ordered o join shop_order_position p on p.order_id = o.id ${joined}
    group by 1, o.id, o.is_now)`;

const partNumber = {
  month: `((extract(year from x.day) - extract(year from x.since)) * 12
      + extract(month from x.day) - extract(month from x.since))::int`,
  day: '(x.day - x.since)',
} as const;

/** Days are only told apart where they are summed up by: turning a moment into one takes longer than summing it up. */
const ofPeriod = (part: keyof typeof partNumber): string =>
  `, x as (select o.net, o.is_now, o.since, (o.placed_at at time zone 'Europe/Berlin')::date as day from ordered o)
    select ${partNumber[part]}::text as key, '' as name, ${sums}
    from x group by ${partNumber[part]} order by ${partNumber[part]}`;

const texts = {
  month: ofPeriod('month'),
  day: ofPeriod('day'),
  person: `select b.id::text as key, ${personName('b')} as name, ${sums}
    from ordered x join person b on b.id = x.person_id group by b.id ${largestFirst}`,
  costCenter: `${positionsBy('p.cost_center')}
    select x.key, coalesce(max(c.name), '') as name, ${sums}
    from x left join cost_center c on c.account_id = $1 and c.number = x.key
    group by x.key ${largestFirst}`,
  articleGroup: `, kind as materialized (select own.id, g.slug from category own
      ${groupJoin('own')})
    ${positionsBy(
      `coalesce(kind.slug, '')`,
      `left join article a on ${isArticleOf('p')} left join kind on kind.id = a.category_id`,
    )}
    select x.key, coalesce(max(g.name), '') as name, ${sums}
    from x left join category g on g.slug = x.key
    group by x.key ${largestFirst}`,
} as const;

const Sums = z.object({ orders: z.number(), net: z.number() });
const statementOf = (kind: keyof typeof texts) =>
  question({
    name: `statistics-${kind}`,
    text: `with ${ordered} ${texts[kind]}`,
    values: (accountId: number, now: DaySpan, before: DaySpan) => [
      accountId,
      now.from,
      now.to,
      before.from,
      before.to,
    ],
    row: z.object({ key: z.string(), name: z.string(), now: Sums, before: Sums }),
  });
const statements = {
  month: statementOf('month'),
  day: statementOf('day'),
  person: statementOf('person'),
  costCenter: statementOf('costCenter'),
  articleGroup: statementOf('articleGroup'),
} as const;

export interface StatisticsAsked {
  readonly by: StatisticsGroup;
  readonly part: 'month' | 'day';
  readonly now: DaySpan;
  readonly before: DaySpan;
}

/** What a firm ordered in two spans of days, one row a group that has orders. */
export const loadStatistics = (
  executor: Executor,
  accountId: number,
  { by, part, now, before }: StatisticsAsked,
) => statements[by === 'period' ? part : by].all(executor, accountId, now, before);

/** So many days are looked back, and so many orders are told at most. */
const unusualDays = 30;
const mostUnusual = 5;
/** So many times the average is unusual, where there are so many orders to compare with. */
const timesUsual = 3;
const fewestToCompare = 3;

const unusual = question({
  name: 'unusual-orders',
  text: `select o.order_number as "orderNumber", o.placed_at as "placedAt", ${personName('b')} as buyer,
      o.goods_net_cents::float8 as net, usual.net::float8 as usual
    from shop_order o join person b on b.id = o.person_id
      cross join lateral (
        select round(avg(e.goods_net_cents)) as net, count(*) as count from shop_order e
        where e.person_id = o.person_id and e.id <> o.id
          and e.placed_at >= o.placed_at - interval '1 year' and e.placed_at < o.placed_at
          and ${isOrdered('e')}) as usual
    where o.account_id = $1 and o.placed_at >= $2::timestamptz - interval '${unusualDays} days'
      and o.state not in ('denied', 'cancelled')
      and usual.count >= ${fewestToCompare} and o.goods_net_cents > ${timesUsual} * usual.net
    order by o.goods_net_cents::float8 / greatest(usual.net, 1) desc, o.id desc limit ${mostUnusual}`,
  values: (accountId: number, now: Date) => [accountId, now],
  row: z.object({
    orderNumber: z.string(),
    placedAt: z.date(),
    buyer: z.string(),
    net: z.number(),
    usual: z.number(),
  }),
});

/** Orders of the last days that are far above what their buyers order else, the farthest first. */
export const loadUnusualOrders = (executor: Executor, accountId: number, now: Date) =>
  unusual.all(executor, accountId, now);
