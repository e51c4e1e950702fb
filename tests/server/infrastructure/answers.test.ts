import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from 'node:net';
import { get } from '#contract/endpoint.ts';
import * as z from 'zod/mini';
import { sessionEndpoints } from '#contract/session.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { openCall } from '#tests/server/support/open-call.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
const lines: string[] = [];

beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', onLog: (line) => lines.push(line) });
});
afterAll(() => shop.stop());

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

async function post(payload: string, url = '/rest/login') {
  const visitor = shop.visitor();
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await visitor.token() };
  return visitor.raw({ method: 'POST', url, headers, payload });
}

/** Sends bytes as they are; an HTTP client would tidy the address. */
function sendRaw(target: string): Promise<string> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: shop\r\nX-Requested-With: x\r\nConnection: close\r\n\r\n`,
      );
    });
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('input', () => {
  it('[S7.1-01] has parameters of a GET only where the contract states them', async () => {
    const reading = allEndpoints.filter(({ method }) => method === 'GET');
    expect(reading.length).toBeGreaterThan(10);
    for (const endpoint of reading) {
      const url = `/rest${endpoint.path.replace(/:\w+/g, 'a1-1')}`;
      const status = async (query: string) =>
        (await shop.visitor().raw({ url: `${url}${query}` })).statusCode;
      expect(await status('?unbekannt=1'), endpoint.path).toBe(400);
      expect(await status(''), endpoint.path).not.toBe(500);
    }
  });

  it('[R31] refuses prototype keys, keys that stand twice, deep nesting and repeated query keys', async () => {
    for (const payload of [
      '{"email":"a@b.de","password":"x","__proto__":{"polluted":1}}',
      '{"email":"a@b.de","password":"x","\\u005f_proto__":{"polluted":1}}',
      '{"email":"a@b.de","password":"x","constructor":{"prototype":{"polluted":1}}}',
      '{"email":"a@b.de","email":"c@d.de","password":"x"}',
      '{"email":"a@b.de","\\u0065mail":"c@d.de","password":"x"}',
      deep(1000),
      '{"email":',
      '[]',
      'null',
      '"text"',
      '{"email":"a@b.de","password":"x","role":"admin"}',
    ]) {
      expect((await post(payload)).statusCode, payload.slice(0, 80)).toBe(400);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const visitor = shop.visitor();
    expect((await visitor.raw({ url: '/rest/systems/token?a=1&a=2' })).statusCode).toBe(400);
  });

  it('[R30] answers wrong types and sizes without a server error and goes on', async () => {
    const values = [
      'null',
      '[]',
      '{}',
      '1e308',
      '-0',
      'true',
      '"NaN"',
      '"\\u0000"',
      '"\\ud800"',
      `"${'x'.repeat(200_000)}"`,
    ];
    for (const value of values) {
      const answer = await post(`{"email":${value},"password":${value}}`);
      expect(answer.statusCode, value.slice(0, 20)).toBeLessThan(500);
    }
    expect((await post(`{"email":"a@b.de","password":"${'x'.repeat(1024 * 1024)}"}`)).statusCode).toBe(413);
    expect((await shop.visitor().raw({ url: '/rest/systems/token' })).statusCode).toBe(200);
  });

  it('[R34] answers broken and hostile addresses without failing', async () => {
    for (const target of [
      '/%',
      '/%zz',
      '/rest/%c0%ae',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/../../../../etc/passwd',
      '/rest/shop/%00',
      `/rest/shop/${'a'.repeat(8000)}`,
      '/rest/shop/%F0%9F%96%A8',
    ]) {
      const answer = await sendRaw(target);
      expect(answer.slice(0, 40), target).toMatch(/^HTTP\/1\.1 4\d\d/);
      expect(answer).not.toContain('kontor-shop');
      expect(answer).not.toContain('root:');
      expect(answer.toLowerCase()).toContain('content-security-policy');
    }
  });
});

describe('answers', () => {
  it('[R61] carry the security headers whatever their status', async () => {
    const visitor = shop.visitor();
    const answers = [
      await visitor.raw({ url: '/rest/systems/token' }),
      await visitor.raw({ url: '/rest/none' }),
      await visitor.raw({ url: '/assets/none.js' }),
      await visitor.raw({ url: '/%zz' }),
      await visitor.raw({
        method: 'POST',
        url: '/rest/login',
        payload: 'x',
        headers: { 'content-type': 'text/plain' },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404, 415]);
    for (const { headers } of answers) {
      const policy = String(headers['content-security-policy']);
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
      expect(scripts).toMatch(/^'self' 'nonce-[A-Za-z0-9+/=]{24}'$/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['server']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
    const nonces = new Set(
      answers.map(({ headers }) => /nonce-([^']+)/.exec(String(headers['content-security-policy']))?.[1]),
    );
    expect(nonces.size).toBe(answers.length);
  });

  it('[R62][S7-01] are not stored by caches below /rest, where an unknown path is a JSON 404', async () => {
    const visitor = shop.visitor();
    expect((await visitor.raw({ url: '/rest/systems/user' })).headers['cache-control']).toBe('no-store');
    const unknown = await visitor.raw({ url: '/rest/none' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(unknown.json<{ requestId: string }>().requestId).toBe(unknown.headers['x-request-id']);
  });

  it.each([
    '/rest/shop/',
    '/rest/page/',
    '/rest/shop//',
    '/rest/',
    '/rest/systems/user/',
    '/rest/shop/%20/x',
  ])('[R62][S7-01] are a JSON 404 where an address names nothing: %s', async (url) => {
    const nothing = await shop.visitor().raw({ url });
    expect(nothing.statusCode).toBe(404);
    expect(nothing.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(nothing.headers['cache-control']).toBe('no-store');
  });

  it('[S7-02] are JSON for JSON', async () => {
    const answer = await post('{"email":"a@b.de","password":"x"}');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('[R63] say nothing about a failure but its number, which the log explains', async () => {
    lines.length = 0;
    const { user } = await import('#tests/support/tables/user.ts');
    await shop.testDatabase.asOwner('alter table person rename column password_hash to moved');
    const answer = await post('{"email":"geheim@kontor.example","password":"Sehr-geheim-1"}');
    await shop.testDatabase.asOwner('alter table person rename column moved to password_hash');
    expect(user).toBeDefined();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/select|person|password_hash|\.ts|node_modules|at /i);
    const { requestId } = answer.json<{ requestId: string }>();
    const entry = lines.find((line) => line.includes(requestId) && line.includes('password_hash'));
    expect(entry).toBeDefined();
    expect(lines.join('\n')).not.toContain('geheim@kontor.example');
    expect(lines.join('\n')).not.toContain('Sehr-geheim-1');
  });

  it('[R65] leave no password, token, cookie, account number or line break in the log', async () => {
    const told: string[] = [];
    const another = await startTestShop({ seed: 'small', onLog: (line) => told.push(line) });
    const visitor = another.visitor();
    await visitor.signIn('privat@kontor.example');
    await another.visitor().post(sessionEndpoints.login, {
      body: { email: 'privat@kontor.example', password: 'Falsches-Passwort-9' },
    });
    await visitor.raw({ url: '/rest/none?iban=DE02120300000000202051&mail=privat@kontor.example' });
    await visitor.raw({ url: '/password/reset/privat/abcdefghijklmnopqrstuvwxyz' });
    another.app.log.info(
      'Zeile\r\n{"level":60,"msg":"gefälscht"} DE02 1203 0000 0000 2020 51 privat@kontor.example',
    );
    const token = await visitor.token();
    // Refusals are counted and told when the minute, or the shop, ends.
    await another.stop();
    const text = told.join('');
    expect(told.length).toBeGreaterThan(2);
    expect(text).toContain('Requests were refused');
    for (const secret of [
      'Falsches-Passwort-9',
      'Druckerpapier',
      'privat@kontor.example',
      'DE02120300000000202051',
      'DE02 1203',
      'abcdefghijklmnopqrstuvwxyz',
      visitor.cookie?.split('.')[1] ?? '?',
      token,
    ]) {
      expect(text).not.toContain(secret);
    }
    for (const line of told) expect(line.trimEnd().split('\n')).toHaveLength(1);
    expect(told.some((line) => line.includes('"level":60'))).toBe(false);
  });
});

describe('replies', () => {
  it('[R63] that do not fit the contract become a logged 500 in-process, too', async () => {
    const endpoint = get({
      name: 'test.misfit',
      path: '/test/misfit',
      access: 'everybody',
      summary: '',
      spec: [],
      reply: z.object({ count: z.number() }),
    });
    shop.handlers.handle(endpoint, async () => ({ count: 'many' }) as never);
    const context = await openCall(shop, null);
    await expect(shop.handlers.invoke(endpoint, {}, context)).rejects.toThrow('count: invalid_type');
  });
});
