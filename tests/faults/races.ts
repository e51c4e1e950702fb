import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { rootFolder } from '#server/runtime/root-folder.ts';
import { address, Buyer, NoAnswer, RefusedAnswer } from './client.ts';
import type { Content } from './client.ts';
import type { Finding } from './invariants.ts';
import { connectBeside, freePort, kill, startProduct, stopProduct, untilReady } from './product.ts';

/** How many take part in each race (cases R45, R47, R48, R50). */
const couponBuyers = 200;
const budgetBuyers = 100;
const budgetCents = 100_000;
const orderCents = 10_000;
const timedOrders = 20;
const password = 'Druckerpapier-2026!';

interface Racing {
  readonly baseUrl: string;
  readonly database: pg.Client;
  readonly articleNumber: string;
  readonly report: (invariant: string, problem: string) => void;
  readonly conclude: (sentence: string) => void;
  /** Processes beside the shop; they end with the run, whatever becomes of it. */
  readonly timers: ChildProcess[];
}

/** Does something for many at once, so many at a time. */
async function forMany<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const next = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift())
      results[entry[0]] = await work(entry[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return results;
}

/** Asks until there is an answer; what was asked is answered alike, however often. */
async function surely(ask: () => Promise<Content>): Promise<Content | string> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RefusedAnswer) return error.message;
      if (!(error instanceof NoAnswer)) throw error;
      await pause(50);
    }
  }
}

const codeOf = (answer: Content | string): string => (typeof answer === 'string' ? answer : 'ok');

/** How often each answer came, as `ok 1, coupon.notValid 199`. */
function tally(answers: readonly (Content | string)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(codeOf(answer), (counts.get(codeOf(answer)) ?? 0) + 1);
  return counts;
}
const sentenceOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([code, count]) => `${code} ${count}`).join(', ');

async function walkToReview(buyer: Buyer, articleNumber: string, more: Content = {}): Promise<string> {
  await buyer.call('POST', '/shop/basket/add', { articleNumber, shopDepotId: 1, quantity: 1, ...more });
  await buyer.call('POST', '/shop/checkout/billing-address', { address });
  await buyer.call('POST', '/shop/checkout/shipping-address', { isSameAsBilling: true });
  await buyer.call('POST', '/shop/checkout/payment-method', { slug: 'rechnung' });
  const { basket } = await buyer.call('POST', '/shop/checkout/shipping-method', { slug: 'standard' });
  return (basket as { checkoutData: { orderToken: string } }).checkoutData.orderToken;
}

const order = (buyer: Buyer, orderToken: string): Promise<Content | string> =>
  surely(() =>
    buyer.call('POST', '/shop/checkout/save-order', { orderToken, agb_check_approved: true, comment: '' }),
  );

async function numberIn(database: pg.Client, query: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await database.query<{ count: string | null }>(query, [...values]);
  return Number(rows[0]?.count ?? 0);
}

/** A firm with so many people of one kind; their mail addresses by kind. */
async function makeFirm(
  database: pg.Client,
  { releaseAbove, buyers }: { readonly releaseAbove: number | null; readonly buyers: number },
): Promise<{ accountId: number; buyers: string[]; admins: string[] }> {
  const name = randomUUID();
  const { rows } = await database.query<{ id: string }>(
    `insert into account (kind, customer_number, company, release_above_cents) values ('company', $1, 'Rennen GmbH', $2)
     returning id`,
    [name, releaseAbove],
  );
  const accountId = Number(rows[0]?.id);
  const join = async (who: string, isAdmin: boolean): Promise<string> => {
    const email = `${who}-${name}@firma.example`;
    await database.query(
      `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_admin)
       select $1, $2, $2, password_hash, $3, 'Rennen', $4 from person
       where email_normalised = 'privat@kontor.example'`,
      [accountId, email, who, isAdmin],
    );
    return email;
  };
  const people: string[] = [];
  for (let index = 0; index < buyers; index += 1) people.push(await join(`kauf${index}`, false));
  const admins = [await join('leitung1', true), await join('leitung2', true), await join('leitung3', true)];
  return { accountId, buyers: people, admins };
}

