import type { FastifyRequest } from 'fastify';
import { mostGuessesOfDay } from '#domain/login-share.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import type { Foundation } from '#server/runtime/foundation.ts';

/** Puts back what a condition changed for everybody. */
export type Undo = () => Promise<unknown>;

interface Making {
  readonly request: FastifyRequest;
  readonly foundation: Foundation;
}

/** Makes a condition true before the call is handled; what it changes is the caller's own, or is put back by the result. */
type Condition = (making: Making) => Promise<Undo | void>;

type Row = Readonly<Record<string, unknown>>;

const run = async ({ foundation }: Making, text: string, values: readonly unknown[]): Promise<Row[]> => {
  const { rows } = await foundation.database.query<Row>(text, [...values]);
  return rows;
};

/** The basket of whoever calls. */
async function basketOf(making: Making): Promise<unknown> {
  const { visitor } = await making.request.invocation();
  const [found] =
    visitor.user === null
      ? await run(making, 'select id from basket where session_id = $1', [visitor.session.id])
      : await run(making, 'select id from basket where person_id = $1', [visitor.user.id]);
  if (found === undefined) throw new Error('Whoever calls has no basket.');
  return found['id'];
}

const articlesOfBasket = '(select article_id from basket_position where basket_id = $1)';

/** Adds to a number of the articles in the caller's basket for the time of the call. */
const raised =
  (column: 'net_price_cents' | 'weight_grams', amount: number): Condition =>
  async (making) => {
    const basket = await basketOf(making);
    const articles = await run(
      making,
      `update article set ${column} = ${column} + ${amount} where id in ${articlesOfBasket} returning id`,
      [basket],
    );
    const ids = articles.map(({ id }) => id);
    return () =>
      run(making, `update article set ${column} = ${column} - ${amount} where id = any($1)`, [ids]);
  };

/** As many wrong passwords as no limit allows. */
const countlessFailures = 1_000_000_000;

const loginOf = ({ request }: Making): string =>
  String((request.body as { email?: unknown }).email ?? '').toLowerCase();

const sessionOf = async ({ request }: Making): Promise<unknown> =>
  (await request.invocation()).visitor.session.id;

/** Every code of the app was used already, for the time of the call. */
const spentCodes: Condition = async (making) => {
  const session = await sessionOf(making);
  const add = (sign: '+' | '-') =>
    run(
      making,
      `update second_factor set last_step = last_step ${sign} 1000000000
       where person_id in (select person_id from second_factor_attempt where session_id = $1)`,
      [session],
    );
  await add('+');
  return () => add('-');
};

/** By the name of the refusal they lead to; a catalogue's samples name them as `server`. */
export const conditions: Readonly<Record<string, Condition>> = {
  'price.risen': raised('net_price_cents', 1000),

  'stock.tooLow': async (making) => {
    const basket = await basketOf(making);
    const before = await run(
      making,
      `with former as (select article_id, stock from article_stock where article_id in ${articlesOfBasket})
       update article_stock now set stock = 0 from former where now.article_id = former.article_id
       returning former.article_id as id, former.stock as stock`,
      [basket],
    );
    return async () => {
      for (const { id, stock } of before)
        await run(making, 'update article_stock set stock = $2 where article_id = $1', [id, stock]);
    };
  },

  'session.ended': async (making) => {
    const { identity } = making.request;
    if (identity === null) throw new Error('Nobody calls with a session.');
    await run(making, `update session set last_seen_at = now() - interval '365 days' where hash = $1`, [
      making.foundation.keys.hash(identity.id),
    ]);
  },

  'order.notAllowed': async (making) => {
    const { identity } = making.request;
    if (identity === null) throw new Error('Nobody calls with a session.');
    const changed = await run(
      making,
      `update person set may_order = false
       where id = (select person_id from session where hash = $1) returning id`,
      [making.foundation.keys.hash(identity.id)],
    );
    if (changed.length === 0) throw new Error('Only somebody who is signed in can lose the right to order.');
  },

  'checkout.incomplete': async (making) => {
    const basket = await basketOf(making);
    await run(making, 'update basket set shipping_slug = null, version = version + 1 where id = $1', [
      basket,
    ]);
  },

  'basket.changed': async (making) => {
    const basket = await basketOf(making);
    await run(making, 'update basket_position set quantity = quantity + 1 where basket_id = $1', [basket]);
    await run(making, 'update basket set version = version + 1 where id = $1', [basket]);
  },

  'basket.empty': async (making) => {
    const basket = await basketOf(making);
    await run(making, 'delete from basket_position where basket_id = $1', [basket]);
    await run(making, 'update basket set version = version + 1 where id = $1', [basket]);
  },

  // Too heavy to be sent, and too dear for an invoice.
  'method.notAvailable': async (making) => {
    const undos = [
      await raised('weight_grams', 10_000_000)(making),
      await raised('net_price_cents', 100_000_000)(making),
    ];
    return async () => {
      for (const undo of undos) await undo?.();
    };
  },

  // Whoever was switched off cannot sign in with the right password either.
  'login.failed': async (making) => {
    const email = loginOf(making);
    const switchTo = (isActive: boolean) =>
      run(making, 'update person set is_active = $2 where email_normalised = $1', [email, isActive]);
    await switchTo(false);
    return () => switchTo(true);
  },

  // The mail lay in the mailbox for longer than its link is good.
  'secondFactor.wrong': spentCodes,
  'secondFactor.locked': async (making) => {
    const undo = await spentCodes(making);
    await run(making, 'update second_factor_attempt set tries = 4 where session_id = $1', [
      await sessionOf(making),
    ]);
    return undo;
  },
  'secondFactor.over': async (making) => {
    await run(making, 'delete from second_factor_attempt where session_id = $1', [await sessionOf(making)]);
  },
  'secondFactor.tooManyMails': async (making) => {
    await run(making, 'update second_factor_attempt set mails = 3 where session_id = $1', [
      await sessionOf(making),
    ]);
  },
  'login.wayInInvalid': async (making) => {
    const { token } = making.request.body as { readonly token: string };
    const ended = await run(
      making,
      `update login_way_in set valid_until = now() - interval '1 second' where hash = $1 returning person_id`,
      [hashOfMailedKey(token)],
    );
    if (ended.length === 0) throw new Error('The link was never mailed.');
  },

  'login.tooManyAttempts': async (making) => {
    const email = loginOf(making);
    const { keys, environment } = making.foundation;
    const pair = keys.blind('login-pair', `${email}\0${making.request.ip}`);
    const before = await run(making, 'select * from login_failure where key = $1', [pair]);
    // From an address of the account's own its own counter decides, from a strange one what all strangers tried.
    await run(
      making,
      `insert into login_failure (key, failures, first_failed_at, last_failed_at) values ($1, $2, now(), now())
       on conflict (key) do update set failures = excluded.failures, last_failed_at = now()`,
      [pair, countlessFailures],
    );
    const attempts = await run(
      making,
      `insert into login_attempt (account, address, network, is_looked_at, tried_at)
       select $1, 'elsewhere', 'elsewhere', true, now() from generate_series(1, $2) returning id`,
      [keys.blind('login-account', email), Math.max(mostGuessesOfDay, environment.limits.loginAttempts)],
    );
    return async () => {
      await run(making, 'delete from login_attempt where id = any($1)', [attempts.map(({ id }) => id)]);
      await run(making, 'delete from login_failure where key = $1', [pair]);
      for (const { key, failures, first_failed_at: first, last_failed_at: last } of before)
        await run(making, 'insert into login_failure values ($1, $2, $3, $4)', [key, failures, first, last]);
    };
  },
};
