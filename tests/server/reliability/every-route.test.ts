import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from '#contract/endpoint-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { insertArticle, walkToReview } from '#tests/server/basket/small-catalogue.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import {
  everyRoute,
  insertNamed,
  memberEmail,
  readyVisitor,
  sampleOf,
  sendSample,
} from './valid-requests.ts';
import type { Sample } from './valid-requests.ts';

const article = 'ROUTE1';
/** Somebody signs in for every route, which takes its time. */
const patienceMs = 120_000;
let shop: TestShop;
let routes: readonly Endpoint[];
let visitor: TestVisitor;
const lines: string[] = [];

beforeAll(async () => {
  shop = await startTestShop({
    seed: 'small',
    onLog: (line) => lines.push(line),
    environment: { LOGIN_ATTEMPTS: '100000' },
  });
  await insertArticle(shop, { number: article, netCents: 1234 });
  await insertArticle(shop, { number: 'AUSVERKAUFT', stock: 0 });
  await insertNamed(shop);
  routes = everyRoute(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  visitor = await readyVisitor(shop, article);
});

const json = { 'content-type': 'application/json' };
/** The visitor is somebody else after the sample of the last one. */
const posts = () =>
  routes
    .filter(({ method }) => method === 'POST')
    .toSorted(
      (one, other) =>
        Number(one.name === personalDataEndpoints.erase.name) -
        Number(other.name === personalDataEndpoints.erase.name),
    );

/** Everything the database knows that a refused request must not have touched. */
async function state(): Promise<string> {
  const { rows } = await shop.database.query<{ table: string }>(
    `select table_name as table from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migration', 'login_failure')`,
  );
  const parts = await Promise.all(
    rows.map(async ({ table }) => {
      const content = await shop.database.query<{ content: string }>(
        `select coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as content from "${table}" as row`,
      );
      return `${table} ${content.rows[0]?.content ?? ''}`;
    }),
  );
  return parts.sort().join('\n');
}

interface Attack {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

async function attack(endpoint: Endpoint, sample: Sample, { headers, payload }: Attack): Promise<number> {
  const answer = await visitor.raw({
    method: 'POST',
    url: `/rest${addressOf(endpoint, sample.params, sample.query)}`,
    headers: { ...json, ...headers },
    payload: payload ?? JSON.stringify(sample.body ?? {}),
  });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  return answer.statusCode;
}

describe('every changing route', () => {
  it('[R15][S7-04] refuses an accepted request without the token of the own session, without effect', async () => {
    const stale = await visitor.token();
    await visitor.signIn(memberEmail);
    const other = shop.visitor();
    await other.signIn('einkauf@andere-gmbh.example');
    const own = await visitor.token();
    expect(stale).not.toBe(own);
    const attacks = (sample: Sample, otherToken: string): Readonly<Record<string, Attack>> => ({
      'no token': { headers: {} },
      'an empty token': { headers: { 'x-csrf-token': '' } },
      'an invented token': { headers: { 'x-csrf-token': 'A'.repeat(43) } },
      'the token of before the login': { headers: { 'x-csrf-token': stale } },
      "another session's token": { headers: { 'x-csrf-token': otherToken } },
      'the token only in the body': {
        headers: {},
        payload: JSON.stringify({ ...sample.body, token: own, _token: own, 'X-CSRF-TOKEN': own }),
      },
    });
    expect(posts().length).toBeGreaterThan(15);
    for (const endpoint of posts()) {
      const sample = await sampleOf(endpoint, { shop, visitor, article });
      const before = await state();
      for (const [name, given] of Object.entries(attacks(sample, await other.token()))) {
        expect(await attack(endpoint, sample, given), `${endpoint.path} with ${name}`).toBe(419);
      }
      expect(await state(), endpoint.path).toBe(before);
    }
  });

  it('[R16] refuses an accepted request of another origin or of another content type, without effect', async () => {
    const token = { 'x-csrf-token': await visitor.token() };
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json garbage',
      'application/json\tx',
      'APPLICATION/JSON ;x',
      ' application/ json',
    ];
    for (const endpoint of posts()) {
      const sample = await sampleOf(endpoint, { shop, visitor, article });
      const before = await state();
      for (const type of types) {
        const status = await attack(endpoint, sample, { headers: { ...token, 'content-type': type } });
        expect(status, `${endpoint.path} as ${type}`).toBe(415);
      }
      const foreigners: readonly Readonly<Record<string, string>>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ];
      for (const foreign of foreigners) {
        const headers = { ...token, ...foreign };
        expect(await attack(endpoint, sample, { headers }), endpoint.path).toBe(403);
      }
      expect(await state(), endpoint.path).toBe(before);
    }
  });

  it('[R17] changes nothing by a cross-site GET of its address', async () => {
    const before = await state();
    for (const endpoint of posts()) {
      const path = `/rest${addressOf(endpoint, {})}`;
      for (const url of [path, `${path}/`, `${path}?uid=x&quantity=1&language=en`]) {
        const answer = await visitor.raw({ url, headers: { 'sec-fetch-site': 'cross-site' } });
        expect([400, 404], url).toContain(answer.statusCode);
      }
    }
    expect(await state()).toBe(before);
  });
});

