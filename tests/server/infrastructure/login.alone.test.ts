import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { loginAttempt, loginFailure, loginKnown } from '#tests/support/tables/session.ts';
import { user } from '#tests/support/tables/user.ts';
import { eq } from 'drizzle-orm';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

/** Counts the password checks that really run: work can be compared exactly, times only roughly. */
const passwordChecks = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: (...parameters: Parameters<typeof argon2.verify>) => {
      passwordChecks.count += 1;
      return argon2.verify(...parameters);
    },
  };
});

let shop: TestShop;
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.tables.delete(loginFailure);
  await shop.tables.delete(loginKnown);
  await shop.tables.delete(loginAttempt);
});

const minuteMs = 60_000;
const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

async function attempt(
  body: { email: string; password: string; redirectTo?: string },
  address = '203.0.113.1',
) {
  const visitor = shop.visitor();
  const answer = await visitor.raw({
    method: 'POST',
    url: '/rest/login',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': await visitor.token(),
      'x-forwarded-for': address,
    },
    payload: JSON.stringify(body),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ success: boolean; code?: string; errorMessages?: string[] }>(),
    answer,
  };
}

describe('login', () => {
  it('[R1] takes exactly the password and the address in any capitals', async () => {
    expect(await attempt({ email, password: demoPassword })).toMatchObject({ status: 200, success: true });
    expect(await attempt({ email: ' PRIVAT@Kontor.example ', password: demoPassword })).toMatchObject({
      success: true,
    });
    for (const password of [
      demoPassword.toLowerCase(),
      `${demoPassword} `,
      ` ${demoPassword}`,
      'x'.repeat(64),
      'x'.repeat(256),
      'Ü'.repeat(100),
      '',
    ]) {
      await shop.tables.delete(loginAttempt);
      await shop.tables.delete(loginFailure);
      expect(await attempt({ email, password })).toMatchObject({
        status: 200,
        success: false,
        code: 'login.failed',
      });
    }
  });

  it('[R1] refuses an oversized password before hashing it', async () => {
    const before = passwordChecks.count;
    for (let count = 0; count < 20; count += 1) {
      expect(await attempt({ email, password: 'x'.repeat(10_000) })).toMatchObject({ code: 'login.failed' });
    }
    expect(passwordChecks.count).toBe(before);
  });

  it('[R3] answers unknown, locked and unapproved accounts like a wrong password, after the same work', async () => {
    const accounts = {
      known: email,
      unknown: 'niemand@kontor.example',
      locked: 'einkauf@andere-gmbh.example',
      unapproved: 'admin@andere-gmbh.example',
    };
    const change = (account: string, values: Partial<typeof user.$inferInsert>) =>
      shop.tables.update(user).set(values).where(eq(user.emailNormalised, account));
    await change(accounts.locked, { isActive: false });
    await change(accounts.unapproved, { isApproved: false });
    const seen = new Set<string>();
    for (const account of Object.values(accounts)) {
      const before = passwordChecks.count;
      const password = account === email ? 'falsch' : demoPassword;
      const { answer } = await attempt({ email: account, password });
      const changing = new Set([
        'date',
        'x-request-id',
        'content-security-policy',
        'connection',
        'keep-alive',
      ]);
      const headers = Object.entries(answer.headers).filter(([name]) => !changing.has(name));
      seen.add(
        JSON.stringify([
          answer.statusCode,
          headers.map(String).toSorted((left, right) => left.localeCompare(right)),
          answer.body,
        ]),
      );
      // Argon2 is all that takes time: one check whoever it is (decoy for unknown accounts).
      expect(passwordChecks.count - before, account).toBe(1);
    }
    expect([...seen]).toHaveLength(1);
    await change(accounts.locked, { isActive: true });
    await change(accounts.unapproved, { isApproved: true });
  });

  it('[R4] lets one guess each 15 minutes pass after five failures, also the right one', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await attempt({ email, password: 'falsch' })).toMatchObject({ code: 'login.failed' });
    }
    const slowed = await attempt({ email, password: demoPassword });
    expect(slowed).toMatchObject({ status: 200, success: false, code: 'login.tooManyAttempts' });
    expect(slowed.errorMessages).toEqual([expect.stringContaining('sehen Sie bitte in Ihr Postfach')]);
    later(15 * minuteMs);
    expect(await attempt({ email, password: demoPassword })).toMatchObject({ success: true });
  });

  it('[R4] slows 30 addresses together, never an address the account has signed in from', async () => {
    const home = '198.51.100.7';
    expect(await attempt({ email, password: demoPassword }, home)).toMatchObject({ success: true });
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 30; index += 1) {
      codes.push((await attempt({ email, password: `falsch-${index}` }, `203.0.113.${index + 20}`)).code);
    }
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(5);
    expect(codes.slice(5).every((code) => code === 'login.tooManyAttempts')).toBe(true);
    expect(await attempt({ email, password: demoPassword }, home)).toMatchObject({ success: true });
    // Refused guesses prolong nothing: elsewhere the victim waits a quarter of an hour at most.
    later(15 * minuteMs);
    expect(await attempt({ email, password: demoPassword }, '192.0.2.200')).toMatchObject({ success: true });
  });

  it('[R4] lets at most 100 guesses a day pass', async () => {
    let passed = 0;
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const { code } = await attempt({ email, password: 'falsch' }, `192.0.2.${minute % 200}`);
      if (code === 'login.failed') passed += 1;
      later(5 * minuteMs);
    }
    expect(passed).toBeGreaterThan(50);
    expect(passed).toBeLessThanOrEqual(100);
  }, 120_000);

  it('[R4] counts before it hashes, so that guesses sent at once cannot pass together', async () => {
    const before = passwordChecks.count;
    const codes = await Promise.all(
      Array.from({ length: 30 }, async (_value, index) => {
        const { code } = await attempt({ email, password: `falsch-${index}` }, `203.0.113.${index + 60}`);
        return code;
      }),
    );
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(5);
    expect(passwordChecks.count - before).toBe(5);
  });

  it('[R4] slows attempts on a name that does not exist in the same way', async () => {
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push((await attempt({ email: 'niemand@kontor.example', password: 'falsch' })).code);
    }
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'login.failed'), 'login.tooManyAttempts']);
  });

  it('[R60] leads back only to known addresses of this shop', async () => {
    for (const redirectTo of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'https:evil.example',
      '/\t/evil.example',
      '/%2F/evil.example',
      'javascript:alert(1)',
      '/login',
      '/shop@evil.example:80/',
      'shop',
      '/unbekannt',
    ]) {
      const visitor = shop.visitor();
      const reply = await visitor.ask(sessionEndpoints.login, {
        body: { email, password: demoPassword, redirectTo },
      });
      expect(reply.redirectTo, redirectTo).toBe('/');
    }
    const visitor = shop.visitor();
    const reply = await visitor.ask(sessionEndpoints.login, {
      body: { email, password: demoPassword, redirectTo: '/shop/basket?from=login' },
    });
    expect(reply.redirectTo).toBe('/shop/basket?from=login');
  });
});
