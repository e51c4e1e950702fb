import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '#contract/endpoint-address.ts';
import { fuzzedPages } from '#tests/server/fuzz/page-addresses.ts';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  startProgram,
} from '#tests/server/support/built-shop.ts';

const folder = createDataFolder();
let url = '';

beforeAll(async () => {
  await ensureBuilt();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_ADDRESS_PER_MINUTE: '100000' };
  await isReady(startProgram({ DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url, ...limits }));
}, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Parts of an address that name a thing; a step and a status are words of the shop itself, an alias of the sign-in and the last
 * part of a property name nothing.
 */
const isName = (part: string): boolean => !['step', 'code', 'unknown', 'alias', 'displayName'].includes(part);
/** Doors of procurement systems, and pages that links in mails lead to: whatever they are called, they are there. */
const isDoor = (path: string): boolean =>
  /^\/(?:external-catalog|register\/(?:confirm|invitation)|password\/reset)\//.test(path);
const impossible = ['Toner-Schwarz', 'toner--schwarz', '-', 'tonér', 'a_b', `${'x'.repeat(300)}`, 'A b'];

/** Each page that stands under a name, with one name at a time that nothing can have. */
const addresses = fuzzedPages.flatMap(({ path, sample }) =>
  Object.keys(sample.params ?? {})
    .filter(() => !isDoor(path))
    .filter((part) => isName(part) && !(path.startsWith('/shop/article/') && part === 'slug'))
    .flatMap((part) =>
      impossible.map((name) => [path, addressOf({ path }, { ...sample.params, [part]: name })] as const),
    ),
);

describe('a page under a name that nothing can have', () => {
  it('is tried for every page under a name', () => {
    expect(new Set(addresses.map(([path]) => path)).size).toBeGreaterThanOrEqual(9);
  });

  it.each(addresses)('[S2-04] is not found: %s %s', async (path, address) => {
    const answer = await fetch(url + address, { redirect: 'manual' });
    // Whoever is not signed in does not learn which orders, registrations and ratings there are.
    if (/^\/(?:my|ratings|registrations|search-steering)\//.test(path))
      expect(answer.headers.get('location')).toMatch(/^\/login\?/);
    else expect(answer.status).toBe(404);
  });
});

describe('a call that there is not', () => {
  it.each([
    ['GET', '/rest/gibt-es-nicht'],
    ['GET', '/rest/Shop/Basket'],
    ['GET', '/rest'],
    ['GET', '/rest/'],
    ['GET', '/%72est/gibt-es-nicht'],
    ['POST', '/rest/gibt-es-nicht'],
    ['DELETE', '/rest/shop/basket'],
  ])(
    '[S2-04] is answered as JSON with 404, kept nowhere and without a cookie: %s %s',
    async (method, path) => {
      const answer = await fetch(url + path, { method });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toMatchObject({ success: false, status: 404 });
    },
  );
});
