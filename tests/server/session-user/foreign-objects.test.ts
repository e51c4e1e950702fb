import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { add, insertArticle } from '#tests/server/basket/small-catalogue.ts';
import {
  everyRoute,
  insertNamed,
  memberEmail,
  readyVisitor,
  sampleOf,
  sendSample,
} from '#tests/server/reliability/valid-requests.ts';
import type { Sample } from '#tests/server/reliability/valid-requests.ts';
import { seededRandom } from '#tests/server/fuzz/mutate.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

/** `npm run probes` asks for more. */
const probes = Number(process.env['FOREIGN_PROBES'] ?? '3000');
const seed = Number(process.env['FOREIGN_SEED'] ?? '1');
const article = 'FREMD1';
/** Stands in everything that belongs to whoever is spied on. */
const mark = 'Quittenbrot';

let shop: TestShop;
let routes: readonly Endpoint[];
/** The accepted requests of whoever is spied on. */
const owned = new Map<string, Sample>();
let identifiers: { readonly numbers: readonly number[]; readonly words: readonly string[] };
let strangers: readonly (readonly [string, TestVisitor])[];

/**
 * Calls that take a secret only their owner knows (a password, a mailed key, the number and mail address of an order), that are
 * about whoever calls alone, or after which whoever called is somebody else.
 */
const isProvedOtherwise = ({ name }: Endpoint): boolean =>
  /^(?:session|password|registration|secondFactor|invitation|stockNotice|withdrawal|accountAccess|personalData|externalCatalog|handedOverBasket|system|flows|funnel|content)\.|^order\.(?:find|join)$/.test(
    name,
  );

