import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { orderEndpoints } from '#contract/order.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import { add, addBody, orderBody, show, startSmallShop, walkToReview } from './small-catalogue.ts';

const rounds = 100;
const email = 'privat@kontor.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(() => shop.stop());

/** A call with exactly this cookie and token, as another tab of the same browser has it on its way. */
async function send(tab: { cookie: string; token: string }, endpoint: Endpoint, body: object) {
  const answer = await fetch(`${shop.url}/rest${endpoint.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': tab.token,
      cookie: `__Host-session=${tab.cookie}`,
    },
    body: JSON.stringify(body),
  });
  const content = (await answer.json()) as Record<string, unknown>;
  const session = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='));
  return {
    isConfirmed: answer.status === 200 && content['success'] === true,
    status: answer.status,
    content,
    cookie: session?.split(';')[0]?.split('=')[1] ?? null,
  };
}

const tabOf = async (visitor: TestVisitor) => ({
  token: await visitor.token(),
  cookie: visitor.cookie ?? '',
});

/** Somebody signs in while another tab acts again and again; gives the visitor signed in and what was confirmed. */
async function duringSignIn<Confirmed>(
  guest: TestVisitor,
  act: (tab: { cookie: string; token: string }, count: number) => Promise<Confirmed | null>,
): Promise<{ member: TestVisitor; confirmed: Confirmed[] }> {
  const tab = await tabOf(guest);
  const confirmed: Confirmed[] = [];
  let isSignedIn = false;
  const signingIn = send(tab, sessionEndpoints.login, { email, password: demoPassword }).finally(() => {
    isSignedIn = true;
  });
  const acting = async (): Promise<void> => {
    for (let count = 0; count < 200; count += 1) {
      const isLast = isSignedIn;
      const result = await act(tab, count);
      if (result !== null) confirmed.push(result);
      if (isLast) return;
    }
  };
  const [login] = await Promise.all([signingIn, acting()]);
  expect(login.isConfirmed).toBe(true);
  const member = shop.visitor();
  member.cookie = login.cookie;
  return { member, confirmed };
}

async function emptyBasketOfMember(): Promise<void> {
  const member = shop.visitor();
  await member.signIn(email);
  await member.ask(basketEndpoints.removeAll, {});
}

it('[R13][R18] keeps every confirmed add of another tab while somebody signs in, 100 times', async () => {
  await emptyBasketOfMember();
  const wanted = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const guest = shop.visitor();
    // Every other round the guest has nothing yet but a session.
    if (round % 2 === 0) await add(guest, 'A1', 1, { hint: 'vorher' });
    else await guest.ask(sessionEndpoints.setB2b, {});
    if (round % 2 === 0) wanted.set('vorher', (wanted.get('vorher') ?? 0) + 1);
    const { member, confirmed } = await duringSignIn(guest, async (tab, count) => {
      const hint = `h${(round + count) % 7}`;
      const { isConfirmed } = await send(tab, basketEndpoints.add, addBody('A1', 1, { hint }));
      return isConfirmed ? hint : null;
    });
    for (const hint of confirmed) wanted.set(hint, (wanted.get(hint) ?? 0) + 1);
    const { items } = await show(member);
    const stored = new Map(items.map(({ hint, quantity }) => [hint, quantity]));
    expect(stored, `round ${round}`).toEqual(wanted);
    if (round % 10 === 9) {
      await member.ask(basketEndpoints.removeAll, {});
      wanted.clear();
    }
  }
}, 300_000);

it('[R18] makes no basket for a session somebody is just signing in with', async () => {
  const guest = shop.visitor();
  await guest.ask(sessionEndpoints.setB2b, {});
  const tab = await tabOf(guest);
  const [, id = ''] = tab.cookie.split('.');
  const client = await shop.database.connect();
  try {
    await client.query('begin');
    await client.query(
      `update session set hash = 'renamed', person_id = (select id from person where email = $1) where hash = $2`,
      [email, shop.keys.hash(id)],
    );
    const adding = send(tab, basketEndpoints.add, addBody('A1', 1));
    await vi.waitFor(async () => {
      const { rows } = await client.query('select 1 from pg_locks where not granted');
      expect(rows.length).toBeGreaterThan(0);
    });
    await client.query('commit');
    expect((await adding).status).toBe(419);
    const { rows } = await client.query(
      `select 1 from basket b join session s on s.id = b.session_id where s.hash = 'renamed'`,
    );
    expect(rows).toEqual([]);
  } finally {
    client.release();
  }
});

it('[R13][R18] keeps every confirmed quantity and removal of another tab while somebody signs in', async () => {
  for (let round = 0; round < 30; round += 1) {
    await emptyBasketOfMember();
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await add(guest, 'C1', 1);
    const uids = new Map((await show(guest)).items.map(({ articleNumber, uid }) => [articleNumber, uid]));
    const { member, confirmed } = await duringSignIn(guest, async (tab, count) => {
      const endpoint = count === 1 ? basketEndpoints.remove : basketEndpoints.updateQuantity;
      const body = count === 1 ? { uid: uids.get('C1') } : { uid: uids.get('A1'), quantity: count + 2 };
      const answer = await send(tab, endpoint, body);
      // Whoever comes too late is not told that the goods are gone.
      expect(answer.content['code']).toBeUndefined();
      return answer.isConfirmed ? count : null;
    });
    const { items } = await show(member);
    const quantities = new Map(items.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
    const last = confirmed.filter((count) => count !== 1).at(-1);
    expect(quantities.get('A1')).toBe(last === undefined ? 1 : last + 2);
    expect(quantities.has('C1')).toBe(!confirmed.includes(1));
  }
}, 300_000);

it('[R46][R18] keeps an order that was confirmed while somebody signs in, and orders nothing twice', async () => {
  for (let round = 0; round < 30; round += 1) {
    await emptyBasketOfMember();
    const guest = shop.visitor();
    await add(guest, 'A1', 2);
    const basket = await walkToReview(guest);
    const { member, confirmed } = await duringSignIn(guest, async (tab) => {
      const answer = await send(tab, checkoutEndpoints.saveOrder, orderBody(basket));
      return answer.isConfirmed ? String(answer.content['orderNumber']) : null;
    });
    expect(new Set(confirmed).size).toBeLessThanOrEqual(1);
    const { items } = await show(member);
    expect(items.map(({ quantity }) => quantity)).toEqual(confirmed.length === 0 ? [2] : []);
    for (const orderNumber of new Set(confirmed)) {
      const { item } = await member.ask(orderEndpoints.list, { query: { orderNumber } });
      expect(item?.orderNumber).toBe(orderNumber);
    }
  }
}, 300_000);

it('[R18] keeps a mode that was confirmed while somebody signs in', async () => {
  for (let round = 0; round < 20; round += 1) {
    const guest = shop.visitor();
    await guest.ask(sessionEndpoints.setB2b, {});
    const { member, confirmed } = await duringSignIn(guest, async (tab, count) => {
      const endpoint = count % 2 === 0 ? sessionEndpoints.setB2c : sessionEndpoints.setB2b;
      return (await send(tab, endpoint, {})).isConfirmed ? count % 2 === 1 : null;
    });
    const { shop: flags } = await member.ask(sessionEndpoints.user);
    expect(flags.isB2b).toBe(confirmed.at(-1) ?? true);
  }
}, 300_000);

it('[R11][R18] keeps every confirmed add of another tab while somebody signs out, and adds nothing as a guest', async () => {
  await emptyBasketOfMember();
  let wanted = 0;
  for (let round = 0; round < 30; round += 1) {
    const member = shop.visitor();
    await member.signIn(email);
    const tab = await tabOf(member);
    let hasLeft = false;
    const leaving = send(tab, sessionEndpoints.logout, {}).finally(() => {
      hasLeft = true;
    });
    const acting = async (): Promise<void> => {
      for (let isLast = false; !isLast;) {
        isLast = hasLeft;
        const answer = await send(tab, basketEndpoints.add, addBody('B5', 5));
        if (answer.isConfirmed) wanted += 5;
        expect(answer.cookie).toBe(null);
      }
    };
    await Promise.all([leaving, acting()]);
  }
  const again = shop.visitor();
  await again.signIn(email);
  const { items } = await show(again);
  expect(items.find(({ articleNumber }) => articleNumber === 'B5')?.quantity ?? 0).toBe(wanted);
}, 300_000);
