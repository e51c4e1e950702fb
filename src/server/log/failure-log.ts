import type { Log } from './log.ts';
import { withoutPersonalData } from './log.ts';

/** What the log says of a request besides its failure; never where it came from. */
export interface FailedRequest {
  readonly status: number;
  readonly method: string;
  /** Pattern of the route that answers it; empty where there is none. */
  readonly route: string;
  /** Address below the shop, without its query. */
  readonly path: string;
  readonly requestId: string;
}

export interface FailureLog {
  /** Counts a request that was refused; the log gets one line a minute for each kind. */
  readonly refused: (kind: string, request: FailedRequest) => void;
  /** Tells what went wrong with stack, the first times a minute for each cause; further ones are counted. */
  readonly failed: (error: unknown, request: FailedRequest) => void;
  /** Writes what was counted and stops. */
  readonly stop: () => void;
}

const periodMs = 60_000;
const fullyTold = 3;
/** Further kinds within a minute are counted together; each call of the contract has room to fail in its own way. */
const mostKinds = 256;
const otherKinds = 'others';
const longestPath = 200;

interface Count {
  count: number;
  readonly kind: string;
  readonly status: number;
  readonly example: { readonly method: string; readonly path: string };
}

const exampleOf = ({ method, path }: FailedRequest): Count['example'] => ({
  method,
  path: withoutPersonalData(path).slice(0, longestPath),
});

/** What makes failures the same: the route, and the error's name, code and place. */
function causeOf(error: unknown, { method, route }: FailedRequest): string {
  if (!(error instanceof Error)) return `${method} ${route} ${typeof error}`;
  const { code } = error as { code?: unknown };
  const place = /\n\s+at ([^\n]+)/.exec(error.stack ?? '')?.[1] ?? '';
  return [method, route, error.name, ...(typeof code === 'string' ? [code] : []), place]
    .join(' ')
    .slice(0, longestPath);
}

/** Counts by kind, in bounded memory. */
function createCounts() {
  let counts = new Map<string, Count>();
  return {
    add(kind: string, request: FailedRequest): number {
      const name = `${request.status} ${kind}`;
      let known = counts.get(name);
      if (known === undefined) {
        const key = counts.size < mostKinds ? name : otherKinds;
        known = counts.get(key) ?? {
          count: 0,
          kind: key === otherKinds ? otherKinds : kind,
          status: request.status,
          example: exampleOf(request),
        };
        counts.set(key, known);
      }
      known.count += 1;
      return known.count;
    },
    take(): Iterable<Count> {
      const taken = counts.values();
      counts = new Map();
      return taken;
    },
  };
}

/**
 * Keeps the log small whatever is asked of the shop: refusals and repeated failures are counted and told once a minute.
 */
export function createFailureLog(log: Log): FailureLog {
  const refusals = createCounts();
  const failures = createCounts();

  const tell = (): void => {
    for (const { kind, status, count, example } of refusals.take())
      log.info({ kind, status, count, example }, 'Requests were refused');
    for (const { kind, status, count, example } of failures.take())
      if (count > fullyTold)
        log.error(
          { cause: kind, status, count: count - fullyTold, example },
          'More requests failed the same way',
        );
  };
  const telling = setInterval(tell, periodMs);
  telling.unref();

  return {
    refused(kind, request) {
      refusals.add(kind, request);
    },
    failed(error, request) {
      if (failures.add(causeOf(error, request), request) > fullyTold) return;
      const { status, requestId } = request;
      log.error({ err: error, status, requestId, ...exampleOf(request) }, 'The request failed');
    },
    stop() {
      clearInterval(telling);
      tell();
    },
  };
}