async function signIn(baseUrl: string, email: string): Promise<Buyer> {
  const buyer = new Buyer(baseUrl);
  await buyer.start();
  const answer = await surely(() => buyer.call('POST', '/login', { email, password }));
  if (typeof answer === 'string') throw new Error(`${email} was not let in: ${answer}`);
  await buyer.start();
  return buyer;
}

/** One coupon that is good once, and two hundred who order with it at once. */
async function raceForCoupon({ baseUrl, database, articleNumber, report, conclude }: Racing): Promise<void> {
  const code = 'NUREINMAL';
  await database.query(
    `insert into coupon (code, kind, value, minimum_cents, most_uses) values ($1, 'percent', 10, 0, 1)`,
    [code],
  );
  const ready = await forMany(Array.from({ length: couponBuyers }), 8, async () => {
    const buyer = new Buyer(baseUrl);
    await buyer.start();
    await buyer.call('POST', '/shop/basket/add', { articleNumber, shopDepotId: 1, quantity: 1 });
    await buyer.call('POST', '/shop/checkout/billing-address', { guestEmail: 'rennen@kunde.example' });
    await buyer.call('POST', '/shop/checkout/add/coupon-code', { code });
    await buyer.call('POST', '/shop/checkout/billing-address', { address });
    await buyer.call('POST', '/shop/checkout/shipping-address', { isSameAsBilling: true });
    await buyer.call('POST', '/shop/checkout/payment-method', { slug: 'vorkasse' });
    const { basket } = await buyer.call('POST', '/shop/checkout/shipping-method', { slug: 'standard' });
    return { buyer, token: (basket as { checkoutData: { orderToken: string } }).checkoutData.orderToken };
  });
  const answers = await Promise.all(ready.map(({ buyer, token }) => order(buyer, token)));
  const counts = tally(answers);
  conclude(`coupon good once, ${couponBuyers} orders at once: ${sentenceOf(counts)}`);
  if (counts.get('ok') !== 1 || counts.size !== 2)
    report('I2', `a coupon that is good once: ${sentenceOf(counts)}`);
  const held = await numberIn(database, 'select count(*) from shop_order where coupon_code = $1', [code]);
  const used = await numberIn(database, 'select used_count as count from coupon where code = $1', [code]);
  if (held !== 1 || used !== 1) report('I2', `${held} orders hold it, ${used} uses are counted`);
}

/** A budget of 1,000 EUR, and a hundred people who order for 100 EUR each at once. */
async function raceForBudget({ baseUrl, database, articleNumber, report, conclude }: Racing): Promise<void> {
  const { accountId, buyers } = await makeFirm(database, { releaseAbove: null, buyers: budgetBuyers });
  await database.query(`insert into cost_center (account_id, number, name) values ($1, '100', 'Rennen')`, [
    accountId,
  ]);
  await database.query(
    `insert into budget (account_id, cost_center_id, period, amount_cents)
     select $1, id, 'month', $2 from cost_center where account_id = $1`,
    [accountId, budgetCents],
  );
  const ready = await forMany(buyers, 4, async (email) => {
    const buyer = await signIn(baseUrl, email);
    return { buyer, token: await walkToReview(buyer, articleNumber, { costCenter: '100' }) };
  });
  const answers = await Promise.all(ready.map(({ buyer, token }) => order(buyer, token)));
  const counts = tally(answers);
  conclude(
    `budget of ${budgetCents / 100} EUR, ${budgetBuyers} orders of ${orderCents / 100} EUR at once: ${sentenceOf(counts)}`,
  );
  const most = budgetCents / orderCents;
  if (counts.get('ok') !== most || counts.get('release.changed') !== budgetBuyers - most)
    report('I3', `a budget for ${most} orders: ${sentenceOf(counts)}`);
  const used = await numberIn(
    database,
    'select used_cents as count from budget_use u join budget b on b.id = u.budget_id where b.account_id = $1',
    [accountId],
  );
  if (used !== budgetCents) report('I3', `${used} cents of ${budgetCents} are counted`);
}

