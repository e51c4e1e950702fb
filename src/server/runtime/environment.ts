import path from 'node:path';
import { z } from 'zod';
import type { OrderLimits } from '#domain/order-limits.ts';
import type { DatabaseAddresses } from '#server/database/roles.ts';
import { address, count, databaseUrl, host, optionalCount, proxies } from './environment-fields.ts';
import { rootFolder } from './root-folder.ts';
import { StartFailure } from './start-failure.ts';

/** Files an address may ask for beside each request, unless told otherwise. */
const filesPerRequest = 3;

const web = ['http:', 'https:'];

/** High enough to stand for no limit. */
const mostEver = 1_000_000_000;

const Variables = z
  .object({
    PORT: count(3000, 0, 65_535),
    HOST: host.default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_MIGRATION_URL: databaseUrl.optional(),
    PUBLIC_URL: address({ protocols: web, example: 'https://shop.example', parts: [] }).optional(),
    SMTP_URL: address({
      protocols: ['smtp:', 'smtps:'],
      example: 'smtp://user:password@mail.example:587',
      parts: ['credentials', 'path', 'query'],
    }).optional(),
    REST_BACKEND_URL: address({
      protocols: web,
      example: 'https://backend.example',
      parts: ['path'],
    }).optional(),
    ANALYTICS_URL: address({
      protocols: web,
      example: 'https://matomo.example',
      parts: ['path', 'query'],
    }).optional(),
    TRUST_PROXY: proxies.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    RATE_LIMIT_PER_MINUTE: count(1200),
    RATE_LIMIT_ADDRESS_PER_MINUTE: count(6000),
    RATE_LIMIT_FILES_PER_MINUTE: optionalCount(),
    REQUESTS_AT_ONCE: count(24),
    REQUESTS_AT_ONCE_ADDRESS: count(6),
    REQUESTS_AT_ONCE_SESSION: count(4),
    REQUESTS_WAITING_ADDRESS: count(400, 0),
    LOGIN_ATTEMPTS: count(5),
    LOGIN_ATTEMPTS_ADDRESS: count(60),
    ORDERS_PER_RECIPIENT_PER_HOUR: count(5, 1, mostEver),
    ORDERS_PER_SESSION_PER_HOUR: count(10, 1, mostEver),
    ORDERS_PER_ADDRESS_PER_HOUR: count(60, 1, mostEver),
    OPEN_PIECES_GUEST: count(1000, 1, mostEver),
    OPEN_VALUE_GUEST: count(10_000, 1, mostEver),
    OPEN_PIECES_ADDRESS: count(3000, 1, mostEver),
    OPEN_VALUE_ADDRESS: count(30_000, 1, mostEver),
    OPEN_PIECES_CUSTOMER: count(3000, 1, mostEver),
    OPEN_VALUE_CUSTOMER: count(30_000, 1, mostEver),
    OPEN_PIECES_COMPANY: count(20_000, 1, mostEver),
    OPEN_VALUE_COMPANY: count(200_000, 1, mostEver),
    DEMO_SECOND_FACTOR: z.enum(['on', 'off']).default('on'),
    SESSION_IDLE_MINUTES: count(120),
    SESSION_ABSOLUTE_HOURS: count(24),
    DATABASE_CONNECTIONS: count(10, 2, 200),
  })
  .refine((values) => values.DATABASE_URL !== undefined || values.DATABASE_MIGRATION_URL === undefined, {
    path: ['DATABASE_MIGRATION_URL'],
    error: 'is the second address of the database that DATABASE_URL names: set that, too',
  });

type Variables = z.output<typeof Variables>;

