import type pg from 'pg';

/** How large the firm is that its admin's pages are measured with. */
export const largeFirm = {
  orders: 10_000,
  people: 500,
  costCenters: 200,
  budgets: 300,
  waiting: 60,
  addresses: 100,
} as const;

export const largeFirmAdmin = 'leitung@grosse-firma.example';

const address = `jsonb_build_object('id', null, 'isDefault', false, 'kind', 'company', 'company', 'Große Firma AG', 'vatId', '', 'salutation', 'none',
  'firstname', 'Lea', 'lastname', 'Groß', 'street', 'Werkstraße', 'houseNumber', '1', 'addition', '', 'zip', '10115',
  'city', 'Berlin', 'country', 'DE', 'phone', '')`;

/** Numbers that look drawn by chance and are the same in every run. */
const drawn = (seed: string, below: number): string =>
  `(('x' || substr(md5(${seed}), 1, 7))::bit(28)::int % ${below})`;

/** No order waits for an invoice: thousands of them would be written while pages are measured. */
const statements = [
  `insert into account (kind, customer_number, company, release_above_cents)
     values ('company', 'GROSS', 'Große Firma AG', 100000)`,
  `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_admin)
     select a.id, x.email, x.email, p.password_hash, x.firstname, 'Groß', x.number = 0
     from account a, person p, (select n as number,
         case when n = 0 then '${largeFirmAdmin}' else 'person-' || n || '@grosse-firma.example' end as email,
         (array['Lea', 'Max', 'Ida', 'Tom', 'Eva'])[1 + n % 5] || ' ' || n as firstname
       from generate_series(0, ${largeFirm.people - 1}) n) x
     where a.customer_number = 'GROSS' and p.email_normalised = 'privat@kontor.example'`,
  `insert into address (person_id, account_id, kind, company, firstname, lastname, street, house_number, zip, city, country)
     select p.id, null, 'company', 'Große Firma AG', p.firstname, p.lastname, 'Werkstraße', n::text, '10115', 'Berlin', 'DE'
       from account a join person p on p.account_id = a.id cross join generate_series(1, 2) n where a.customer_number = 'GROSS'
     union all select null, a.id, 'company', 'Große Firma AG', 'Lager', n::text, 'Lagerweg', n::text, '10115', 'Berlin', 'DE'
       from account a, generate_series(1, ${largeFirm.addresses}) n where a.customer_number = 'GROSS'`,
  `insert into firm_change (account_id, happened_at, what, person_id, person_name, by_name)
     select a.id, now() - n * interval '1 hour', 'orderingAllowed', p.id, p.firstname || ' ' || p.lastname, 'Lea Groß'
     from account a join person p on p.account_id = a.id cross join generate_series(1, 4) n where a.customer_number = 'GROSS'`,
  `insert into cost_center (account_id, number, name)
     select a.id, (1000 + n)::text, 'Abteilung ' || n from account a, generate_series(1, ${largeFirm.costCenters}) n
     where a.customer_number = 'GROSS'`,
  `insert into budget (account_id, person_id, period, amount_cents)
     select a.id, p.id, 'month', 50000 + 1000 * (p.id % 50) from account a join person p on p.account_id = a.id
     where a.customer_number = 'GROSS' order by p.id limit ${largeFirm.budgets - largeFirm.costCenters}`,
  `insert into budget (account_id, cost_center_id, period, amount_cents)
     select a.id, c.id, 'year', 2000000 from account a join cost_center c on c.account_id = a.id
     where a.customer_number = 'GROSS'`,
  `insert into budget_use (budget_id, period_start, used_cents, most_cents)
     select b.id, date_trunc(b.period, now() at time zone 'Europe/Berlin')::date, b.amount_cents * x.share / 100, b.amount_cents
     from (select b.*, ${drawn('b.id::text', 101)} as share from budget b join account a on a.id = b.account_id
       where a.customer_number = 'GROSS') b, lateral (select b.share) x`,
  `insert into shop_order (order_number, person_id, account_id, token_hash, request_hash, basket_id, basket_version, state,
       mode, language, placed_at, email, billing_address, shipping_address, payment_slug, payment_name, shipping_slug,
       shipping_name, is_prepaid, minimum_days, maximum_days, goods_net_cents, goods_gross_cents, shipping_net_cents,
       shipping_gross_cents, fee_net_cents, fee_gross_cents, taxes, total_net_cents, total_tax_cents, total_gross_cents,
       position_count, article_count, reserved_count, release_check, release_limit_cents, release_value_cents,
       reminder_at, release_until, invoicing)
     select 'G-' || n, p.id, p.account_id, 'large-firm-' || n, '', -n, 1,
       case when n <= ${largeFirm.waiting} then 'awaitingRelease' when n % 50 = 0 then 'cancelled' when n % 3 = 0 then 'accepted'
         else 'completed' end,
       'b2b', 'de', now() - n * interval '105 minutes', p.email, ${address}, ${address}, 'rechnung', 'Rechnung', 'standard',
       'Standardversand', false, 1, 2, v.net, v.net + v.net * 19 / 100, 0, 0, 0, 0,
       jsonb_build_array(jsonb_build_object('rate', 19, 'net', v.net, 'tax', v.net * 19 / 100)),
       v.net, v.net * 19 / 100, v.net + v.net * 19 / 100, 3, 3, 3,
       case when n <= ${largeFirm.waiting} then 'amount' end, case when n <= ${largeFirm.waiting} then 100000 end,
       case when n <= ${largeFirm.waiting} then v.net end, case when n <= ${largeFirm.waiting} then now() + interval '10 days' end,
       case when n <= ${largeFirm.waiting} then now() + interval '30 days' end,
       'none'
     from generate_series(1, ${largeFirm.orders}) n
       join lateral (select 3 * (500 + ${drawn(`'v' || n`, 9000)}) as net) v on true
       join (select p.*, row_number() over (order by p.id) - 1 as place from person p join account a on a.id = p.account_id
         where a.customer_number = 'GROSS') p on p.place = ${drawn(`'p' || n`, largeFirm.people)}
     order by n desc`,
  `insert into shop_order_position (order_id, position, article_id, article_number, manufacturer_number, display_name,
       quantity, unit, unit_net_cents, unit_gross_cents, tax_rate, line_net_cents, line_gross_cents, cost_center)
     select o.id, k, r.id, r.article_number, '', r.name, 1, 'Stück', o.goods_net_cents / 3, o.goods_gross_cents / 3,
       19, o.goods_net_cents / 3, o.goods_gross_cents / 3, (1001 + ${drawn(`o.id || 'c' || k`, largeFirm.costCenters)})::text
     from shop_order o join account a on a.id = o.account_id cross join generate_series(1, 3) k
       join (select x.*, row_number() over (order by x.id) - 1 as place from article x where x.is_online) r
         on r.place = ${drawn(`o.id || 'a' || k`, 1000)}
     where a.customer_number = 'GROSS'`,
];

