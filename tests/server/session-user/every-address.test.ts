import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryStateNumbers } from '#domain/delivery.ts';
import { buildFrontEnd, buildShop } from '#server/app.ts';
import { openDatabase } from '#server/database/pool.ts';
import { createLog } from '#server/log/log.ts';
import { pagesPlugin } from '#server/pages/pages.plugin.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { createSessionKeys } from '#server/session/session-cookie.ts';
import { readAppSecret } from '#server/settings/app-secret.ts';
import { createHolidays } from '#server/system/dispatch-clock.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/**
 * Addresses that are no call of the contract, each with the reason why nobody needs a right for it, or what asks for one in its
 * place. Everything else is a page, whose rights have their table (`page-rights.ts`).
 */
const besideTheContract: Readonly<Record<string, string>> = {
  'GET /external-catalog/oci/:slug':
    'a browser sent by a procurement system: names user and password of the catalog',
  'POST /external-catalog/oci/:slug': 'the same as a form',
  'POST /external-catalog/cxml/:slug': 'a procurement system itself: names its shared secret in the message',
  'GET /external-catalog/start/:ticket':
    'whom that system sends then: the ticket is good once and for minutes',
  'GET /external-catalog/return':
    'shows the session that made the visit what goes back with it, and nobody else',
  'GET /pictures/:file': 'pictures of the catalogue, the same for everybody',
  'GET /storage/icons/no-image.svg': 'a file, the same for everybody',
  'GET /storage/icons/badge-scale-price.svg': 'a file, the same for everybody',
  'GET /storage/icons/badge-video.svg': 'a file, the same for everybody',
  ...Object.fromEntries(
    deliveryStateNumbers.map((state) => [
      `GET /storage/icons/delivery-${state}.svg`,
      'a file, the same for everybody',
    ]),
  ),
  'GET /assets/*': 'files of the build, the same for everybody',
  'GET /favicon.ico': 'a file, the same for everybody',
  'GET /icon.svg': 'a file, the same for everybody',
  'GET /robots.txt': 'a file, the same for everybody',
  'GET /third-party-notices.txt': 'a file, the same for everybody',
};
const pages = 'GET /*';

let shop: readonly string[];
let frontEnd: readonly string[];
const endings: (() => Promise<unknown>)[] = [];

/** What a server answers, as method and path; HEAD is told only where no GET stands beside it. */
async function addressesOf(build: () => Promise<FastifyInstance>): Promise<readonly string[]> {
  const found = new Set<string>();
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) found.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    const app = await build();
    endings.push(() => app.close());
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
  return [...found].filter(
    (address) => !(address.startsWith('HEAD ') && found.has(address.replace('HEAD', 'GET'))),
  );
}

beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  const environment = readEnvironment({});
  const log = createLog('silent');
  const { connectionString } = testDatabase;
  const database = openDatabase({ connectionString, connections: 2, log });
  const keys = createSessionKeys(await readAppSecret(database));
  const foundation = {
    environment,
    database,
    keys,
    log,
    clock: () => new Date(),
    holidays: createHolidays(),
  };
  // The routes are wanted, not what stands behind them: nothing is drawn.
  const withPages = async (app: FastifyInstance) => {
    await app.register(pagesPlugin, { publicUrl: 'https://shop.example' } as never);
    return app;
  };
  shop = await addressesOf(async () => withPages((await buildShop(foundation)).app));
  frontEnd = await addressesOf(async () =>
    withPages(await buildFrontEnd(environment, 'http://127.0.0.1:9', log)),
  );
  endings.push(
    () => database.end(),
    () => testDatabase.remove(),
  );
});
afterAll(async () => {
  for (const end of endings) await end();
});

describe('what the server answers', () => {
  it('[R20] is a call of the contract, a page, or named here with a reason', () => {
    const calls = allEndpoints.map(({ method, path }) => `${method} /rest${path}`);
    expect(shop.toSorted()).toEqual([...calls, ...Object.keys(besideTheContract), pages].toSorted());
  });

  it('[R20] is nothing else where the calls are handed on to another server', () => {
    const own = frontEnd.filter((address) => !/^[A-Z]+ \/(?:rest|pictures|storage)(?:\/\*)?$/.test(address));
    const files = Object.keys(besideTheContract).filter((address) => frontEnd.includes(address));
    expect(own.toSorted()).toEqual([...files, pages].toSorted());
  });
});
