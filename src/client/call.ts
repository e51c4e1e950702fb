import { createFetch } from 'ofetch';
import { carriedNames, type CarriedName } from '#contract/carried-names.ts';
import { addressOf } from '#contract/endpoint-address.ts';
import type { Answer, Endpoint, RequestOf } from '#contract/endpoint.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { availabilityOf, CallError, failureOfStatus, isOutcomeUnknown, noAnswer } from '#domain/failure.ts';
import type { Availability, Failure } from '#domain/failure.ts';
import { createTurns } from './turns.ts';
import type { Turns } from './turns.ts';

export const defaultTimeoutMs = 8000;

/** Literal messages of the error catalogue (S8). */
export const callMessages = {
  tokenMissing: 'CSRF token not found',
  routeMissing: 'Config Route Missing! (store action: getAsyncData)',
  failed: (url: string) => `Error on Rest Data Request (${url})`,
  succeeded: (url: string) => `Rest Data Request (${url})`,
} as const;

/** What the app lifecycle learns from a finished call (S4.1). */
export type AnswerReport = Availability & {
  /** Path of the call below the base address. */
  readonly path: string;
};

/** A message about a call that someone may want to see. */
export interface CallReport {
  readonly kind: 'error' | 'success';
  readonly message: string;
}

export interface ClientPorts {
  /** Address before every path; the shop's own is `/rest`. */
  readonly baseUrl: string;
  /** The CSRF token of the page's meta tag; null when there is none. */
  readonly readToken: () => string | null;
  /** Keeps a token that an answer brought. */
  readonly writeToken: (token: string) => void;
  /** Told an answer, as it came, that carried something beside its own content which its caller does not take. */
  readonly onCarried?: (content: object, takes: readonly CarriedName[]) => void;
  readonly onAnswer: (report: AnswerReport) => void;
  readonly onReport: (report: CallReport) => void;
  /**
   * Whether whoever the page belongs to is no longer signed in; asked when a lost token was renewed. Then the call is
   * not repeated as a guest but refused with the code `session.ended` (docs/decisions/0001, R18).
   */
  readonly hasSessionEnded?: () => Promise<boolean>;
  /** In debug mode successes are reported too (S8). */
  readonly isDebug?: () => boolean;
  /** Headers to pass on when a server calls for a visitor. */
  readonly extraHeaders?: () => Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  /** Orders the changes of everything that shares the session's cookie; default: of this client. */
  readonly turns?: Turns;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds until a call counts as unanswered. */
  readonly timeoutMs?: number;
  /** Reports no error message; the failure is thrown all the same. */
  readonly suppressErrors?: boolean;
  /** Appends what is known about the failure to the message. */
  readonly withDetail?: boolean;
  /** Stands for the default message of a failure. */
  readonly errorMessage?: string;
  /** Reports a success even outside debug mode. */
  readonly showSuccess?: boolean;
  readonly successMessage?: string;
  /**
   * The caller finds out by itself what became of an unanswered call; then no answer, 502, 503, 504 and unreadable
   * answers are not told to the app lifecycle (docs/decisions/0005).
   */
  readonly isReconciled?: boolean;
  /** Sent also while the page goes, when no turn comes any more; for what changes nothing of the session. */
  readonly isLast?: boolean;
  /** What of the answer the caller takes itself; nobody else is told of it. */
  readonly takes?: readonly CarriedName[];
  /** Gives the session another name although nobody signs in or out by it: sent alone. */
  readonly renamesSession?: boolean;
  /** Asked ahead of a visitor who may never go there: what comes of it is told to nobody but the caller. */
  readonly isAhead?: boolean;
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<Answer<E>>;

interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Token of a visitor who has no session yet: the first change gives the session its name. */
const beforeFirstChange = /^g\./;
/** Calls that give the session another name whoever sends them. */
const renamingNames: ReadonlySet<string> = new Set([
  sessionEndpoints.login.name,
  sessionEndpoints.logout.name,
]);

/** What stands for the answer when the one who asked is no longer signed in. */
const sessionEndedAnswer: RawAnswer = {
  status: 200,
  body: JSON.stringify({ success: false, code: 'session.ended', errorMessages: [] }),
};

const detailOf = (failure: Failure): string => {
  if (failure.kind === 'httpError') return String(failure.code);
  if (failure.kind === 'down' && failure.status !== null) return String(failure.status);
  return failure.kind === 'down' ? 'no answer' : failure.kind;
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/**
 * Creates the one caller of `/rest` (S7). It sends JSON to the shop's own origin only, with the CSRF token on POSTs;
 * repeats a GET once when nobody answered, and any call once after renewing a lost token; reads answers by the schema of
 * the contract. Knows no view: messages, availability and what answers carry go
 * through the ports.
 *
 * @returns a function that resolves with the reply or an expected refusal, and rejects with a {@link CallError} of closed
 *   kinds
 */
export function createClient(ports: ClientPorts): Call {
  const send = createFetch({ fetch: ports.fetch ?? globalThis.fetch }).raw;
  const turns = ports.turns ?? createTurns();
  let refreshing: Promise<void> | null = null;

  const headersOf = (endpoint: Endpoint): Record<string, string> => {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...ports.extraHeaders?.(),
    };
    if (endpoint.method !== 'POST') return headers;
    const token = ports.readToken();
    if (token === null || token === '') console.error(callMessages.tokenMissing);
    else headers['X-CSRF-TOKEN'] = token;
    return headers;
  };

  const attempt = async (
    endpoint: Endpoint,
    url: string,
    body: unknown,
    options: CallOptions,
  ): Promise<RawAnswer> => {
    const limit = new AbortController();
    const giveUp = (): void => limit.abort();
    const timer = setTimeout(giveUp, options.timeoutMs ?? defaultTimeoutMs);
    options.signal?.addEventListener('abort', giveUp, { once: true });
    try {
      if (options.signal?.aborted) throw new CallError({ kind: 'aborted' }, 'aborted');
      const response = await send(url, {
        method: endpoint.method,
        headers: headersOf(endpoint),
        ...(endpoint.method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
        credentials: 'same-origin',
        keepalive: options.isLast === true,
        signal: limit.signal,
        retry: 0,
        responseType: 'text',
        ignoreResponseError: true,
      });
      const token = response.headers.get('x-csrf-token');
      if (token !== null) ports.writeToken(token);
      return { status: response.status, body: String(response._data ?? '') };
    } catch (error) {
      if (options.signal?.aborted) throw new CallError({ kind: 'aborted' }, 'aborted', { cause: error });
      throw new CallError(noAnswer, callMessages.failed(url), { cause: error });
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', giveUp);
    }
  };

  /** One renewal at a time: calls that lose the token together wait for the same one. */
  const renewToken = (): Promise<void> => {
    refreshing ??= (async () => {
      const endpoint = sessionEndpoints.token;
      const url = `${ports.baseUrl}${endpoint.path}`;
      const answer = await attempt(endpoint, url, undefined, {});
      const failure = failureOfStatus(answer.status);
      if (failure !== null) throw new CallError(failure, callMessages.failed(url));
      const reply = endpoint.reply.safeParse(parseJson(answer.body)?.value);
      if (!reply.success) throw new CallError({ kind: 'csrf' }, callMessages.failed(url));
      ports.writeToken(reply.data.token);
    })().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const exchange = async (
    endpoint: Endpoint,
    url: string,
    body: unknown,
    options: CallOptions,
  ): Promise<RawAnswer> => {
    const once = async (): Promise<RawAnswer> => {
      try {
        return await attempt(endpoint, url, body, options);
      } catch (error) {
        const isUnanswered = error instanceof CallError && error.failure.kind === 'down';
        if (endpoint.method !== 'GET' || !isUnanswered) throw error;
        return attempt(endpoint, url, body, options);
      }
    };
    const answer = await once();
    if (failureOfStatus(answer.status)?.kind !== 'csrf') return answer;
    await renewToken();
    if ((await ports.hasSessionEnded?.()) === true) return sessionEndedAnswer;
    return once();
  };

  /**
   * Two changes at once before there is a session would each begin one, and one on its way while somebody signs in would
   * belong to nobody: whatever gives the session another name is sent alone.
   */
  const inTurn = (
    endpoint: Endpoint,
    { isLast, renamesSession = false }: CallOptions,
    work: () => Promise<RawAnswer>,
  ): Promise<RawAnswer> => {
    if (endpoint.method === 'GET' || isLast === true) return work();
    const isRenaming =
      renamesSession || renamingNames.has(endpoint.name) || beforeFirstChange.test(ports.readToken() ?? '');
    return isRenaming ? turns.alone(work) : turns.together(work);
  };

  const tellCarried = (content: unknown, { takes = [], isAhead }: CallOptions): void => {
    const token = fieldOf(content, 'token');
    if (typeof token === 'string' && token !== '') ports.writeToken(token);
    const isCarried = (name: CarriedName): boolean =>
      !takes.includes(name) && fieldOf(content, name) !== undefined;
    if (isAhead !== true && carriedNames.some(isCarried)) ports.onCarried?.(content as object, takes);
  };

  const read = <E extends Endpoint>(
    endpoint: E,
    url: string,
    answer: RawAnswer,
    options: CallOptions,
  ): Answer<E> => {
    const failure = failureOfStatus(answer.status);
    if (failure !== null) throw new CallError(failure, callMessages.failed(url));
    const json = isSuccess(answer.status) ? parseJson(answer.body) : null;
    const isRefusal = fieldOf(json?.value, 'success') === false;
    const parsed = (isRefusal ? endpoint.refusal : endpoint.reply).safeParse(json?.value);
    if (json === null || !parsed.success) {
      const cause = parsed.success ? undefined : parsed.error;
      throw new CallError({ kind: 'invalidReply' }, callMessages.failed(url), { cause });
    }
    tellCarried(json.value, options);
    return (
      isRefusal ? { outcome: 'refused', refusal: parsed.data } : { outcome: 'ok', reply: parsed.data }
    ) as Answer<E>;
  };

  const tellFailure = (path: string, url: string, failure: Failure, options: CallOptions): void => {
    if (options.isAhead === true) return;
    const availability = availabilityOf(failure);
    const isKept = options.isReconciled === true && isOutcomeUnknown(failure);
    if (availability !== null && !isKept) ports.onAnswer({ path, ...availability });
    if (options.suppressErrors === true || failure.kind === 'aborted') return;
    const message = options.errorMessage ?? callMessages.failed(url);
    ports.onReport({
      kind: 'error',
      message: options.withDetail === true ? `${message}: ${detailOf(failure)}` : message,
    });
  };

  const tellSuccess = (url: string, options: CallOptions): void => {
    if (options.showSuccess !== true && ports.isDebug?.() !== true) return;
    ports.onReport({ kind: 'success', message: options.successMessage ?? callMessages.succeeded(url) });
  };

  return async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<Answer<E>> => {
    if (!endpoint.path) {
      if (options.suppressErrors !== true) {
        ports.onReport({ kind: 'error', message: callMessages.routeMissing });
      }
      throw new CallError({ kind: 'invalidReply' }, callMessages.routeMissing);
    }
    const { params, query, body } = request as Parts;
    const path = addressOf(endpoint, params, query);
    const url = `${ports.baseUrl}${path}`;
    try {
      const sent = await inTurn(endpoint, options, () => exchange(endpoint, url, body, options));
      const answer = read(endpoint, url, sent, options);
      ports.onAnswer({ path, kind: 'ok' });
      if (answer.outcome === 'ok') tellSuccess(url, options);
      return answer;
    } catch (error) {
      if (error instanceof CallError) tellFailure(path, url, error.failure, options);
      throw error;
    }
  };
}