/** What happened to each order, as it is written on its day: asked for, released or not, sent, delivered; by who decides in the firm. */
const history = `insert into shop_order_history (order_id, step, happened_at, event, from_state, to_state, person_id)
     select o.id, row_number() over (partition by o.id order by x.place), least(now(), o.placed_at + x.after), x.event, x.before, x.state,
       case when x.event = 'order.place' then o.person_id when x.event = 'order.release' then admin.id end
     from shop_order o join account a on a.id = o.account_id
       join person admin on admin.email_normalised = '${largeFirmAdmin}'
       join lateral (values
         (1, interval '0', 'order.place', '', 'awaitingRelease', true),
         (2, interval '3 hours', 'order.release', 'awaitingRelease', 'accepted', o.state <> 'awaitingRelease'),
         (3, interval '5 hours', 'order.process', 'accepted', 'processing', o.state = 'completed'),
         (4, interval '1 day', 'order.ship', 'processing', 'shipped', o.state = 'completed'),
         (5, interval '4 days', 'order.complete', 'shipped', 'completed', o.state = 'completed'),
         (6, interval '6 hours', 'order.cancel', 'accepted', 'cancelled', o.state = 'cancelled')
       ) x (place, after, event, before, state, is_there) on x.is_there
     where a.customer_number = 'GROSS'`;

/** Founds the firm, or adds what one of an earlier run lacks. */
export async function foundLargeFirm(database: pg.Pool): Promise<void> {
  const firm = await database.query(`select from account where customer_number = 'GROSS'`);
  const told = await database.query(
    `select from shop_order_history h join shop_order o on o.id = h.order_id where o.order_number = 'G-1'`,
  );
  const missing = [...(firm.rowCount === 0 ? statements : []), ...(told.rowCount === 0 ? [history] : [])];
  if (missing.length === 0) return;
  const connection = await database.connect();
  try {
    await connection.query('begin');
    for (const statement of [...missing, 'analyze']) await connection.query(statement);
    await connection.query('commit');
  } finally {
    connection.release();
  }
}