/** Everything the process is told from outside (docs/architecture.md); addresses without a trailing slash. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  /** Address of the same database for migrations and for loading a catalogue; null = `databaseUrl`. */
  readonly databaseMigrationUrl: string | null;
  /** Base of every address that leaves the shop; null = derived from host and port. */
  readonly publicUrl: string | null;
  readonly smtpUrl: string | null;
  readonly restBackendUrl: string | null;
  readonly analyticsUrl: string | null;
  /** Addresses of proxies whose X-Forwarded-For is believed; null = nobody's. */
  readonly trustedProxies: readonly string[] | null;
  readonly logLevel: Variables['LOG_LEVEL'];
  readonly limits: {
    /** Requests a minute of one session (or of one address without a session). */
    readonly perSessionPerMinute: number;
    /** Requests a minute of one address; high, since a whole office may share it. */
    readonly perAddressPerMinute: number;
    /** Assets, pictures and the like a minute of one address; a first visit needs dozens. */
    readonly filesPerAddressPerMinute: number;
    /** Wrong passwords for one account a day that are looked at before the shares of `login-share.ts` hold. */
    readonly loginAttempts: number;
    /** Wrong passwords from one address for any accounts within 15 minutes. */
    readonly loginAttemptsPerAddress: number;
    /** Orders an hour, and what may be open and unpaid. */
    readonly orders: OrderLimits;
  };
  /** What is worked on at once, by weight (a call 1, a page 2), and how many requests of one address may wait. */
  readonly admission: {
    readonly atOnce: number;
    readonly atOncePerAddress: number;
    readonly atOncePerSession: number;
    readonly waitingPerAddress: number;
  };
  /** Somebody of the demo shows a second factor. */
  readonly hasDemoFactor: boolean;
  readonly sessionIdleMs: number;
  readonly sessionAbsoluteMs: number;
  readonly databaseConnections: number;
}

const withoutSlash = (url: URL | undefined): string | null =>
  url === undefined ? null : url.href.replace(/\/+$/, '');

const centsPerEuro = 100;

function orderLimitsOf(values: Variables): OrderLimits {
  const guest = { mostPieces: values.OPEN_PIECES_GUEST, mostCents: values.OPEN_VALUE_GUEST * centsPerEuro };
  return {
    recipient: { mostOrders: values.ORDERS_PER_RECIPIENT_PER_HOUR, ...guest },
    session: { mostOrders: values.ORDERS_PER_SESSION_PER_HOUR, ...guest },
    address: {
      mostOrders: values.ORDERS_PER_ADDRESS_PER_HOUR,
      mostPieces: values.OPEN_PIECES_ADDRESS,
      mostCents: values.OPEN_VALUE_ADDRESS * centsPerEuro,
    },
    privateAccount: {
      // Customers are known to the shop: how often they order is not limited.
      mostOrders: mostEver,
      mostPieces: values.OPEN_PIECES_CUSTOMER,
      mostCents: values.OPEN_VALUE_CUSTOMER * centsPerEuro,
    },
    companyAccount: {
      mostOrders: mostEver,
      mostPieces: values.OPEN_PIECES_COMPANY,
      mostCents: values.OPEN_VALUE_COMPANY * centsPerEuro,
    },
  };
}

/**
 * Reads the variables; empty ones count as not set.
 *
 * @throws StartFailure with one line that names every wrong variable
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartFailure(`Wrong environment: ${faults.join('; ')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: path.resolve(rootFolder, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL ?? null,
    publicUrl: values.PUBLIC_URL?.origin ?? null,
    smtpUrl: values.SMTP_URL?.href ?? null,
    restBackendUrl: withoutSlash(values.REST_BACKEND_URL),
    analyticsUrl: withoutSlash(values.ANALYTICS_URL),
    trustedProxies: values.TRUST_PROXY ?? null,
    logLevel: values.LOG_LEVEL,
    limits: {
      perSessionPerMinute: values.RATE_LIMIT_PER_MINUTE,
      perAddressPerMinute: values.RATE_LIMIT_ADDRESS_PER_MINUTE,
      filesPerAddressPerMinute:
        values.RATE_LIMIT_FILES_PER_MINUTE ?? filesPerRequest * values.RATE_LIMIT_ADDRESS_PER_MINUTE,
      loginAttempts: values.LOGIN_ATTEMPTS,
      loginAttemptsPerAddress: values.LOGIN_ATTEMPTS_ADDRESS,
      orders: orderLimitsOf(values),
    },
    admission: {
      atOnce: values.REQUESTS_AT_ONCE,
      atOncePerAddress: values.REQUESTS_AT_ONCE_ADDRESS,
      atOncePerSession: values.REQUESTS_AT_ONCE_SESSION,
      waitingPerAddress: values.REQUESTS_WAITING_ADDRESS,
    },
    hasDemoFactor: values.DEMO_SECOND_FACTOR === 'on',
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    sessionAbsoluteMs: values.SESSION_ABSOLUTE_HOURS * 3_600_000,
    databaseConnections: values.DATABASE_CONNECTIONS,
  };
}

/** Addresses of the database the environment names; null = the shop starts its own. */
export function databaseOf({ databaseUrl, databaseMigrationUrl }: Environment): DatabaseAddresses | null {
  if (databaseUrl === null) return null;
  return { connectionString: databaseUrl, migrationString: databaseMigrationUrl ?? databaseUrl };
}
