import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import { loginAttempt, loginKnown, loginSlowed } from '#tests/support/tables/session.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.tables.delete(loginKnown);
  // What was counted before lies more than a day back.
  now = new Date(now.getTime() + 3 * 24 * 3_600_000);
});

const minuteMs = 60_000;
const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

interface Attempt {
  readonly address: string;
  readonly password?: string;
  readonly account?: string;
  readonly visitor?: TestVisitor;
}

/** One attempt; gives the code of the refusal, or `in`. */
async function attempt({ address, password = 'falsch', account = email, visitor = shop.visitor() }: Attempt) {
  const answer = await visitor.raw({
    method: 'POST',
    url: '/rest/login',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': await visitor.token(),
      'x-forwarded-for': address,
    },
    payload: JSON.stringify({ email: account, password }),
  });
  expect(answer.statusCode).toBe(200);
  const { success, code } = answer.json<{ success: boolean; code?: string }>();
  return success ? 'in' : (code ?? '');
}

const attackers = Array.from({ length: 30 }, (_value, index) => `203.0.113.${index + 1}`);

/** Each address guesses three times; gives how many guesses were looked at. */
async function hammer(addresses: readonly string[], account = email): Promise<number> {
  let looked = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const address of addresses) {
      if ((await attempt({ address, account })) === 'login.failed') looked += 1;
    }
  }
  return looked;
}

/** The owner on a new address: tries, and once more when told to try later. */
async function ownerGetsIn(address: string): Promise<boolean> {
  const visitor = shop.visitor();
  const first = await attempt({ address, password: demoPassword, visitor });
  if (first === 'in') return true;
  expect(first).toBe('login.tooManyAttempts');
  return (await attempt({ address, password: demoPassword, visitor })) === 'in';
}

describe('an account that strangers hammer', () => {
  it('[R4] lets its owner in from a new address in each of 10 windows, although 30 addresses guess', async () => {
    let guesses = 0;
    for (let window = 0; window < 10; window += 1) {
      guesses += await hammer(attackers);
      expect(await ownerGetsIn(`198.51.100.${window + 1}`), `window ${window}`).toBe(true);
      later(15 * minuteMs);
    }
    expect(guesses).toBeLessThanOrEqual(100);
  }, 120_000);

  it('[R4] lets its owner in from a new address although one address guesses all the time', async () => {
    let guesses = 0;
    for (let window = 0; window < 10; window += 1) {
      guesses += await hammer(['203.0.113.77']);
      expect(await ownerGetsIn(`198.51.100.${window + 1}`), `window ${window}`).toBe(true);
      later(15 * minuteMs);
    }
    expect(guesses).toBeLessThanOrEqual(40);
  }, 60_000);

  it('[R4] counts an IPv6 network of a line as one address', async () => {
    const line = Array.from({ length: 10 }, (_value, index) => `2001:db8:7:1::${index + 1}`);
    const looked = await hammer(line);
    expect(looked).toBe(5);
    expect(await ownerGetsIn('2001:db8:7:2::1')).toBe(true);
  });

  it('[R4] never looks at more than 100 guesses of strangers within any 24 hours, from however many addresses', async () => {
    const times: number[] = [];
    for (let step = 0; step < 30 * 4; step += 1) {
      for (let count = 0; count < 3; count += 1) {
        const address = `10.${step % 40}.${count}.1`;
        if ((await attempt({ address })) === 'login.failed') times.push(now.getTime());
      }
      later(15 * minuteMs);
    }
    for (const [index, time] of times.entries()) {
      const within = times.slice(index).filter((other) => other < time + 24 * 3_600_000);
      expect(within.length).toBeLessThanOrEqual(100);
    }
    expect(times.length).toBeGreaterThan(50);
  }, 120_000);

  it('[R4] lets its owner in at once while a flood comes from a fresh address each time', async () => {
    for (let index = 0; index < 200; index += 1) await attempt({ address: `10.${index % 250}.${index}.1` });
    expect(await ownerGetsIn('198.51.100.1')).toBe(true);
  }, 120_000);

  it('[R4] lets its owner in although one network of many addresses guesses from each of them', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 70; index += 1) await attempt({ address: `2001:db8:9:${index}::1` });
    }
    expect(await ownerGetsIn('198.51.100.1')).toBe(true);
  }, 120_000);

  it('[R4] lets its owner in within a quarter of an hour after many addresses have used up what can be used at once', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 90; index += 1) await attempt({ address: `10.9.${index}.1` });
    }
    expect(await ownerGetsIn('198.51.100.1')).toBe(false);
    later(15 * minuteMs);
    expect(await ownerGetsIn('198.51.100.1')).toBe(true);
  }, 120_000);

  it('[R3] is answered like a name no account has, attempt for attempt', async () => {
    const unknown = 'niemand@kontor.example';
    const some = attackers.slice(0, 8);
    for (const address of [...some, ...some, ...some, '198.51.100.1', '198.51.100.1']) {
      const known = await attempt({ address });
      expect(await attempt({ address, account: unknown })).toBe(known);
    }
  }, 60_000);

  it('[R4][R66] lets colleagues in whose address somebody else guesses from', async () => {
    const office = '198.51.100.200';
    expect(await attempt({ address: office, password: demoPassword })).toBe('in');
    const other = await startTestShop({
      seed: 'small',
      clock: () => now,
      environment: { TRUST_PROXY: '127.0.0.1', LOGIN_ATTEMPTS_ADDRESS: '10' },
    });
    const main = shop;
    shop = other;
    try {
      expect(await attempt({ address: office, password: demoPassword })).toBe('in');
      for (let index = 0; index < 20; index += 1)
        await attempt({ address: office, account: `jemand-${index}@kontor.example` });
      expect(await attempt({ address: office, account: 'einkauf@muster-gmbh.example' })).toBe(
        'login.tooManyAttempts',
      );
      expect(await attempt({ address: office, password: demoPassword })).toBe('in');
    } finally {
      shop = main;
      await other.stop();
    }
  }, 60_000);

  it('[R4] leaves no counters behind', async () => {
    await hammer(attackers);
    expect(await shop.tables.$count(loginAttempt)).toBeGreaterThan(0);
    later(25 * 60 * minuteMs);
    await tidyUp(shop.modules, now);
    expect(await shop.tables.$count(loginAttempt)).toBe(0);
    expect(await shop.tables.$count(loginSlowed)).toBe(0);
  });
});
