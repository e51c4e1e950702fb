import * as z from 'zod/mini';
import type { Answer, Endpoint, ParsedRequest, RefusalOf, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/refusal.ts';
import { compileSchema } from './compiled-schema.ts';
import { CheckedReply } from './checked-reply.ts';
import { HttpFailure, Refused, refuse } from './failures.ts';
import type { Log } from '#server/log/log.ts';
import { serverTexts } from './server-texts.ts';
import type { SessionOfCall } from '#server/session/session-of-call.ts';
import type { Visitor } from '#server/session/visitor.ts';

/** What a handler knows besides the request. */
export interface Call {
  readonly visitor: Visitor;
  /** What the call may do to the visitor's session. */
  readonly session: SessionOfCall;
  readonly log: Log;
  readonly requestId: string;
  /** The server's clock at the start of the call. */
  readonly now: Date;
}

export type Handler<E extends Endpoint> = (
  call: Call,
  request: ParsedRequest<E>,
) => Promise<ReplyOf<E> | RefusalOf<E> | CheckedReply<ReplyOf<E>>>;

interface Registration {
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint>;
}

export interface Handlers {
  /** Registers what answers an endpoint of the contract; each endpoint once. */
  readonly handle: <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
  /**
   * Runs an endpoint in-process for the loaders of rendered pages: same parsing, authorisation and reply schema as over
   * HTTP (docs/decisions/0007).
   *
   * @throws HttpFailure for everything that would be an error status
   */
  readonly invoke: <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    context: Call,
  ) => Promise<Answer<E>>;
  /** Runs an endpoint on an already parsed request; the HTTP adapter's way in. Gives the reply, or a `CheckedReply`. */
  readonly answer: (endpoint: Endpoint, request: ParsedRequest<Endpoint>, context: Call) => Promise<unknown>;
  readonly registrations: () => readonly Omit<Registration, 'handler'>[];
}

export type Handle = Handlers['handle'];

/**
 * Whoever came from a procurement system hands a basket over: nothing is ordered, and nothing of the technical user is read or
 * changed (R29).
 */
function refuseInVisit(
  { access, isPersonal = false }: Endpoint,
  { externalCatalog, language }: Visitor,
): void {
  if (externalCatalog === null || (access === 'everybody' && !isPersonal)) return;
  const texts = serverTexts(language).externalCatalog;
  if (access === 'buyer') refuse('order.notAllowed', texts.noOrder({ name: externalCatalog.name }));
  refuse('externalCatalog.notAllowed', texts.notInVisit({ name: externalCatalog.name }));
}

/** The one place that decides whether a visitor may make a call, by the record of the contract alone. */
function authorise(endpoint: Endpoint, { visitor }: Call): void {
  const { access, method, mayBeginAnew = false } = endpoint;
  refuseInVisit(endpoint, visitor);
  if (access === 'everybody') {
    if (visitor.isSessionEnded && method !== 'GET' && !mayBeginAnew)
      throw new HttpFailure(419, 'the session of this change has ended');
    return;
  }
  const texts = serverTexts(visitor.language);
  if (access === 'buyer') {
    // What a customer sends after the session ran out must not be done as a guest (R18).
    if (visitor.isSessionEnded) refuse('session.ended', texts.sessionEnded);
    return;
  }
  if (visitor.user === null) refuse('session.ended', texts.sessionEnded, { redirectTo: '/login' });
  if (access === 'approver' && !visitor.user.isApprover)
    throw new HttpFailure(403, 'needs one who releases orders of a firm');
  if (access === 'admin' && !visitor.user.isAdmin) throw new HttpFailure(403, 'needs an admin of a firm');
  if (access === 'backend' && !visitor.user.isBackend) throw new HttpFailure(403, 'needs a backend user');
}

function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'success' in value &&
    value.success === false
  );
}

function parsePart(schema: Endpoint['body'], value: unknown, part: string): unknown {
  const parsed = z.safeParse(schema, value ?? {});
  if (!parsed.success) throw new HttpFailure(400, `${part} does not fit the contract`);
  return parsed.data;
}

/** The one registry of what answers which call of the contract. */
export function createHandlers(): Handlers {
  const registrations = new Map<string, Registration>();

  const answer: Handlers['answer'] = async (endpoint, request, context) => {
    const registration = registrations.get(endpoint.name);
    if (registration === undefined) throw new HttpFailure(404, `nothing answers ${endpoint.name}`);
    let outcome: unknown;
    try {
      authorise(endpoint, context);
      outcome = await registration.handler(context, request);
    } catch (error) {
      context.session.revert();
      if (!(error instanceof Refused)) throw error;
      outcome = error.refusal;
    }
    if (outcome instanceof CheckedReply) return outcome;
    const schema = isRefusal(outcome) ? endpoint.refusal : endpoint.reply;
    const checked = z.safeParse(schema, outcome);
    if (checked.success) return checked.data;
    const places = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ');
    throw new Error(`The reply of ${endpoint.name} does not fit its schema (${places})`);
  };

  return {
    handle(endpoint, handler) {
      if (registrations.has(endpoint.name)) throw new Error(`${endpoint.name} is registered twice`);
      const { params, query, body, reply, refusal } = endpoint;
      for (const schema of [params, query, body, reply, refusal]) compileSchema(schema);
      registrations.set(endpoint.name, {
        endpoint,
        handler: handler as unknown as Handler<Endpoint>,
      });
    },
    async invoke(endpoint, request, context) {
      const parts = request as { params?: unknown; query?: unknown; body?: unknown };
      const parsed = {
        params: parsePart(endpoint.params, parts.params, 'params'),
        query: parsePart(endpoint.query, parts.query, 'query'),
        body: parsePart(endpoint.body, parts.body, 'body'),
      };
      const answered = await answer(endpoint, parsed, context);
      const outcome = answered instanceof CheckedReply ? answered.value() : answered;
      return isRefusal(outcome)
        ? { outcome: 'refused', refusal: outcome as RefusalOf<typeof endpoint> }
        : { outcome: 'ok', reply: outcome as ReplyOf<typeof endpoint> };
    },
    answer,
    registrations: () => [...registrations.values()],
  };
}
