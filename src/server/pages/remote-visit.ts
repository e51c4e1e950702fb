import type { FastifyRequest } from 'fastify';
import type { Load } from '#app/load.ts';
import { createClient } from '#client/call.ts';
import type { Call } from '#client/call.ts';
import type { Answer, Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { listingEndpoints, type ListReply } from '#contract/listing.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { systemEndpoints } from '#contract/system.ts';
import { CallError } from '#domain/failure.ts';
import type { Failure } from '#domain/failure.ts';
import { HttpFailure } from '#server/calls/failures.ts';
import type { FailureStatus } from '#server/calls/failures.ts';
import { mainMenuOf } from '#server/system/main-menu.ts';
import type { PageVisit, Visits } from './page-visit.ts';

const callTimeoutMs = 5000;
const menuLifetimeMs = 60_000;

/** Cookies of one visit: those the browser sent, changed by what the back end sets on the way. */
interface CookieJar {
  readonly header: () => string;
  readonly receive: (response: Response) => void;
  /** `Set-Cookie` lines the browser must get. */
  readonly received: readonly string[];
}

function createCookieJar(sent: string | undefined): CookieJar {
  const values = new Map(
    (sent ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair] as const),
  );
  const received: string[] = [];
  return {
    header: () => [...values.values()].join('; '),
    receive(response) {
      for (const line of response.headers.getSetCookie()) {
        const pair = line.split(';')[0] ?? '';
        values.set(pair.slice(0, pair.indexOf('=')), pair);
        received.push(line);
      }
    },
    received,
  };
}

/** Status a page answers when the back end could not: the back end's own, or maintenance. */
function statusOf(failure: Failure): FailureStatus | number {
  if (failure.kind === 'httpError') return failure.code;
  if (failure.kind === 'csrf') return 419;
  return failure.kind === 'invalidReply' ? 502 : 503;
}

async function replyOf<E extends Endpoint>(
  call: Call,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ReplyOf<E>> {
  try {
    const answer = await call(endpoint, request, { timeoutMs: callTimeoutMs });
    if (answer.outcome === 'ok') return answer.reply;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const status = statusOf(error.failure);
    throw new HttpFailure(status === 503 ? 503 : 502, `the back end did not answer ${endpoint.name}`);
  }
  throw new HttpFailure(502, `the back end refused ${endpoint.name}`);
}

/** The loaders' way to a back end elsewhere: one HTTP call each (docs/decisions/0007). */
function remoteLoad(call: Call): Load {
  return async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Answer<E>> => {
    try {
      const signal = options?.signal === undefined ? {} : { signal: options.signal };
      return await call(endpoint, request, { timeoutMs: callTimeoutMs, ...signal });
    } catch (error) {
      if (error instanceof CallError) throw new Response(null, { status: statusOf(error.failure) });
      throw error;
    }
  };
}

type MainCategories = ListReply['mainCatalog'];

/** The main categories are the same for everybody, so they are asked for once a minute. */
function createCategories(): (call: Call) => Promise<MainCategories> {
  let known: { readonly items: MainCategories; readonly until: number } | null = null;
  return async (call) => {
    if (known !== null && known.until > performance.now()) return known.items;
    const { mainCatalog: items } = await replyOf(call, listingEndpoints.list, { query: { limit: 1 } });
    known = { items, until: performance.now() + menuLifetimeMs };
    return items;
  };
}

/** On whose behalf the back end is asked. */
interface Asking {
  readonly cookie: string | undefined;
  readonly forwarded: Readonly<Record<string, string>>;
  readonly tell: (message: string) => void;
}

/**
 * Visits of a shop whose calls another back end answers (`REST_BACKEND_URL`): the visitor's cookies go there with each
 * call and come back with the page; no database is needed (docs/architecture.md).
 */
export function remoteVisits(backendUrl: string): Visits {
  const categoriesOf = createCategories();

  async function visitOf(request: Asking): Promise<PageVisit> {
    const jar = createCookieJar(request.cookie);
    const call = createClient({
      baseUrl: `${backendUrl}/rest`,
      readToken: () => null,
      writeToken: () => undefined,
      onAnswer: () => undefined,
      onReport: ({ kind, message }) => {
        if (kind === 'error') request.tell(message);
      },
      extraHeaders: () => ({
        ...(jar.header() === '' ? {} : { cookie: jar.header() }),
        ...request.forwarded,
      }),
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        jar.receive(response);
        return response;
      },
    });
    // First, since it may start the session that the other calls belong to.
    const { token } = await replyOf(call, sessionEndpoints.token, {});
    const [config, identity, categories] = await Promise.all([
      replyOf(call, systemEndpoints.config, { query: { wld: 'true' } }),
      replyOf(call, sessionEndpoints.user, {}),
      categoriesOf(call),
    ]);
    return {
      boot: {
        config,
        ...identity,
        menu: mainMenuOf(categories, config.basic_system_configs.mainCatalogSlug),
      },
      nowMs: Date.now(),
      load: remoteLoad(call),
      token: () => token,
      writeCookies(reply) {
        for (const line of jar.received) reply.header('set-cookie', line);
      },
    };
  }

  return {
    visitOf: (request: FastifyRequest) =>
      visitOf({
        cookie: request.headers.cookie,
        forwarded: { 'x-forwarded-for': request.ip, 'x-forwarded-proto': request.protocol },
        tell: (message) => request.log.warn({ call: message }, 'The back end did not answer a page'),
      }),
    strangersBoot: async () => {
      const { boot } = await visitOf({ cookie: undefined, forwarded: {}, tell: () => undefined });
      return boot;
    },
  };
}