/** What identifies the objects of an account, as the shop names them in answers. */
async function identifiersOf(email: string): Promise<typeof identifiers> {
  const { rows } = await shop.database.query<{ numbers: number[]; words: string[] }>(
    `with me as (select p.id, p.account_id from person p where p.email = $1),
       theirs as (select id from person where account_id = (select account_id from me))
     select array(
         select id::float8 from theirs union select account_id from me
         union select id from address where person_id in (select id from theirs)
         union select id from shopping_list where person_id in (select id from theirs)
         union select p.id from shopping_list_position p join shopping_list l on l.id = p.list_id
           where l.person_id in (select id from theirs)
         union select p.id from offer_request_position p join offer_request o on o.id = p.offer_request_id
           where o.person_id in (select id from theirs)
         union select id from own_device where account_id = (select account_id from me)
         union select id from stored_basket where person_id in (select id from theirs)
         union select id from cost_center where account_id = (select account_id from me)
         union select id from budget where account_id = (select account_id from me)
         union select id from shop_order where person_id in (select id from theirs)
         union select id from invitation where account_id = (select account_id from me)
         union select id from basket where person_id in (select id from theirs)) as numbers,
       array(
         select order_number from shop_order where person_id in (select id from theirs)
         union select slug from shopping_list where person_id in (select id from theirs)
         union select number from cost_center where account_id = (select account_id from me)
         union select email from person where id in (select id from theirs)
         union select customer_number from account where id = (select account_id from me)) as words`,
    [email],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('There is nobody to spy on.');
  return found;
}

/** Everything that belongs to the account, a line for each table. */
async function belongingsOf(email: string): Promise<string[]> {
  const { rows: tables } = await shop.database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('person_id', 'account_id')
       and table_name not in ('session', 'login_way_in', 'login_device', 'second_factor_attempt')
     order by 1, 2`,
  );
  const children = [
    ['shop_order_position', 'order_id', 'shop_order', 'person_id'],
    ['shop_order_history', 'order_id', 'shop_order', 'person_id'],
    ['shopping_list_position', 'list_id', 'shopping_list', 'person_id'],
    ['offer_request_position', 'offer_request_id', 'offer_request', 'person_id'],
    ['stored_basket_position', 'stored_basket_id', 'stored_basket', 'person_id'],
    ['basket_position', 'basket_id', 'basket', 'person_id'],
    ['cost_center_person', 'cost_center_id', 'cost_center', 'account_id'],
  ] as const;
  const people = `(select id from person where account_id = (select account_id from person where email = $1))`;
  const account = `(select account_id from person where email = $1)`;
  const wholes = [
    ...children.map(([table, key, parent, column]) => ({
      table,
      where: `${key} in (select id from ${parent} where ${column} in ${column === 'person_id' ? people : account})`,
    })),
    { table: 'account', where: `id in ${account}` },
    { table: 'person', where: `id in ${people}` },
  ];
  const ofWholes = wholes.map(async ({ table, where }) => {
    const { rows } = await shop.database.query<{ content: string }>(
      `select coalesce(md5(string_agg(x::text, ',' order by x::text)), '') as content from "${table}" x where x.${where}`,
      [email],
    );
    return `${table} ${rows[0]?.content ?? ''}`;
  });
  return Promise.all([
    ...ofWholes,
    ...tables.map(async ({ table, column }) => {
      const whose =
        column === 'person_id'
          ? `(select id from person where account_id = (select account_id from person where email = $1))`
          : `(select account_id from person where email = $1)`;
      const { rows } = await shop.database.query<{ content: string }>(
        `select coalesce(md5(string_agg(x::text, ',' order by x::text)), '') as content from "${table}" x
         where x.${column} in ${whose}`,
        [email],
      );
      return `${table}.${column} ${rows[0]?.content ?? ''}`;
    }),
  ]);
}

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', environment: { LOGIN_ATTEMPTS: '1000000' } });
  await insertArticle(shop, { number: article });
  await insertArticle(shop, { number: 'AUSVERKAUFT', stock: 0 });
  await insertNamed(shop);
  routes = everyRoute(shop).filter((endpoint) => !isProvedOtherwise(endpoint));
  const owner = await readyVisitor(shop, article);
  for (const endpoint of routes)
    owned.set(endpoint.name, await sampleOf(endpoint, { shop, visitor: owner, article }));
  // Orders, lists, cost centers and the rest once more, so that each kind stands there whatever the samples took away.
  for (const name of [
    'order.list',
    'shoppingList.mine',
    'ownDevice.list',
    'offerRequest.update',
    'adminCostCenters.update',
    'address.list',
  ]) {
    const endpoint = routes.find((route) => route.name === name);
    if (endpoint !== undefined) owned.set(name, await sampleOf(endpoint, { shop, visitor: owner, article }));
  }
  await shop.database.query(
    `update person set firstname = $2, lastname = $2 where account_id = (select account_id from person where email = $1)`,
    [memberEmail, mark],
  );
  await shop.database.query(
    'update account set company = $2 where id = (select account_id from person where email = $1)',
    [memberEmail, mark],
  );
  for (const column of [
    'shopping_list set display_name',
    'cost_center set name',
    'address set lastname',
    'stored_basket set name',
    'own_device set name',
    'offer_request_position set display_name',
  ])
    await shop.database.query(`update ${column} = $1`, [mark]);
  await shop.database.query(
    `update shop_order set comment = $1, billing_address = jsonb_set(billing_address, '{lastname}', to_jsonb($1::text))`,
    [mark],
  );
  identifiers = await identifiersOf(memberEmail);
  const firm = await startFirm(shop, { releaseAbove: 0 });
  const guest = shop.visitor();
  await add(guest, article);
  const customer = shop.visitor();
  const { rows } = await shop.database.query<{ email: string }>(
    `with made as (
       insert into account (kind, customer_number, company) values ('private', 'FREMD-1', '') returning id)
     insert into person (account_id, email, email_normalised, password_hash, firstname, lastname)
     select made.id, 'fremd@kunde.example', 'fremd@kunde.example', p.password_hash, 'Frieda', 'Fremd'
     from made, person p where p.email = $1 returning email`,
    [memberEmail],
  );
  await customer.signIn(rows[0]?.email ?? '');
  strangers = [
    ['admin of another firm', firm.admin.visitor],
    ['buyer of another firm', firm.buyer.visitor],
    ['deputy of another firm', firm.deputy.visitor],
    ['another private customer', customer],
    ['guest', guest],
  ];
});
afterAll(() => shop.stop());

type Values = Readonly<Record<string, unknown>>;

/** The same with one of its parts, however deep, changed to another value of its kind. */
function variants(part: unknown, values: typeof identifiers): unknown[] {
  if (typeof part === 'number') return [...values.numbers];
  if (typeof part === 'string')
    return [...values.words, ...(/^\d+$/.test(part) ? values.numbers.map(String) : [])];
  if (Array.isArray(part))
    return part.flatMap((item, index) => variants(item, values).map((changed) => part.with(index, changed)));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    variants(value, values).map((changed) => ({ ...part, [key]: changed })),
  );
}

/** Fields of a part of a request that its owner leaves out. */
const leftOut = (schema: unknown, given: Values): string[] =>
  Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {}).filter(
    (name) => !(name in given),
  );

/** What a stranger asks of a call: exactly what its owner asks, and that with each identifier of the owner in each place. */
const requestsOf = (endpoint: Endpoint, sample: Sample): Sample[] => [
  sample,
  ...(['params', 'query', 'body'] as const).flatMap((part) => {
    const given = sample[part] ?? {};
    const more = leftOut(endpoint[part], given).flatMap((name) =>
      [...identifiers.words, ...identifiers.numbers].map((changed) => ({ ...given, [name]: changed })),
    );
    return [...variants(given, identifiers), ...more].map((changed) => ({
      ...sample,
      [part]: changed as Values,
    }));
  }),
];

interface Probe {
  readonly endpoint: Endpoint;
  readonly sample: Sample;
}

const allProbes = (): Probe[] =>
  routes.flatMap((endpoint) =>
    requestsOf(endpoint, owned.get(endpoint.name) ?? {}).map((sample) => ({ endpoint, sample })),
  );

/** So many of them, spread over all calls. */
function chosen(all: readonly Probe[], count: number, turn = 0): readonly Probe[] {
  const random = seededRandom(seed + turn);
  return all
    .map((probe) => ({ probe, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ probe }) => probe);
}

/** Does not count what a stranger has asked with: it may stand in the answer again. */
const tells = (body: string): boolean => body.includes(mark);

describe('what belongs to somebody else', () => {
  it('would be seen by these probes: its owner sees it', async () => {
    const owner = shop.visitor();
    await owner.signIn(memberEmail);
    const reading = allProbes().filter(({ endpoint }) => endpoint.method === 'GET');
    let seen = 0;
    for (const { endpoint, sample } of chosen(reading, 1000))
      if (tells((await sendSample(owner, endpoint, sample)).body)) seen += 1;
    expect(seen).toBeGreaterThan(10);
    expect(identifiers.numbers.length + identifiers.words.length).toBeGreaterThan(15);
    await owner.ask(sessionEndpoints.logout, { body: {} });
  });

  it(
    '[R23][R24][R25] is neither read nor changed by probes with all its numbers, in every place of every call',
    async () => {
      const all = allProbes();
      const before = await belongingsOf(memberEmail);
      const perStranger = Math.ceil(probes / strangers.length);
      let asked = 0;
      const found: string[] = [];
      for (const [turn, [who, visitor]] of strangers.entries()) {
        const { user: me } = await visitor.ask(sessionEndpoints.user);
        for (const { endpoint, sample } of chosen(all, perStranger, turn)) {
          const answer = await sendSample(visitor, endpoint, sample);
          asked += 1;
          expect(answer.statusCode, `${endpoint.name} for ${who}`).toBeLessThan(500);
          if (tells(answer.body) && !JSON.stringify(sample).includes(mark))
            found.push(`${endpoint.name} tells ${who}: ${JSON.stringify(sample)}`);
        }
        // Whoever had lost the session meanwhile would have been answered nothing.
        expect((await visitor.ask(sessionEndpoints.user)).user.data.id, who).toBe(me.data.id);
      }
      expect(found).toEqual([]);
      expect(await belongingsOf(memberEmail)).toEqual(before);
      console.log(`${asked} probes of ${all.length * strangers.length} possible ones, 0 foreign objects`);
      expect(asked).toBeGreaterThan(probes * 0.9);
    },
    20 * 60_000,
  );
});
