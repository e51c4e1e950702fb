import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { orderEndpoints } from '#contract/order.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { session } from '#tests/support/tables/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import {
  add,
  addBody,
  orderBody,
  show,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { createBrowser } from '#tests/server/support/plain-browser.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(() => shop.stop());

/** Somebody whose browser holds the cookie of an attacker, who keeps it, too. */
async function planted(): Promise<{ attacker: TestVisitor; victim: TestVisitor }> {
  const attacker = shop.visitor();
  await attacker.token();
  const victim = shop.visitor();
  victim.cookie = attacker.cookie;
  return { attacker, victim };
}

function post(
  { cookie, token }: { readonly cookie: string | null; readonly token: string },
  path: string,
  body: object,
) {
  return shop.app.inject({
    method: 'POST',
    url: `/rest${path}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      'x-csrf-token': token,
      cookie: `__Host-session=${cookie ?? ''}`,
    },
    payload: JSON.stringify(body),
  });
}

const cookieOf = (answer: Awaited<ReturnType<typeof post>>): string | null =>
  answer.cookies.find(({ name }) => name === '__Host-session')?.value ?? null;

describe('the first change of a guest', () => {
  it('[R13] gives the session another name, so that a planted cookie shares neither basket nor order', async () => {
    const { attacker, victim } = await planted();
    const cookie = attacker.cookie;
    await add(victim, 'A1', 2);
    expect(victim.cookie).not.toBe(cookie);
    expect(victim.cookie?.split('.')[1]).not.toBe(cookie?.split('.')[1]);
    await add(attacker, 'C1', 1);
    expect((await show(attacker)).items.map(({ articleNumber }) => articleNumber)).toEqual(['C1']);
    const basket = await walkToReview(victim);
    expect(basket.items.map(({ articleNumber }) => articleNumber)).toEqual(['A1']);
    const { orderNumber } = await victim.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const late = shop.visitor();
    late.cookie = cookie;
    await late.ask(systemEndpoints.setLanguage, { body: { language: 'de' } });
    for (const other of [attacker, late]) {
      expect((await other.ask(orderEndpoints.list, { query: {} })).items).toEqual([]);
      const answer = await other.get(orderEndpoints.list, { query: { orderNumber } });
      expect(JSON.stringify(answer)).not.toContain('gast@kunde.example');
    }
  });

  it('[R13] does so when a language or mode is chosen, too, and signing out leaves nothing of before', async () => {
    for (const choose of [
      (victim: TestVisitor) => victim.ask(systemEndpoints.setLanguage, { body: { language: 'en' } }),
      (victim: TestVisitor) => victim.ask(sessionEndpoints.setB2c, {}),
      (victim: TestVisitor) => victim.ask(sessionEndpoints.logout, { body: {} }),
    ]) {
      const { attacker, victim } = await planted();
      await choose(victim);
      await add(victim, 'A1', 1);
      await attacker.ask(systemEndpoints.setLanguage, { body: { language: 'de' } });
      expect((await show(attacker)).items).toEqual([]);
      expect((await show(victim)).items).toHaveLength(1);
      expect(victim.cookie).not.toBe(attacker.cookie);
    }
  });

  it('[R13][R15] brings a token with the answer; the one the attacker was given is worth nothing', async () => {
    const { attacker, victim } = await planted();
    const attackersToken = await attacker.token();
    const answer = await post(
      { cookie: victim.cookie, token: await victim.token() },
      basketEndpoints.add.path,
      addBody('A1', 1),
    );
    const cookie = cookieOf(answer);
    const token = String(answer.headers['x-csrf-token']);
    expect(await post({ cookie, token }, basketEndpoints.add.path, addBody('A1', 1))).toMatchObject({
      statusCode: 200,
    });
    for (const wrong of [attackersToken, '', shop.keys.csrfToken('A'.repeat(32))]) {
      const refused = await post({ cookie, token: wrong }, basketEndpoints.add.path, addBody('A1', 1));
      expect(refused.statusCode).toBe(419);
    }
  });

  it('[R13] is somebody else’s when it comes with the same cookie and token but later', async () => {
    const { attacker } = await planted();
    const page = { cookie: attacker.cookie, token: await attacker.token() };
    const first = await post(page, basketEndpoints.add.path, addBody('A1', 1));
    const second = await post(page, basketEndpoints.add.path, addBody('C1', 1));
    expect(cookieOf(first)).not.toBe(cookieOf(second));
    expect(second.json<{ head: { position_count: number } }>().head.position_count).toBe(1);
  });

  it('[R13] is apart for two pages with the same cookie, also at the same time', async () => {
    const { attacker, victim } = await planted();
    const answers = await Promise.all(
      [attacker, victim].map(async (visitor) =>
        post(
          { cookie: visitor.cookie, token: await visitor.token() },
          basketEndpoints.add.path,
          addBody('A1', 1),
        ),
      ),
    );
    expect(new Set(answers.map(cookieOf)).size).toBe(2);
  });

  it('[R18][R43] puts everything a fresh browser sends at once into one basket and loses nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const browser = createBrowser(shop.url);
      await browser.ask(sessionEndpoints.token).then(({ token }) => expect(token).toMatch(/^g\./));
      const before = await shop.tables.$count(session);
      const hints = ['eins', 'zwei', 'drei', 'vier', 'fünf'];
      await Promise.all(
        hints.map((hint) => browser.ask(basketEndpoints.add, { body: addBody('A1', 1, { hint }) })),
      );
      const { basket } = await browser.ask(basketEndpoints.show);
      expect(basket.items.map(({ hint }) => hint).toSorted()).toEqual(hints.toSorted());
      expect(await shop.tables.$count(session)).toBe(before + 1);
      expect(browser.statuses.every((status) => status === 200)).toBe(true);
    }
  });

  it('[R18] keeps what a fresh browser adds while it signs in', async () => {
    const body = { email: 'privat@kontor.example', password: demoPassword };
    const member = createBrowser(shop.url);
    await member.ask(sessionEndpoints.token);
    await member.ask(sessionEndpoints.login, { body });
    for (let round = 0; round < 10; round += 1) {
      await member.ask(basketEndpoints.removeAll);
      const browser = createBrowser(shop.url);
      await browser.ask(sessionEndpoints.token);
      const hints = ['eins', 'zwei', 'drei'];
      await Promise.all([
        ...hints.map((hint) => browser.ask(basketEndpoints.add, { body: addBody('A1', 1, { hint }) })),
        browser.ask(sessionEndpoints.login, { body }),
        browser.ask(basketEndpoints.add, { body: addBody('A1', 1, { hint: 'danach' }) }),
      ]);
      const { basket } = await browser.ask(basketEndpoints.show);
      expect(basket.items.map(({ hint }) => hint).toSorted()).toEqual([...hints, 'danach'].toSorted());
      expect((await browser.ask(sessionEndpoints.user)).user.guest).toBe(false);
    }
  }, 60_000);

  it('[R18] keeps what is added raw, without turns, while a fresh visitor signs in', async () => {
    const member = shop.visitor();
    await member.signIn('privat@kontor.example');
    for (let round = 0; round < 20; round += 1) {
      await member.ask(basketEndpoints.removeAll, {});
      const guest = shop.visitor();
      const page = { token: await guest.token(), cookie: guest.cookie };
      const [login, ...adds] = await Promise.all([
        post(page, sessionEndpoints.login.path, { email: 'privat@kontor.example', password: demoPassword }),
        ...['eins', 'zwei', 'drei'].map((hint) =>
          post(page, basketEndpoints.add.path, addBody('A1', 1, { hint })),
        ),
      ]);
      expect(login.statusCode).toBe(200);
      const confirmed = ['eins', 'zwei', 'drei'].filter((_hint, index) => adds[index]?.statusCode === 200);
      expect((await show(member)).items.map(({ hint }) => hint).toSorted()).toEqual(confirmed.toSorted());
    }
  }, 60_000);
});
