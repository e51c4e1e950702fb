import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import type { Buyer } from '#server/firm/firm.service.ts';
import { orderColumns } from './stored-order.ts';

/** SQL of whether somebody could decide about the order `o` of the firm `a`. @param who SQL of which people `p` count */
const canDecide = (
  who: string,
): string => `exists (select from person p where p.account_id = a.id and p.is_active
  and p.is_approved and ${who} and (p.id is distinct from o.person_id or o.may_release_own))`;

const decides = '(p.is_admin or p.id = a.deputy_id)';

const undecidable = question({
  name: 'order-undecidable',
  text: `select o.order_number as number from shop_order o join account a on a.id = o.account_id
    where o.account_id = $1 and o.state = 'awaitingRelease' and not ${canDecide(decides)}
    order by o.id`,
  values: (accountId: number) => [accountId],
  row: z.object({ number: z.string() }),
});

/** Numbers of the firm's orders that wait for a release nobody could give. */
export const listUndecidable = async (executor: Executor, accountId: number): Promise<string[]> =>
  (await undecidable.all(executor, accountId)).map(({ number }) => number);

const decidedAlone = question({
  name: 'order-decided-alone',
  text: `select o.order_number as number, o.person_id = $2 as "isOwn", o.language
    from shop_order o join account a on a.id = o.account_id
    where o.account_id = $1 and o.state = 'awaitingRelease' and ${canDecide(`${decides} and p.id = $2`)}
      and not ${canDecide(`${decides} and p.id <> $2`)}
    order by o.id`,
  values: ({ accountId, id }: Buyer) => [accountId, id],
  row: z.object({ number: z.string(), isOwn: z.boolean(), language: orderColumns.language.value }),
});

/** Orders of the firm that wait for a release this person could give, and nobody else. */
export const listDecidedAlone = (executor: Executor, person: Buyer) => decidedAlone.all(executor, person);

const deputyTurns = command({
  name: 'order-deputy-turns',
  text: `update shop_order o set deputy_at = due.at from (
      select o.id, case
          when not ${canDecide('p.id = a.deputy_id')} then null
          when not ${canDecide('p.is_admin')} then least(o.deputy_at, $2)
          else coalesce(o.deputy_at, greatest(o.placed_at + make_interval(hours => a.deputy_hours), $2)) end as at
      from shop_order o join account a on a.id = o.account_id
      where o.account_id = $1 and o.state = 'awaitingRelease' and not o.is_deputised) due
    where o.id = due.id and o.deputy_at is distinct from due.at`,
  values: (accountId: number, now: Date) => [accountId, now],
});

/**
 * Says anew when it is the deputy's turn with the firm's orders they were not asked about yet: at once where no admin could decide,
 * never where no deputy could, else when it was said to be, or as for an order placed with the deputy of now
 * (docs/decisions/0157).
 */
export async function setDeputyTurns(executor: Executor, accountId: number, now: Date): Promise<void> {
  await deputyTurns.run(executor, accountId, now);
}

const decidedFor = question({
  name: 'order-decided-for',
  text: `select case when o.state = 'awaitingRelease' and a.deputy_id = $3 and o.deputy_at < o.release_until then o.deputy_at end as "turnAt"
    from shop_order o join account a on a.id = o.account_id
    where o.order_number = $1 and o.account_id = $2 and o.release_until is not null and o.person_id <> $3
      and exists (select from firm_change c
        left join shop_order_history h on h.order_id = o.id and h.event = 'after:deputy'
        where c.account_id = $2 and c.person_id = $3
          and (c.what = 'adminTaken' and c.happened_at > o.placed_at
            or c.what = 'deputyEnded' and c.happened_at > h.happened_at))`,
  values: (orderNumber: string, { accountId, id }: Buyer) => [orderNumber, accountId, id],
  row: z.object({ turnAt: z.nullable(z.date()) }),
});

/**
 * An order somebody else placed in their firm that was theirs to decide in a role they have been taken since: as an admin after it
 * was placed, or as the deputy once it was their turn. Null for every other; with the moment from which it is theirs again where
 * they are the deputy now.
 */
export const findDecidedFor = (
  executor: Executor,
  person: Buyer,
  orderNumber: string,
): Promise<{ readonly turnAt: Date | null } | null> => decidedFor.first(executor, orderNumber, person);
