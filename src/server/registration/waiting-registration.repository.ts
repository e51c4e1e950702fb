import * as z from 'zod/mini';
import { command, question } from '#server/database/statement.ts';
import type { Executor } from '#server/database/pool.ts';

/** Most registrations that are shown at once. */
const mostWaiting = 500;

const list = question({
  name: 'registration-list-waiting',
  text: `select p.id::float8 as id, a.kind, a.company, a.vat_id as "vatId", trim(p.firstname || ' ' || p.lastname) as name,
      p.email, a.customer_number as "customerNumber", p.created_at as "registeredAt",
      coalesce(known."customerNumber", '') as "knownAs"
    from person p join account a on a.id = p.account_id
      left join (select o.vat_id, min(o.customer_number) as "customerNumber" from account o
        where o.vat_id <> '' and exists (select from person q where q.account_id = o.id and q.is_approved)
        group by o.vat_id) known on known.vat_id = a.vat_id
    where not p.is_approved
    order by p.id limit ${mostWaiting}`,
  values: () => [],
  row: z.object({
    id: z.number(),
    kind: z.enum(['company', 'private']),
    company: z.string(),
    vatId: z.string(),
    name: z.string(),
    email: z.string(),
    customerNumber: z.string(),
    registeredAt: z.date(),
    knownAs: z.string(),
  }),
});

/** Who has registered and waits, the oldest first. */
export const listWaiting = (executor: Executor) => list.all(executor);

const approve = question({
  name: 'registration-approve',
  text: 'update person set is_approved = true where id = $1 and not is_approved returning email',
  values: (id: number) => [id],
  row: z.object({ email: z.string() }),
});

/** Lets somebody in who waits, in one statement; their mail address, or null where nobody like that waits. */
export const approveWaiting = async (executor: Executor, id: number): Promise<string | null> =>
  (await approve.first(executor, id))?.email ?? null;

const remove = question({
  name: 'registration-refuse',
  text: `delete from person where id = $1 and not is_approved returning email, account_id::float8 as "accountId"`,
  values: (id: number) => [id],
  row: z.object({ email: z.string(), accountId: z.number() }),
});

const removeAccount = command({
  name: 'registration-refuse-account',
  text: 'delete from account a where a.id = $1 and not exists (select from person p where p.account_id = a.id)',
  values: (accountId: number) => [accountId],
});

/** Deletes somebody who waits, with the account that was made for them; their mail address, or null where nobody like that waits. */
export async function refuseWaiting(executor: Executor, id: number): Promise<string | null> {
  const refused = await remove.first(executor, id);
  if (refused === null) return null;
  await removeAccount.run(executor, refused.accountId);
  return refused.email;
}