async function placeWaiting(buyer: Buyer, articleNumber: string): Promise<string> {
  const answer = await order(buyer, await walkToReview(buyer, articleNumber));
  if (typeof answer === 'string') throw new Error(`An order was not placed: ${answer}`);
  return String(answer['orderNumber']);
}

const decisions = ['release.grant', 'release.deny'];

/** Two release and one denies the same order at the same time, in so many rounds. */
async function raceForDecisions(
  { baseUrl, database, articleNumber, report, conclude }: Racing,
  rounds: number,
): Promise<void> {
  const firm = await makeFirm(database, { releaseAbove: 0, buyers: 1 });
  const buyer = await signIn(baseUrl, firm.buyers[0] ?? '');
  const admins = await forMany(firm.admins, 1, (email) => signIn(baseUrl, email));
  const wins = { released: 0, denied: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const orderNumber = await placeWaiting(buyer, articleNumber);
    const read = await database.query<{ net: string }>(
      'select total_net_cents as net from shop_order where order_number = $1',
      [orderNumber],
    );
    const seenNet = Number(read.rows[0]?.net);
    const release = { path: '/my/admin-orders/release-now', body: { orderNumber, seenNet } };
    const deny = { path: '/my/admin-orders/deny-approval', body: { orderNumber, reason: 'Zu spät' } };
    // Silence is asked again: a second "released" of what one has released oneself is told as decided, too.
    const answers = await Promise.all(
      admins.map(async (admin, index) => {
        const { path, body } = index === 1 ? deny : release;
        return codeOf(await surely(() => admin.call('POST', path, body)));
      }),
    );
    const done = answers.filter((answer) => answer === 'ok').length;
    const told = answers.filter((answer) => answer === 'release.decided').length;
    if (done !== 1 || told !== 2) report('I3', `${orderNumber}: ${answers.join(', ')}`);
    const { rows } = await database.query<{ state: string; events: string[] }>(
      `select o.state, array(select h.event from shop_order_history h
         where h.order_id = o.id and h.event = any($2)) as events
       from shop_order o where o.order_number = $1`,
      [orderNumber, decisions],
    );
    const { state, events } = rows[0] ?? { state: '', events: [] };
    const isWhole =
      (state === 'accepted' && events.join() === 'release.grant') ||
      (state === 'denied' && events.join() === 'release.deny');
    if (!isWhole) report('I3', `${orderNumber} is ${state} after ${events.join(', ')}`);
    wins[state === 'denied' ? 'denied' : 'released'] += 1;
  }
  conclude(
    `${rounds} orders, each released twice and denied once at the same time: ${wins.released} released, ${wins.denied} denied, each once`,
  );
}

/** Starts a process that ends the times of orders beside the shop; resolves once it is at work. */
async function startSecondTimer(dataDirectory: string): Promise<ChildProcess> {
  const file = join(rootFolder, 'tests/faults/second-timer.ts');
  const timer = spawn(process.execPath, ['--import', 'tsx', file, dataDirectory], {
    cwd: rootFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    timer.stdout.once('data', () => resolve());
    timer.once('exit', () => reject(new Error('A second timer did not start.')));
  });
  return timer;
}

const due = {
  'after:reminder': 'reminder_at',
  'after:deputy': 'deputy_at',
  'after:expiry': 'release_until',
} as const;

