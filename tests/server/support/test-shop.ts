import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Answer, Endpoint, RefusalOf, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { buildShop } from '#server/app.ts';
import type { Services, ShopModules } from '#server/compose.ts';
import { readAppSecret } from '#server/settings/app-secret.ts';
import { openDatabase } from '#server/database/pool.ts';
import type { Database } from '#server/database/pool.ts';
import { migrate } from '#server/database/migrate.ts';
import { demoPassword, seedAccounts } from '#server/demo/accounts.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import type { Handlers } from '#server/calls/endpoints.ts';
import { createLog } from '#server/log/log.ts';
import type { Log } from '#server/log/log.ts';
import { createSessionKeys, sessionCookieName } from '#server/session/session-cookie.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';
import { createHolidays } from '#server/system/dispatch-clock.ts';
import { createTestDatabase, migratedTemplate } from '#tests/support/database.ts';
import type { DatabaseTemplate, TestDatabase } from '#tests/support/database.ts';
import { wideOrderLimits } from '#tests/support/wide-limits.ts';

/** `none`: the schema · `small`: with the demo accounts · `demo`: with accounts and the demo catalogue. */
export type Seed = 'none' | 'small' | 'demo';

const seeded = (
  name: Seed,
  seed: (database: Database, migrationString: string, log: Log) => Promise<unknown>,
): DatabaseTemplate => ({
  name: `template_${name}`,
  async build(addresses) {
    const log = createLog('error');
    await migrate(addresses, log);
    const { connectionString, migrationString } = addresses;
    const database = openDatabase({ connectionString, connections: 2, log });
    try {
      await seed(database, migrationString, log);
    } finally {
      await database.end();
    }
  },
});

const templates: Readonly<Record<Seed, DatabaseTemplate>> = {
  none: migratedTemplate,
  small: seeded('small', (database) => seedAccounts(database)),
  demo: seeded('demo', async (database, migrationString, log) => {
    // Loaded only by the run's first suite that needs it; reading the facts takes a moment.
    const { seedDemo } = await import('#server/demo/seed-demo.ts');
    await seedAccounts(database);
    await seedDemo(migrationString, log);
  }),
};

export interface TestShopOptions {
  readonly seed?: Seed;
  /** Variables of the environment, as the process would be given them. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: () => Date;
  /** A shop whose database this one shares, as a second process would. */
  readonly beside?: TestShop;
  /** Receives each line of the log, at level `info`. */
  readonly onLog?: (line: string) => void;
}

/** Somebody with a browser: cookies are kept, the CSRF token is fetched when the session changes. */
export interface TestVisitor {
  /** Current value of the session cookie. */
  cookie: string | null;
  /** Sends exactly this, with the cookie and `X-Requested-With`; keeps the cookie of the answer. */
  readonly raw: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  readonly token: () => Promise<string>;
  /** A call of the contract; throws when the status is not 200. */
  readonly get: <E extends Endpoint>(endpoint: E, request?: RequestOf<E>) => Promise<Answer<E>>;
  readonly post: <E extends Endpoint>(endpoint: E, request?: RequestOf<E>) => Promise<Answer<E>>;
  /** Like `get` and `post`, but a refusal throws, too. */
  readonly ask: <E extends Endpoint>(endpoint: E, request?: RequestOf<E>) => Promise<ReplyOf<E>>;
  /** Signs in one of the demo accounts, e.g. `privat@kontor.example`. */
  readonly signIn: (email: string, password?: string) => Promise<void>;
}

export interface TestShop {
  readonly app: FastifyInstance;
  readonly handlers: Handlers;
  readonly services: Services;
  readonly modules: ShopModules['modules'];
  readonly database: Database;
  /** The same, for tests that name tables and columns (`tests/support/tables`). */
  readonly tables: NodePgDatabase;
  readonly testDatabase: TestDatabase;
  readonly keys: SessionKeys;
  /** Base address of the listening server. */
  readonly url: string;
  /** @param address where the visitor's requests come from; default 127.0.0.1 */
  readonly visitor: (address?: string) => TestVisitor;
  readonly stop: () => Promise<void>;
}

