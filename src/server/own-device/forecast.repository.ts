import * as z from 'zod/mini';
import { Basisfarbe } from '#contract/article.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { isArticleOf, isGift, isOrdered } from '#server/order/ordered.sql.ts';
import { givesColour } from '#server/printer/supply.sql.ts';
import type { DeviceOwner } from './own-device.repository.ts';

/** Newest orders of a year that are looked at: more tell no other pace. */
const mostOrders = 5000;

/** Printers of devices that are shown, and a day on Berlin's calendar. */
export interface AskedSupplies {
  readonly slugs: readonly string[];
  readonly since: string;
}

/**
 * Devices of the whole account are counted, not those of one page: what fits several is used by all of them. Those of a firm go by all
 * of its orders, so only who administrates it is told (docs/decisions/0180). Articles count that the catalogue still knows, sold or not.
 */
const ordered = question({
  name: 'own-device-ordered-supplies',
  text: `with had as materialized (
      select d.id as device_id, d.slug, o.person_id is null as is_of_firm, count(*)::int as devices
      from own_device o join device d on d.slug = o.slug
      where o.account_id = $1 and (o.person_id = $2 or o.person_id is null and $3::boolean)
      group by d.id, o.person_id is null
    ), fitting as materialized (
      select f.article_id, h.is_of_firm, to_json(array_agg(h.slug order by h.slug)) as slugs,
        to_json(array_agg(h.devices order by h.slug)) as devices
      from article_device f join had h on h.device_id = f.device_id
      where f.article_id in (select g.article_id from device d join article_device g on g.device_id = d.id
        join article a on a.id = g.article_id where d.slug = any($5::text[]) and ${givesColour('a')})
      group by f.article_id, h.is_of_firm having bool_or(h.slug = any($5::text[]))
    ), counted as (
      (select o.id, o.placed_at, false as is_of_firm from shop_order o
        where o.person_id = $2 and o.placed_at >= $4::date::timestamp at time zone 'Europe/Berlin' and ${isOrdered('o')}
          and exists (select from had where not is_of_firm)
        order by o.id desc limit ${mostOrders})
      union all
      (select o.id, o.placed_at, true from shop_order o
        where o.account_id = $1 and o.placed_at >= $4::date::timestamp at time zone 'Europe/Berlin' and ${isOrdered('o')}
          and exists (select from had where is_of_firm)
        order by o.placed_at desc limit ${mostOrders})
    ), bought as (
      select c.is_of_firm, p.article_id, p.article_number, (c.placed_at at time zone 'Europe/Berlin')::date as day,
        sum(p.quantity)::int as quantity
      from counted c join shop_order_position p on p.order_id = c.id
        join fitting f on f.article_id = p.article_id and f.is_of_firm = c.is_of_firm
      where not ${isGift('p')}
      group by c.is_of_firm, p.article_id, p.article_number, day
    ), supply as (
      select b.is_of_firm, a.id, coalesce(a.colour, a.basisfarbe) as colour, a.basisfarbe, a.yield_pages,
        to_json(array_agg(to_char(b.day, 'YYYY-MM-DD') order by b.day)) as days,
        to_json(array_agg(b.quantity order by b.day)) as quantities
      from bought b join article a on ${isArticleOf('b')}
      group by b.is_of_firm, a.id
    )
    select s.is_of_firm as "isOfFirm", s.colour, s.basisfarbe, s.yield_pages as "yieldPages", s.days, s.quantities,
      f.slugs, f.devices
    from supply s join fitting f on f.article_id = s.id and f.is_of_firm = s.is_of_firm
    order by s.id`,
  values: ({ accountId, userId, isForFirm }: DeviceOwner, { slugs, since }: AskedSupplies) => [
    accountId,
    userId,
    isForFirm,
    since,
    slugs,
  ],
  row: z.object({
    isOfFirm: z.boolean(),
    colour: z.string(),
    basisfarbe: Basisfarbe,
    yieldPages: z.nullable(z.number()),
    days: z.array(z.string()),
    quantities: z.array(z.number()),
    slugs: z.array(z.string()),
    devices: z.array(z.number()),
  }),
});

/**
 * What fits some printers and was ordered since a day for own devices, and, to who administrates a firm, for its devices by all its
 * people; each with all printers of these devices it fits.
 */
export const orderedSupplies = (executor: Executor, owner: DeviceOwner, asked: AskedSupplies) =>
  ordered.all(executor, owner, asked);

const wanted = question({
  name: 'own-device-forecasts-wanted',
  text: `select case when a.kind = 'company' then a.shows_firm_forecasts else p.shows_forecasts end as "areShown"
    from person p join account a on a.id = p.account_id where p.id = $1`,
  values: (userId: number) => [userId],
  row: z.object({ areShown: z.boolean() }),
});

/** Whether forecasts are shown: what a private customer said, or an admin for the firm. */
export const areForecastsShown = async (executor: Executor, userId: number): Promise<boolean> =>
  (await wanted.one(executor, userId)).areShown;

const showToPerson = command({
  name: 'own-device-forecasts-of-person',
  text: 'update person set shows_forecasts = $2 where id = $1',
  values: (userId: number, areShown: boolean) => [userId, areShown],
});

const showToFirm = command({
  name: 'own-device-forecasts-of-firm',
  text: 'update account set shows_firm_forecasts = $2 where id = $1',
  values: (accountId: number, areShown: boolean) => [accountId, areShown],
});

/** Keeps for a private customer, or for a whole firm, whether forecasts are shown. */
export async function keepForecastsShown(
  executor: Executor,
  { accountId, userId, isForFirm }: DeviceOwner,
  areShown: boolean,
): Promise<void> {
  if (isForFirm) await showToFirm.run(executor, accountId, areShown);
  else await showToPerson.run(executor, userId, areShown);
}