/** Times of orders run out while two processes beside the shop watch them, one of which is killed; another takes its place. */
async function raceForTimes(
  { baseUrl, database, articleNumber, report, conclude, timers }: Racing,
  dataDirectory: string,
): Promise<void> {
  const firm = await makeFirm(database, { releaseAbove: 0, buyers: 1 });
  await database.query(
    'update account set deputy_id = (select max(id) from person where account_id = $1) where id = $1',
    [firm.accountId],
  );
  const buyer = await signIn(baseUrl, firm.buyers[0] ?? '');
  const events = Object.keys(due) as (keyof typeof due)[];
  const numbers = new Map<string, string[]>();
  for (const event of events) {
    const placed: string[] = [];
    for (let count = 0; count < timedOrders; count += 1)
      placed.push(await placeWaiting(buyer, articleNumber));
    numbers.set(event, placed);
  }
  timers.push(await startSecondTimer(dataDirectory), await startSecondTimer(dataDirectory));
  for (const event of events)
    await database.query(
      `update shop_order set ${due[event]} = now() - interval '1 second' where order_number = any($1)`,
      [numbers.get(event)],
    );
  await pause(randomInt(60));
  if (timers.some(({ exitCode }) => exitCode !== null))
    report('R48', 'a timer had ended before it was killed');
  kill(timers[0]?.pid ?? 0);
  timers.push(await startSecondTimer(dataDirectory));
  const steps = async (): Promise<number> =>
    numberIn(
      database,
      `select count(*) from shop_order_history h join shop_order o on o.id = h.order_id
       where o.account_id = $1 and h.event like 'after:%'`,
      [firm.accountId],
    );
  const all = events.length * timedOrders;
  for (let waited = 0; (await steps()) < all && waited < 300; waited += 1) await pause(100);
  await pause(1000);
  for (const event of events) {
    const { rows } = await database.query<{ count: number; orders: number }>(
      `select count(*)::int as count, count(distinct o.id)::int as orders
       from shop_order_history h join shop_order o on o.id = h.order_id
       where o.order_number = any($1) and h.event like 'after:%' and h.event = $2`,
      [numbers.get(event), event],
    );
    const { count, orders } = rows[0] ?? { count: 0, orders: 0 };
    if (count !== timedOrders || orders !== timedOrders)
      report('R48', `${event}: ${count} steps of ${orders} orders, where ${timedOrders} were due`);
  }
  conclude(
    `${all} times of orders that ran out while two processes watched and one was killed: ${await steps()} steps, each once`,
  );
}

/** Lets many do at once what only one may do (cases R45 and R48); `rounds` decisions. */
export async function runRaces(
  rounds: number,
  conclude: (sentence: string) => void,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'shop-races-'));
  chmodSync(folder, 0o755);
  const dataDirectory = join(folder, 'data');
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const product = startProduct(dataDirectory, port);
  await untilReady(baseUrl);
  const database = await connectBeside(dataDirectory);
  const { rows } = await database.query<{ number: string }>(
    `update article a set net_price_cents = $1 where a.id = (
       select x.id from article x join article_stock s on s.article_id = x.id
       where x.delivery_state = 1 and s.stock >= 20 and x.is_visible and x.order_minimum = 1 and x.order_step = 1
         and not exists (select from article_price p where p.article_id = x.id) order by x.id limit 1)
     returning a.article_number as number`,
    [orderCents],
  );
  const articleNumber = rows[0]?.number ?? '';
  await database.query(
    'update article_stock set stock = 100000 where article_id = (select id from article where article_number = $1)',
    [articleNumber],
  );
  const racing: Racing = {
    baseUrl,
    database,
    articleNumber,
    conclude,
    timers: [],
    report: (invariant, problem) => void findings.push({ invariant, problem }),
  };
  try {
    await raceForCoupon(racing);
    await raceForBudget(racing);
    await raceForDecisions(racing, rounds);
    await raceForTimes(racing, dataDirectory);
  } finally {
    for (const { pid } of racing.timers) kill(pid ?? 0);
    await database.end().catch(() => undefined);
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
  return findings;
}
