import * as z from 'zod/mini';
import { endedStates } from '#domain/order-state.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const company = question({
  name: 'erasure-company',
  text: `select count(*)::int as others,
      (count(*) filter (where q.is_admin and q.is_active))::int as admins
    from person q join account a on a.id = q.account_id
    where a.id = $1 and a.kind = 'company' and q.id <> $2 and q.erased_at is null`,
  values: (accountId: number, userId: number) => [accountId, userId],
  row: z.object({ others: z.number(), admins: z.number() }),
});

/**
 * Whether a firm would go on without anybody who runs its account. The caller holds the lock of the account.
 */
export async function wouldLeaveFirmAlone(
  executor: Executor,
  accountId: number,
  userId: number,
): Promise<boolean> {
  const { others, admins } = await company.one(executor, accountId, userId);
  return others > 0 && admins === 0;
}

/** What belongs to the person alone. Sessions go last: what refers to them has gone then. */
const ownTables = [
  'address',
  'person_bank_account',
  'shopping_list',
  'stored_basket',
  'basket',
  'budget',
  'cost_center_person',
  'login_way_in',
  'person_sign_in',
  'handed_over_taking',
  'password_reset',
  'second_factor_attempt',
  'second_factor',
  'login_device',
  'session',
] as const;

const removals = ownTables.map((table) =>
  command({
    name: `erasure-${table}`,
    text: `delete from ${table} where person_id = $1`,
    values: (userId: number) => [userId],
  }),
);

/** Further rows that name the person, by the mail address or as somebody in charge. */
const traces = [
  'delete from stock_notice n using person p where p.id = $1 and n.email = p.email_normalised',
  'delete from registration r using person p where p.id = $1 and r.email_normalised = p.email_normalised',
  `delete from outbox_mail m using person p
    where p.id = $1 and lower(m.recipient) = p.email_normalised and m.sent_at is not null`,
  'update account a set deputy_id = null where a.deputy_id = $1',
  'update cost_center c set owner_id = null where c.owner_id = $1',
  'update invitation i set invited_by = null where i.invited_by = $1',
  'delete from invitation i using person p where p.id = $1 and i.email_normalised = p.email_normalised',
  // Nobody orders for a firm in the name of somebody who has gone.
  'update external_catalog c set is_active = false where c.person_id = $1',
  `update firm_change c set person_id = null, person_name = 'Gelöschte Person' where c.person_id = $1`,
  `update firm_change c set by_id = null, by_name = 'Gelöschte Person' where c.by_id = $1`,
].map((text, index) =>
  command({ name: `erasure-trace-${index}`, text, values: (userId: number) => [userId] }),
);

const anonymise = command({
  name: 'erasure-person',
  text: `update person set email = 'geloescht-' || id || '@erased.invalid',
      email_normalised = 'geloescht-' || id || '@erased.invalid', password_hash = $3, salutation = 'none', title = '',
      firstname = 'Gelöschte', lastname = 'Person', phone = '', is_admin = false, is_buyer = false, is_backend = false,
      may_order = false, is_active = false, erased_at = $2
    where id = $1`,
  values: (userId: number, now: Date, passwordHash: string) => [userId, now, passwordHash],
});

/**
 * Erases what is kept about a person but their orders. The row stays without a name, so that what a firm has ordered adds up; the
 * mail address is free again.
 *
 * @param passwordHash of a password nobody knows
 */
export async function erasePerson(
  executor: Executor,
  {
    userId,
    now,
    passwordHash,
  }: { readonly userId: number; readonly now: Date; readonly passwordHash: string },
): Promise<void> {
  for (const removal of [...removals, ...traces]) await removal.run(executor, userId);
  await anonymise.run(executor, userId, now, passwordHash);
}

const ended = `(${endedStates.map((state) => `'${state}'`).join(', ')})`;

const pseudonymise = command({
  name: 'erasure-orders',
  text: `update shop_order o set email = p.email, comment = '', iban = null, account_holder = '',
      billing_address = o.billing_address || '{"phone": ""}', shipping_address = o.billing_address || '{"phone": ""}'
    from person p where p.id = o.person_id and p.erased_at is not null and o.state in ${ended} and o.email <> p.email`,
  values: () => [],
});

/**
 * Takes out of the orders of erased people what no invoice needs, as soon as nothing is under way any more. Name and address of the
 * buyer stay, since the law asks for the invoice (§ 147 AO, § 14 UStG).
 */
export async function pseudonymiseOrders(executor: Executor): Promise<void> {
  await pseudonymise.run(executor);
}

const kept = question({
  name: 'erasure-kept-orders',
  text: 'select o.order_number as number from shop_order o where o.person_id = $1 order by o.id',
  values: (userId: number) => [userId],
  row: z.object({ number: z.string() }),
});

/** Numbers of the orders that stay. */
export const keptOrders = async (executor: Executor, userId: number): Promise<string[]> =>
  (await kept.all(executor, userId)).map(({ number }) => number);
