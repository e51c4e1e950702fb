import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { loginFailure } from '#server/database/schema/session.ts';
import { user } from '#server/database/schema/user.ts';
import { eq } from 'drizzle-orm';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let now = new Date('2026-11-20T10:00:00Z');
const email = 'privat@kontor.example';

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.delete(loginFailure);
});

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
      await shop.database.delete(loginFailure);
      expect(await attempt({ email, password })).toMatchObject({
        status: 200,
        success: false,
        code: 'login.failed',
      });
    }
  });

  it('[R1] refuses an oversized password before hashing it', async () => {
    await attempt({ email, password: 'warm' });
    const startedAt = performance.now();
    for (let count = 0; count < 20; count += 1) {
      expect(await attempt({ email, password: 'x'.repeat(10_000) })).toMatchObject({ code: 'login.failed' });
    }
    const perAttemptMs = (performance.now() - startedAt) / 20;
    expect(perAttemptMs).toBeLessThan(50);
  });

  it('[R3] answers unknown, locked and unapproved accounts like a wrong password', async () => {
    const locked = 'einkauf@andere-gmbh.example';
    const unapproved = 'admin@andere-gmbh.example';
    await shop.database.update(user).set({ isActive: false }).where(eq(user.emailNormalised, locked));
    await shop.database.update(user).set({ isApproved: false }).where(eq(user.emailNormalised, unapproved));
    const bodies = new Set<string>();
    for (const account of [email, 'niemand@kontor.example', locked, unapproved]) {
      const password = account === email ? 'falsch' : demoPassword;
      const { answer } = await attempt({ email: account, password });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
      bodies.add(answer.body);
    }
    expect([...bodies]).toHaveLength(1);
  });

  it('[R4] slows an attacker after five failures and lets the victim in from elsewhere', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await attempt({ email, password: 'falsch' })).toMatchObject({ code: 'login.failed' });
    }
    const slowed = await attempt({ email, password: demoPassword });
    expect(slowed).toMatchObject({ status: 200, success: false, code: 'login.tooManyAttempts' });
    expect(await attempt({ email, password: demoPassword }, '198.51.100.7')).toMatchObject({ success: true });
    now = new Date(now.getTime() + 15 * 60_000 + 1000);
    expect(await attempt({ email, password: demoPassword })).toMatchObject({ success: true });
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
