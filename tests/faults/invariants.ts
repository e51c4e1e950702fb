import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { JournalEntry } from './client.ts';

export interface Finding {
  readonly invariant: string;
  readonly problem: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Compares the database with what the clients saw. Coupons, budgets and approvals (I2, I3) are what `races.ts` looks at; I7 is that every order stands in the state orders begin in, and counts while it does.
 */
export async function findViolations(
  client: pg.Client,
  entries: readonly JournalEntry[],
  stockBefore: ReadonlyMap<string, number>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report = (invariant: string, problem: string): void => void findings.push({ invariant, problem });
  const rows = async <Row extends pg.QueryResultRow>(query: string): Promise<Row[]> =>
    (await client.query<Row>(query)).rows;

  const orders = await rows<{ order_number: string; token_hash: string }>(
    'select order_number, token_hash from shop_order',
  );
  const byHash = new Map<string, string[]>();
  for (const { order_number: number, token_hash: hash } of orders) {
    byHash.set(hash, [...(byHash.get(hash) ?? []), number]);
  }
  const acknowledged = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'acknowledged') continue;
    const known = acknowledged.get(entry.token);
    if (known !== undefined && known !== entry.orderNumber)
      report('I4', `two numbers for one token: ${known}, ${entry.orderNumber}`);
    acknowledged.set(entry.token, entry.orderNumber);
  }
  for (const [token, number] of acknowledged) {
    const stored = byHash.get(hashOf(token)) ?? [];
    if (stored.length !== 1 || stored[0] !== number)
      report('I4', `acknowledged ${number}, stored [${stored.join(', ')}]`);
  }
  const asked = new Set(entries.flatMap((entry) => (entry.kind === 'asked' ? [hashOf(entry.token)] : [])));
  for (const [hash, numbers] of byHash) {
    if (!asked.has(hash)) report('I4', `order ${numbers.join(', ')} was never asked for`);
    if (numbers.length > 1) report('I4', `two orders for one token: ${numbers.join(', ')}`);
  }

  const sold = await rows<{ number: string; sold: number; stock: number }>(
    `select a.article_number as number, s.stock, coalesce((select sum(p.quantity)::int
         from shop_order_position p join shop_order o on o.id = p.order_id
         where p.article_id = a.id and not (o.state = 'cancelled' and o.taken_pieces is null)), 0) as sold
     from article a join article_stock s on s.article_id = a.id`,
  );
  for (const { number, sold: pieces, stock } of sold) {
    const before = stockBefore.get(number) ?? 0;
    if (stock < 0) report('I1', `stock of ${number} is ${stock}`);
    if (pieces > 0 && before - pieces !== stock)
      report('I1', `${number}: ${before} - ${pieces} sold ≠ ${stock}`);
  }

  const wrongSums = await rows<{ order_number: string }>(
    `select o.order_number from shop_order o join lateral
       (select sum(line_net_cents) as net, sum(line_gross_cents) as gross, count(*) as lines
        from shop_order_position p where p.order_id = o.id) l on true
     where l.lines is distinct from o.position_count
       or (o.mode = 'b2b' and l.net is distinct from o.goods_net_cents)
       or (o.mode = 'b2c' and l.gross is distinct from o.goods_gross_cents)
       or o.goods_net_cents + o.shipping_net_cents + o.fee_net_cents <> o.total_net_cents
       or o.total_net_cents + o.total_tax_cents <> o.total_gross_cents`,
  );
  for (const { order_number: number } of wrongSums) report('I5', `sums of ${number} do not add up`);

  const incomplete = await rows<{ order_number: string }>(
    `select order_number from shop_order where billing_address ->> 'lastname' is null
       or shipping_address ->> 'lastname' is null or payment_name = '' or shipping_name = ''`,
  );
  for (const { order_number: number } of incomplete) report('I6', `${number} lacks an address or a method`);

  const illegal = await rows<{ order_number: string; state: string }>(
    `select order_number, state from shop_order where state <> 'accepted'`,
  );
  for (const { order_number: number, state } of illegal) report('I7', `${number} is ${state}`);

  const counted = await rows<{
    key: string;
    pieces: string;
    cents: string;
    held: string;
    held_cents: string;
  }>(
    `select coalesce(c.key, o.key) as key, coalesce(c.open_pieces, 0) as pieces, coalesce(c.open_cents, 0) as cents,
       coalesce(o.pieces, 0) as held, coalesce(o.cents, 0) as held_cents
     from order_counter c full join (
       select k.key, sum(counted_pieces) as pieces, sum(total_gross_cents) as cents
       from shop_order cross join unnest(counter_keys) as k (key) group by k.key) o on o.key = c.key
     where coalesce(c.open_pieces, 0) <> coalesce(o.pieces, 0) or coalesce(c.open_cents, 0) <> coalesce(o.cents, 0)`,
  );
  for (const { pieces, cents, held, held_cents: heldCents } of counted)
    report(
      'counters',
      `a counter holds ${pieces} pieces and ${cents} cents, its orders ${held} and ${heldCents}`,
    );

  const mails = await rows<{ order_number: string; mails: number }>(
    `select o.order_number, ((select count(*) from shop_order_mail m where m.order_id = o.id)
       + (select count(*) from outbox_mail b where b.message_id like 'order-' || o.order_number || '-confirmation%'))::int
       as mails
     from shop_order o`,
  );
  for (const { order_number: number, mails: count } of mails) {
    if (count !== 1) report('mail', `${number} has ${count} confirmations`);
  }

  const unordered = await rows<{ id: string }>(
    `select b.id from basket b join shop_order o on o.basket_id = b.id and o.basket_version + 1 = b.version
     where exists (select from basket_position p where p.basket_id = b.id)`,
  );
  for (const { id } of unordered) report('basket', `basket ${id} was ordered and is not empty`);
  return findings;
}
