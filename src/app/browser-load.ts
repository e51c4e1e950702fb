import { addressOf } from '#contract/endpoint-address.ts';
import type { Answer, Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { Call, CallOptions } from '#client/call.ts';
import { CallError } from '#domain/failure.ts';
import type { Load } from './load.ts';

/** How long what was fetched on intent may be shown when the visitor really goes there. */
const prefetchedLifetimeMs = 10_000;
const prefetchedMaximum = 30;

interface Prefetched {
  readonly answer: Promise<Answer<Endpoint>>;
  readonly expiresAt: number;
}

export interface BrowserLoad {
  readonly load: Load;
  /** The same port, but it keeps the answers for the navigation that may follow. */
  readonly prefetch: Load;
}

/** The browser's loader port: one call each, or the answer that was fetched ahead. */
export function createBrowserLoad(call: Call, clock: () => number): BrowserLoad {
  const prefetched = new Map<string, Prefetched>();
  const keyOf = (endpoint: Endpoint, request: { params?: object; query?: object }): string =>
    addressOf(endpoint, { ...request.params }, { ...request.query });

  const ask = async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions,
  ): Promise<Answer<E>> => {
    try {
      return await call(endpoint, request, options);
    } catch (error) {
      if (error instanceof CallError && error.failure.kind === 'httpError') {
        throw new Response(null, { status: error.failure.code });
      }
      throw error;
    }
  };

  return {
    load: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: { signal?: AbortSignal }) => {
      const key = keyOf(endpoint, request as object);
      const known = prefetched.get(key);
      prefetched.delete(key);
      const signal = options?.signal;
      const asked = (): Promise<Answer<E>> =>
        ask(endpoint, request, { takes: ['redirectTo'], ...(signal === undefined ? {} : { signal }) });
      if (known === undefined || known.expiresAt <= clock()) return asked();
      // What was asked ahead failed without a word; whoever goes there asks for themselves.
      return (known.answer as Promise<Answer<E>>).catch(asked);
    },
    prefetch: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => {
      const key = keyOf(endpoint, request as object);
      const known = prefetched.get(key);
      if (known !== undefined && known.expiresAt > clock()) return known.answer as Promise<Answer<E>>;
      const answer = ask(endpoint, request, { isAhead: true });
      prefetched.set(key, { answer, expiresAt: clock() + prefetchedLifetimeMs });
      // A failed guess must not become the page's failure: the navigation asks again.
      answer.catch(() => prefetched.delete(key));
      for (const oldest of prefetched.keys()) {
        if (prefetched.size <= prefetchedMaximum) break;
        prefetched.delete(oldest);
      }
      return answer;
    },
  };
}
