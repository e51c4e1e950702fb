import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

/** SQL of rows as JSON. */
interface Rows {
  /** Name of the row in `from`. */
  readonly row: string;
  readonly from: string;
  /** Columns that are no business of a reader: keys of the shop and secrets. */
  readonly hidden?: readonly string[];
  /** Further fields, or other values of a column: SQL by name. */
  readonly more?: Readonly<Record<string, string>>;
}

function rowAsJson({ row, hidden = [], more = {} }: Rows): string {
  const left = ['id', 'person_id', 'account_id', ...hidden].map((column) => `'${column}'`).join(', ');
  const added = Object.entries(more).flatMap(([name, sql]) => [`'${name}'`, sql]);
  return `(to_jsonb(${row}) - array[${left}]) || jsonb_build_object(${added.join(', ')})`;
}

const list = (rows: Rows): string =>
  `coalesce((select jsonb_agg(${rowAsJson(rows)}) from ${rows.from}), '[]')`;
const one = (rows: Rows): string => `(select ${rowAsJson(rows)} from ${rows.from})`;

/** Bank accounts are told by their end alone, as everywhere (R65). */
const ibanEnd = (row: string): string =>
  `case when ${row}.iban is not null then '… ' || right(${row}.iban, 4) end`;

/** Where what is kept about a person stands; who adds a table adds it here, and a test counts them. */
const parts: Readonly<Record<string, string>> = {
  person: rowAsJson({ row: 'p', from: '', hidden: ['password_hash', 'email_normalised'] }),
  account: one({
    row: 'a',
    from: 'account a where a.id = p.account_id',
    hidden: ['deputy_id', 'release_rules_changed_by'],
  }),
  addresses: list({ row: 'a', from: 'address a where a.person_id = p.id' }),
  bankAccount: one({
    row: 'b',
    from: 'person_bank_account b where b.person_id = p.id',
    more: { iban: ibanEnd('b') },
  }),
  secondFactor: one({
    row: 'f',
    from: 'second_factor f where f.person_id = p.id',
    hidden: ['secret', 'last_step'],
  }),
  emailChange: one({
    row: 'e',
    from: 'email_change e where e.person_id = p.id',
    hidden: ['is_waiting', 'key_hash'],
  }),
  passkeys: list({
    row: 'k',
    from: 'passkey k where k.person_id = p.id',
    hidden: ['credential_id', 'public_key', 'counter'],
  }),
  sessions: list({
    row: 's',
    from: 'session s where s.person_id = p.id',
    hidden: ['hash', 'previous_hash', 'device_id'],
  }),
  browsers: list({
    row: 'd',
    from: 'login_device d where d.person_id = p.id',
    hidden: ['hash', 'counted_as'],
  }),
  basket: one({
    row: 'b',
    from: 'basket b where b.person_id = p.id',
    // What a sign-in told of the positions that follow.
    hidden: ['session_id', 'version', 'merge_report'],
    more: {
      iban: ibanEnd('b'),
      positions: list({
        row: 'x',
        from: 'basket_position x where x.basket_id = b.id',
        hidden: ['basket_id'],
      }),
    },
  }),
  storedBaskets: list({
    row: 's',
    from: 'stored_basket s where s.person_id = p.id',
    more: {
      positions: list({
        row: 'x',
        from: 'stored_basket_position x where x.stored_basket_id = s.id',
        hidden: ['stored_basket_id'],
      }),
    },
  }),
  shoppingLists: list({
    row: 'l',
    from: 'shopping_list l where l.person_id = p.id',
    more: {
      positions: list({
        row: 'x',
        from: 'shopping_list_position x where x.list_id = l.id',
        hidden: ['list_id'],
      }),
    },
  }),
  offerRequests: list({
    row: 'r',
    from: 'offer_request r where r.person_id = p.id',
    hidden: ['token', 'words_mark'],
    more: {
      positions: list({
        row: 'x',
        from: 'offer_request_position x where x.offer_request_id = r.id',
        hidden: ['offer_request_id'],
      }),
    },
  }),
  ownDevices: list({ row: 'd', from: 'own_device d where d.person_id = p.id' }),
  ratings: list({
    row: 'r',
    from: 'rating r where r.person_id = p.id',
    hidden: ['order_id', 'order_position', 'decided_by'],
  }),
  ratingDecisions: list({
    row: 'd',
    from: `(select r.decided_by, r.article_number, r.state, r.reason, r.decided_at from rating r) as d where d.decided_by = p.id`,
    hidden: ['decided_by'],
  }),
  searchRules: list({
    row: 'v',
    from: 'search_rule_version v where v.published_by = p.id',
    hidden: ['published_by', 'rules'],
  }),
  orders: list({
    row: 'o',
    from: 'shop_order o where o.person_id = p.id',
    hidden: ['session_id', 'token_hash', 'request_hash', 'basket_id', 'basket_version', 'coupon_id'],
    more: {
      iban: ibanEnd('o'),
      positions: list({
        row: 'x',
        from: 'shop_order_position x where x.order_id = o.id',
        hidden: ['order_id', 'free_article_id'],
      }),
      history: list({ row: 'h', from: 'shop_order_history h where h.order_id = o.id', hidden: ['order_id'] }),
      invoices: list({
        row: 'v',
        from: 'invoice v where v.order_id = o.id',
        hidden: ['order_id', 'year', 'running_number', 'pdf', 'xml'],
      }),
    },
  }),
  lastSignIn: one({ row: 's', from: 'person_sign_in s where s.person_id = p.id' }),
  changesOfTheFirm: list({
    row: 'c',
    from: `firm_change c where c.person_id = p.id or c.by_id = p.id or (c.account_id = p.account_id and c.person_id is null
      and right(lower(c.person_name), length(p.email_normalised) + 2) = '(' || p.email_normalised || ')')`,
    hidden: ['by_id', 'person_name', 'by_name'],
    more: { isByThePerson: 'c.by_id = p.id' },
  }),
  invitations: list({
    row: 'i',
    from: 'invitation i where i.invited_by = p.id',
    hidden: ['invited_by', 'key_hash', 'email_normalised'],
  }),
  basketsTakenOver: list({
    row: 't',
    from: 'handed_over_taking t where t.person_id = p.id',
    hidden: ['handed_over_basket_id', 'session_id'],
  }),
  externalCatalogs: list({
    row: 'c',
    from: 'external_catalog c where c.person_id = p.id',
    hidden: ['secret_hash', 'login_name'],
  }),
  /** What the person decided about orders of others. */
  decisions: list({
    row: 'h',
    from: `shop_order_history h join shop_order o on o.id = h.order_id
      where h.person_id = p.id and o.person_id is distinct from p.id`,
    hidden: ['order_id'],
    more: { order_number: 'o.order_number' },
  }),
  costCenters: list({
    row: 'c',
    from: `cost_center c where c.owner_id = p.id
      or exists (select from cost_center_person x where x.cost_center_id = c.id and x.person_id = p.id)`,
    hidden: ['owner_id'],
  }),
  budgets: list({
    row: 'b',
    from: 'budget b where b.person_id = p.id',
    hidden: ['cost_center_id', 'changed_by'],
  }),
  stockNotices: list({ row: 'n', from: 'stock_notice n where n.email = p.email_normalised' }),
  withdrawals: list({
    row: 'w',
    from: 'withdrawal w where lower(w.email) = p.email_normalised',
    hidden: ['content_key', 'order_id', 'has_email_of_order'],
  }),
  mails: list({
    row: 'm',
    from: 'outbox_mail m where lower(m.recipient) = p.email_normalised',
    hidden: ['message_id', 'html_body', 'attachments', 'text_body', 'last_error'],
  }),
};

const exported = question({
  name: 'personal-data-export',
  text: `select jsonb_pretty(jsonb_build_object(${Object.entries(parts)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(',\n')})) as content from person p where p.id = $1`,
  values: (userId: number) => [userId],
  row: z.object({ content: z.string() }),
});

/** Everything that is kept about a person, as JSON. */
export const exportPerson = async (executor: Executor, userId: number): Promise<string> =>
  (await exported.one(executor, userId)).content;
