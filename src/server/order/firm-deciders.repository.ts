import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** SQL of whether somebody could decide about the order `o` of the firm `a`. @param who SQL of which people `p` count */
const canDecide = (
  who: string,
): string => `exists (select from person p where p.account_id = a.id and p.is_active
  and p.is_approved and ${who} and (p.id is distinct from o.person_id or o.may_release_own))`;

const undecidable = question({
  name: 'order-undecidable',
  text: `select o.order_number as number from shop_order o join account a on a.id = o.account_id
    where o.account_id = $1 and o.state = 'awaitingRelease' and not ${canDecide('(p.is_admin or p.id = a.deputy_id)')}
    order by o.id`,
  values: (accountId: number) => [accountId],
  row: z.object({ number: z.string() }),
});

/** Numbers of the firm's orders that wait for a release nobody could give. */
export const listUndecidable = async (executor: Executor, accountId: number): Promise<string[]> =>
  (await undecidable.all(executor, accountId)).map(({ number }) => number);

const pass = command({
  name: 'order-pass-to-deputy',
  text: `update shop_order o set deputy_at = least(o.deputy_at, $2) from account a
    where a.id = o.account_id and o.account_id = $1 and o.state = 'awaitingRelease' and not o.is_deputised
      and not ${canDecide('p.is_admin')} and ${canDecide('p.id = a.deputy_id')}`,
  values: (accountId: number, now: Date) => [accountId, now],
});

/** Makes it the deputy's turn at once with orders of the firm that no admin could decide about. */
export async function passToDeputy(executor: Executor, accountId: number, now: Date): Promise<void> {
  await pass.run(executor, accountId, now);
}
