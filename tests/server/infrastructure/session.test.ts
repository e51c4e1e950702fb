import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { session } from '#tests/support/tables/session.ts';
import { user } from '#tests/support/tables/user.ts';
import { sessionCookieName } from '#server/session/session-cookie.ts';
import { eq } from 'drizzle-orm';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now });
});
afterAll(() => shop.stop());

const minuteMs = 60_000;
const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

async function isGuest(visitor: TestVisitor): Promise<boolean> {
  return (await visitor.ask(sessionEndpoints.user)).user.guest;
}

async function signedIn(email = 'privat@kontor.example'): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  expect(await isGuest(visitor)).toBe(false);
  return visitor;
}

describe('session cookie', () => {
  it('[R14] carries __Host-, Secure, HttpOnly, SameSite=Lax and Path=/, and its secret stands nowhere else', async () => {
    const visitor = shop.visitor();
    const answer = await visitor.raw({ url: '/rest/systems/token' });
    const header = String(answer.headers['set-cookie']);
    expect(header).toMatch(/^__Host-session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await visitor.signIn('privat@kontor.example');
    const [, id = ''] = visitor.cookie?.split('.') ?? [];
    const state = await visitor.raw({ url: '/rest/systems/user' });
    expect(id).toHaveLength(32);
    expect(state.body).not.toContain(id);
    expect(state.json<{ user: { sessionId: string } }>().user.sessionId).not.toBe('');
  });

  it('[R14] costs no row while a visitor only looks', async () => {
    const before = await shop.tables.$count(session);
    const visitor = shop.visitor();
    await visitor.token();
    await visitor.ask(sessionEndpoints.user);
    expect(await shop.tables.$count(session)).toBe(before);
  });

  it('[R13] replaces a planted session id at login and makes it worthless', async () => {
    const attacker = shop.visitor();
    await attacker.token();
    const planted = attacker.cookie;
    const victim = shop.visitor();
    victim.cookie = planted;
    await victim.signIn('privat@kontor.example');
    expect(victim.cookie).not.toBe(planted);
    expect(await isGuest(attacker)).toBe(true);
    const promoted = shop.visitor();
    promoted.cookie = shop.keys.write({ id: planted?.split('.')[1] ?? '', isStored: true });
    expect(await isGuest(promoted)).toBe(true);
  });

  it('[R13] replaces a planted session that has changed something, too, and tells its holder nothing of the member', async () => {
    const attacker = shop.visitor();
    await attacker.ask(sessionEndpoints.setB2c, {});
    const victim = shop.visitor();
    victim.cookie = attacker.cookie;
    await victim.signIn('privat@kontor.example');
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await isGuest(attacker)).toBe(true);
    // What was sent before the sign-in was answered takes the new cookie from nobody.
    const late = await shop.visitor().raw({
      url: '/rest/systems/user',
      headers: { cookie: `${sessionCookieName}=${attacker.cookie}` },
    });
    expect(late.headers['set-cookie']).toBeUndefined();
    expect(await isGuest(victim)).toBe(false);
  });

  it('[R13] accepts only ids it issued', async () => {
    const visitor = shop.visitor();
    visitor.cookie = `g.${'A'.repeat(32)}.${'B'.repeat(43)}`;
    const answer = await visitor.raw({
      method: 'POST',
      url: '/rest/logout',
      headers: { 'content-type': 'application/json', 'x-csrf-token': shop.keys.csrfToken('A'.repeat(32)) },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(419);
  });

  it('[R11] is worthless after logout on every reading call', async () => {
    const visitor = await signedIn();
    const old = visitor.cookie;
    await visitor.ask(sessionEndpoints.logout, { body: {} });
    expect(await isGuest(visitor)).toBe(true);
    const thief = shop.visitor();
    for (let replay = 0; replay < 20; replay += 1) {
      thief.cookie = old;
      const answer = await thief.raw({ url: '/rest/systems/user' });
      expect(answer.json<{ user: { guest: boolean } }>().user.guest).toBe(true);
      expect(answer.body).not.toContain('privat@kontor.example');
    }
  });

  it('[R12] ends after two idle hours and after a day in any case', async () => {
    const idle = await signedIn();
    later(119 * minuteMs);
    expect(await isGuest(idle)).toBe(false);
    later(121 * minuteMs);
    expect(await isGuest(idle)).toBe(true);
    const busy = await signedIn();
    for (let hour = 1; hour < 24; hour += 1) {
      later(60 * minuteMs);
      expect(await isGuest(busy)).toBe(false);
    }
    later(61 * minuteMs);
    expect(await isGuest(busy)).toBe(true);
  });

  it('[R12] follows the rights of the account on the next call', async () => {
    const visitor = await signedIn('leitung@muster-gmbh.example');
    const email = 'leitung@muster-gmbh.example';
    const change = (values: Partial<typeof user.$inferInsert>) =>
      shop.tables.update(user).set(values).where(eq(user.emailNormalised, email));
    expect((await visitor.ask(sessionEndpoints.user)).user.data.is_admin).toBe(true);
    await change({ isAdmin: false });
    expect((await visitor.ask(sessionEndpoints.user)).user.data.is_admin).toBe(false);
    await change({ isActive: false });
    expect(await isGuest(visitor)).toBe(true);
    await change({ isActive: true, isAdmin: true });
    expect(await isGuest(visitor)).toBe(true);
  });
});

describe('CSRF', () => {
  const postPaths = allEndpoints
    .filter(({ method }) => method === 'POST')
    .map((endpoint) => `/rest${addressOf(endpoint, {}, {})}`);

  const send = (visitor: TestVisitor, url: string, headers: Record<string, string>) =>
    visitor.raw({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    });

  it('[R15][S7-04] refuses every POST route without the token of the own session', async () => {
    const registered = shop.handlers.registrations().filter(({ endpoint }) => endpoint.method === 'POST');
    expect(registered.length).toBeGreaterThan(1);
    const visitor = await signedIn();
    const foreign = await signedIn('einkauf@andere-gmbh.example');
    const foreignToken = await foreign.token();
    const guest = shop.visitor();
    const oldToken = await guest.token();
    const paths = new Set(registered.map(({ endpoint }) => `/rest${endpoint.path}`));
    for (const path of paths) {
      for (const headers of [
        {},
        { 'x-csrf-token': foreignToken },
        { 'x-csrf-token': oldToken },
        { 'x-csrf-token': '' },
      ]) {
        expect((await send(visitor, path, headers as Record<string, string>)).statusCode, path).toBe(419);
      }
      const inBody = await visitor.raw({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ token: await visitor.token(), 'X-CSRF-TOKEN': await visitor.token() }),
      });
      expect(inBody.statusCode, path).toBe(419);
    }
    expect(await isGuest(visitor)).toBe(false);
    expect(postPaths.length).toBeGreaterThan(5);
  });

  it('[R15] meets the guard under an encoded spelling of the address, too', async () => {
    const visitor = await signedIn();
    for (const path of ['/%72est/logout', '/rest/%6Cogout', '/rest/./logout', '//rest/logout']) {
      expect([404, 419]).toContain((await send(visitor, path, {})).statusCode);
    }
    expect(await isGuest(visitor)).toBe(false);
  });

  it('[R16] refuses other origins and every content type but application/json', async () => {
    const visitor = await signedIn();
    const token = await visitor.token();
    const good = { 'x-csrf-token': token };
    const refused = async (headers: Record<string, string>, payload = '{}'): Promise<number> => {
      const answer = await visitor.raw({
        method: 'POST',
        url: '/rest/logout',
        headers: { ...good, ...headers },
        payload,
      });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      return answer.statusCode;
    };
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json garbage',
      'application/json\tx',
      'application/json;charset=utf-16',
      'application/jsonx',
      ' application/ json',
    ]) {
      expect(await refused({ 'content-type': type }), type).toBe(415);
    }
    const json = { 'content-type': 'application/json' };
    expect(await refused({ ...json, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await refused({ ...json, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await refused({ ...json, origin: 'https://evil.example' })).toBe(403);
    expect(await refused({ ...json, origin: 'null' })).toBe(403);
    expect(await isGuest(visitor)).toBe(false);
  });

  it('[R17] changes nothing by a GET', async () => {
    const visitor = await signedIn();
    for (const { endpoint } of shop.handlers.registrations()) {
      if (endpoint.method !== 'POST') continue;
      const answer = await visitor.raw({
        url: `/rest${endpoint.path}`,
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect([400, 404], endpoint.path).toContain(answer.statusCode);
    }
    expect(await isGuest(visitor)).toBe(false);
  });

  it('[R18] refuses the token of before the login, so a second tab acts once and only as the member', async () => {
    const visitor = shop.visitor();
    const staleToken = await visitor.token();
    await visitor.signIn('privat@kontor.example');
    expect((await send(visitor, '/rest/logout', { 'x-csrf-token': staleToken })).statusCode).toBe(419);
    expect(await isGuest(visitor)).toBe(false);
    expect((await send(visitor, '/rest/logout', { 'x-csrf-token': await visitor.token() })).statusCode).toBe(
      200,
    );
    expect(await isGuest(visitor)).toBe(true);
  });

  it('[R19] refuses a POST from a page without a token', async () => {
    const visitor = shop.visitor();
    expect((await send(visitor, '/rest/login', {})).statusCode).toBe(419);
  });

  it('[S7-03] refuses calls without X-Requested-With', async () => {
    const answer = await shop.app.inject({
      url: '/rest/systems/token',
      headers: { accept: 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.cookies.some(({ name }) => name === sessionCookieName)).toBe(false);
  });
});
