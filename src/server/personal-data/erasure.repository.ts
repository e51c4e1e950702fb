import * as z from 'zod/mini';
import { endedStates } from '#domain/order-state.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const lock = command({
  name: 'erasure-lock-person',
  text: 'select from person where id = $1 for update',
  values: (userId: number) => [userId],
});

/** Whatever is being kept for the person comes before what follows, and is erased with the rest. */
export async function lockErased(executor: Executor, userId: number): Promise<void> {
  await lock.run(executor, userId);
}

const company = question({
  name: 'erasure-company',
  text: `select count(*)::int as people,
      (count(*) filter (where q.is_active and not exists (select from external_catalog c where c.person_id = q.id)))::int
        as colleagues,
      (count(*) filter (where q.is_active and q.is_admin))::int as admins
    from person q where q.account_id = $1 and q.id <> $2 and q.erased_at is null`,
  values: (accountId: number, userId: number) => [accountId, userId],
  row: z.object({ people: z.number(), colleagues: z.number(), admins: z.number() }),
});

/** Who is there beside the person: all of them, those who work in the shop by themselves, and who runs the account. */
export const othersOf = (executor: Executor, accountId: number, userId: number) =>
  company.one(executor, accountId, userId);

const ofAccount = [
  'delete from invitation i where i.account_id = $1',
  'delete from address d where d.account_id = $1',
  'delete from own_device d where d.account_id = $1',
  `update account a set vat_id = '', buyer_reference = '', invoice_format = null,
     company = case when a.kind = 'company' then 'Gelöschtes Konto' else '' end where a.id = $1`,
].map((text, index) =>
  command({ name: `erasure-account-${index}`, text, values: (accountId: number) => [accountId] }),
);

/**
 * Erases what an account holds that nobody is left of.
 *
 * @param isEmpty somebody who is locked out may still be there otherwise; then nobody is let in any more, and the rest stays
 */
export async function eraseAccount(executor: Executor, accountId: number, isEmpty: boolean): Promise<void> {
  for (const removal of isEmpty ? ofAccount : ofAccount.slice(0, 1)) await removal.run(executor, accountId);
}

/**
 * What belongs to the person alone. Sessions go last: what refers to them has gone then. Who may book on a cost center stays, as a
 * number: where nobody is named any more, everybody might.
 */
const ownTables = [
  'address',
  'person_bank_account',
  'shopping_list',
  'stored_basket',
  'offer_request',
  'own_device',
  'basket',
  'budget',
  'login_way_in',
  'person_sign_in',
  'handed_over_taking',
  'password_reset',
  'email_change',
  'second_factor_attempt',
  'second_factor_recovery',
  'second_factor',
  'passkey_challenge',
  'passkey',
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
  'update account a set release_rules_changed_by = null where a.release_rules_changed_by = $1',
  'update budget b set changed_by = null where b.changed_by = $1',
  'update cost_center c set owner_id = null where c.owner_id = $1',
  'update invitation i set invited_by = null where i.invited_by = $1',
  'delete from invitation i using person p where p.id = $1 and i.email_normalised = p.email_normalised',
  // Nobody orders for a firm in the name of somebody who has gone.
  'update external_catalog c set is_active = false where c.person_id = $1',
  // What is shown stays, without a name and without the order that would lead to one.
  `delete from rating r where r.person_id = $1 and r.state <> 'shown'`,
  `update rating r set person_id = null, shown_name = '', order_id = null, order_position = null where r.person_id = $1`,
  'update rating r set decided_by = null where r.decided_by = $1',
  'update search_rule_version v set published_by = null where v.published_by = $1',
  // What was declared is kept without a name: the law asks for what came and when.
  `update withdrawal w set full_name = '', email = '', goods = '', content_key = 'erased-' || w.id
    from person p where p.id = $1 and (lower(w.email) = p.email_normalised or w.order_id in (select o.id from shop_order o where o.person_id = p.id))`,
  // Of before they joined, by the mail address alone.
  `update firm_change c set person_name = 'Gelöschte Person' from person p where p.id = $1 and c.account_id = p.account_id
    and c.person_id is null and right(lower(c.person_name), length(p.email_normalised) + 2) = '(' || p.email_normalised || ')'`,
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
      may_order = false, shows_forecasts = false, is_active = false, erased_at = $2
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

/** What was sent is still to be debited, and may come back. */
const ended = `(${endedStates
  .filter((state) => state !== 'shipped')
  .map((state) => `'${state}'`)
  .join(', ')})`;

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

const leftovers = ownTables.map((table) =>
  command({
    name: `erasure-leftover-${table}`,
    text: `delete from ${table} x using person p where p.id = x.person_id and p.erased_at is not null`,
    values: () => [],
  }),
);

/** Erases what was on its way while somebody was erased. */
export async function eraseLeftovers(executor: Executor): Promise<void> {
  for (const removal of leftovers) await removal.run(executor);
}