/** The real server on a database of its own, listening on a free port; stop it in `afterAll`. */
export async function startTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const testDatabase =
    options.beside === undefined
      ? await createTestDatabase(templates[options.seed ?? 'demo'])
      : { ...options.beside.testDatabase, remove: async () => undefined };
  const environment = readEnvironment({
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
    LOGIN_ATTEMPTS_ADDRESS: '100000',
    ...wideOrderLimits,
    DATABASE_CONNECTIONS: '10',
    ...options.environment,
  });
  const { onLog } = options;
  const log =
    onLog === undefined ? createLog('silent') : createLog('info', { write: (line: string) => onLog(line) });
  const { connectionString } = testDatabase;
  const database = openDatabase({ connectionString, connections: environment.databaseConnections, log });
  const keys = createSessionKeys(await readAppSecret(database));
  const clock = options.clock ?? (() => new Date());
  const { app, handlers, services, modules } = await buildShop({
    environment,
    database,
    keys,
    log,
    clock,
    holidays: createHolidays(),
  });
  // As at the start of the process: nobody's first request waits for the index.
  await services.catalogue.warm();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    handlers,
    services,
    modules,
    database,
    tables: drizzle(database),
    testDatabase,
    keys,
    url,
    visitor: (address) => createVisitor(app, address),
    async stop() {
      await app.close();
      await services.documents.stop();
      await database.end();
      await testDatabase.remove();
    },
  };
}

function createVisitor(app: FastifyInstance, address = '127.0.0.1'): TestVisitor {
  let known: { readonly cookie: string | null; readonly token: string } | null = null;

  const visitor: TestVisitor = {
    cookie: null,
    async raw(options) {
      const answer = await app.inject({
        remoteAddress: address,
        ...options,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          accept: 'application/json',
          ...(visitor.cookie === null ? {} : { cookie: `${sessionCookieName}=${visitor.cookie}` }),
          ...options.headers,
        },
      });
      const given = answer.cookies.find(({ name }) => name === sessionCookieName);
      if (given !== undefined) visitor.cookie = decodeURIComponent(given.value);
      return answer;
    },
    async token() {
      if (known !== null && identityOf(known.cookie) === identityOf(visitor.cookie)) return known.token;
      const answer = await visitor.raw({ url: '/rest/systems/token' });
      const { token } = answer.json<{ token: string }>();
      known = { cookie: visitor.cookie, token };
      return token;
    },
    async get(endpoint, request) {
      const parts = (request ?? {}) as { params?: Record<string, unknown>; query?: Record<string, unknown> };
      return readAnswer(
        endpoint,
        await visitor.raw({ url: `/rest${addressOf(endpoint, parts.params, parts.query)}` }),
      );
    },
    async post(endpoint, request) {
      const parts = (request ?? {}) as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: object;
      };
      const answer = await visitor.raw({
        method: 'POST',
        url: `/rest${addressOf(endpoint, parts.params, parts.query)}`,
        headers: { 'x-csrf-token': await visitor.token(), 'content-type': 'application/json' },
        payload: JSON.stringify(parts.body ?? {}),
      });
      return readAnswer(endpoint, answer);
    },
    async ask(endpoint, request) {
      const answer = await (endpoint.method === 'GET'
        ? visitor.get(endpoint, request)
        : visitor.post(endpoint, request));
      if (answer.outcome === 'ok') return answer.reply;
      throw new Error(`${endpoint.name} was refused: ${JSON.stringify(answer.refusal)}`);
    },
    async signIn(email, password = demoPassword) {
      await visitor.ask(sessionEndpoints.login, { body: { email, password } });
    },
  };
  return visitor;
}

/** The id inside a cookie, which a token belongs to; the first change and signing in or out change it. */
const identityOf = (cookie: string | null): string => cookie?.split('.')[1] ?? '';

function readAnswer<E extends Endpoint>(endpoint: E, answer: LightMyRequestResponse): Answer<E> {
  if (answer.statusCode !== 200) {
    throw new Error(`${endpoint.name} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
  }
  const content = answer.json<Record<string, unknown>>();
  return content['success'] === false && 'code' in content
    ? { outcome: 'refused', refusal: content as RefusalOf<E> }
    : { outcome: 'ok', reply: content as ReplyOf<E> };
}