describe('every route', () => {
  it('[R11] treats a cookie replayed after logout as a stranger', async () => {
    const old = visitor.cookie;
    const reading = routes.filter(({ method }) => method === 'GET');
    const samples = new Map<string, Sample>();
    for (const endpoint of reading)
      samples.set(endpoint.name, await sampleOf(endpoint, { shop, visitor, article }));
    await walkToReview(visitor, null);
    const seenBefore = await visitor.raw({ url: '/rest/shop/basket' });
    expect(seenBefore.body).toContain('Größenwahn');
    await visitor.ask(sessionEndpoints.logout, { body: {} });
    let replayed = 0;
    for (const endpoint of routes) {
      const thief = shop.visitor();
      thief.cookie = old;
      const sample = samples.get(endpoint.name) ?? {};
      const answer = await sendSample(thief, endpoint, sample);
      replayed += 1;
      expect(answer.body, endpoint.path).not.toContain(memberEmail);
      expect(answer.body, endpoint.path).not.toContain('Größenwahn');
      thief.cookie = old;
      const identity = await thief.raw({ url: '/rest/systems/user' });
      expect(identity.json<{ user: { guest: boolean } }>().user.guest).toBe(true);
    }
    expect(replayed).toBeGreaterThanOrEqual(20);
  });

  it(
    '[R14] never puts the secret of the session into an answer',
    async () => {
      for (const endpoint of routes) {
        if (endpoint.name === 'session.logout') continue;
        visitor = await readyVisitor(shop, article);
        const answer = await sendSample(
          visitor,
          endpoint,
          await sampleOf(endpoint, { shop, visitor, article }),
        );
        const [, id = '', signature = ''] = visitor.cookie?.split('.') ?? [];
        expect(id).toHaveLength(32);
        expect(answer.body, endpoint.path).not.toContain(id);
        expect(answer.body, endpoint.path).not.toContain(signature);
      }
    },
    patienceMs,
  );

  it(
    '[R61][R62] answers with all security headers, JSON that no cache keeps, and no name of a program',
    async () => {
      const snapshots = new Set<string>();
      for (const endpoint of routes) {
        visitor = await readyVisitor(shop, article);
        const sample = await sampleOf(endpoint, { shop, visitor, article });
        const good = await sendSample(visitor, endpoint, sample);
        const refused = await visitor.raw({
          method: endpoint.method,
          url: `/rest${addressOf(endpoint, sample.params)}?unbekannt=1`,
          headers: { ...json, 'x-csrf-token': await visitor.token() },
          ...(endpoint.method === 'POST' ? { payload: '{"unbekannt":1}' } : {}),
        });
        expect(good.statusCode, endpoint.path).toBe(200);
        expect([200, 400], endpoint.path).toContain(refused.statusCode);
        for (const { headers } of [good, refused]) {
          expect(headers['cache-control'], endpoint.path).toBe('no-store');
          const shown = Object.entries(headers)
            .filter(
              ([name]) =>
                !/^(?:date|content-length|x-request-id|connection|keep-alive|set-cookie|content-encoding|vary|transfer-encoding)$/.test(
                  name,
                ),
            )
            .map(([name, value]) => `${name}: ${String(value).replace(/'nonce-[^']+'/g, "'nonce-…'")}`)
            .sort();
          snapshots.add(shown.join('\n'));
        }
      }
      expect([...snapshots]).toMatchInlineSnapshot(`
      [
        "cache-control: no-store
      content-security-policy: default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; script-src 'self' 'nonce-…'; style-src 'self' 'nonce-…'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; require-trusted-types-for 'script'; trusted-types shop-assets
      content-type: application/json; charset=utf-8
      cross-origin-opener-policy: same-origin
      cross-origin-resource-policy: same-origin
      permissions-policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()
      referrer-policy: strict-origin-when-cross-origin
      x-content-type-options: nosniff
      x-frame-options: DENY",
        "cache-control: no-store
      content-security-policy: default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; script-src 'self' 'nonce-…'; style-src 'self' 'nonce-…'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; require-trusted-types-for 'script'; trusted-types shop-assets
      content-type: application/json; charset=utf-8
      cross-origin-opener-policy: same-origin
      cross-origin-resource-policy: same-origin
      permissions-policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()
      referrer-policy: no-referrer
      x-content-type-options: nosniff
      x-frame-options: DENY",
      ]
    `);
    },
    patienceMs,
  );

  it(
    '[R63] answers a fault in its handler with a number, which alone leads to the details in the log',
    async () => {
      for (const endpoint of routes) {
        visitor = await readyVisitor(shop, article);
        const sample = await sampleOf(endpoint, { shop, visitor, article });
        lines.length = 0;
        const answer = await brokenAnswer(endpoint, sample);
        expect(answer.statusCode, endpoint.path).toBe(500);
        expect(answer.body, endpoint.path).not.toMatch(/boom|secret|select|\.ts|node_modules|\bat /i);
        const { requestId } = answer.json<{ requestId: string }>();
        const entry = lines.find((line) => line.includes(requestId) && line.includes('boom'));
        expect(entry, endpoint.path).toBeDefined();
        expect(entry).toContain('.ts:');
      }
    },
    patienceMs,
  );
});

/** Answers one call while its own handler throws what a driver would throw. */
async function brokenAnswer(endpoint: Endpoint, sample: Sample) {
  const registration = shop.handlers
    .registrations()
    .find((entry) => entry.endpoint === endpoint) as unknown as { handler: unknown };
  const { handler } = registration;
  registration.handler = async () => {
    throw new Error('boom: select password_hash from person where secret = 1');
  };
  try {
    return await sendSample(visitor, endpoint, sample);
  } finally {
    registration.handler = handler;
  }
}
