import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

export type Schema = z.ZodMiniType;

/**
 * Who may call: everybody, buyers whose session has not just run out, signed-in people, those who release orders of a firm
 * (its admins and their deputy), admins of a firm, or the shop's own staff.
 */
export type Access = 'everybody' | 'buyer' | 'user' | 'approver' | 'admin' | 'backend';

/**
 * What holds for a call before it does anything: who may, and what it may cost. The server enforces it; what a browser
 * downloads does not hold it (docs/decisions/0064).
 */
export interface CallRules {
  readonly access: Access;
  /** What a call costs of its visitor's budget and weighs at the gate; default 1, the work of a short call. */
  readonly weight?: number;
  /** Time for the answer in milliseconds, where a call may take longer than others; the work goes on (case R75). */
  readonly longestMs?: number;
  /** Part of ordering, from the first article in the basket to the order: a gate and a budget of its own, where no page is in the way. */
  readonly isOrdering?: boolean;
  /**
   * A change that a visitor may also make whose session has just ended; every other is refused with 419, so that nothing
   * is done as a guest that somebody else began (case R18).
   */
  readonly mayBeginAnew?: boolean;
  /**
   * Shows or changes what belongs to a person or its account, though everybody may call it: nothing for a visit from a
   * procurement system, which acts for a technical user (docs/decisions/0112).
   */
  readonly isPersonal?: boolean;
  /** Writes no line when a call is refused; what breaks is still told. */
  readonly isUnlogged?: boolean;
  /** Most entries of the list in the body; named to whoever sends more, also when the body is too large to be read. */
  readonly mostItems?: number;
  /** Largest body in bytes, where one may be larger than those of other calls. */
  readonly largestBytes?: number;
}

/**
 * One call of the REST contract (S7): method, path below `/rest`, schemas of everything that goes in and of the
 * answer. The server registers it, the client calls it and `docs/rest.md` is written from it.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Refused extends Schema = Schema,
> extends CallRules {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path below `/rest`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Clauses of the specification this call stands for. */
  readonly spec: readonly string[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Shape of an expected refusal, answered with status 200 (docs/decisions/0001). */
  readonly refusal: Refused;
}

export const Nothing = z.strictObject({});
export type Nothing = z.infer<typeof Nothing>;

interface EndpointDefinition<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  Refused extends Schema,
> extends CallRules {
  name: string;
  path: `/${string}`;
  summary: string;
  spec: readonly string[];
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  refusal?: Refused;
}

const define =
  (method: 'GET' | 'POST') =>
  <
    Reply extends Schema,
    Params extends Schema = typeof Nothing,
    Query extends Schema = typeof Nothing,
    Body extends Schema = typeof Nothing,
    Refused extends Schema = typeof Refusal,
  >(
    definition: EndpointDefinition<Params, Query, Body, Reply, Refused>,
  ): Endpoint<Params, Query, Body, Reply, Refused> => ({
    method,
    params: Nothing as Schema as Params,
    query: Nothing as Schema as Query,
    body: Nothing as Schema as Body,
    refusal: Refusal as Schema as Refused,
    ...definition,
  });

/** Declares a reading call; its `query` must accept strings, since it comes from an address. */
export const get = define('GET');

/** Declares a changing call; unknown keys of the body are refused when the body is a `strictObject`. */
export const post = define('POST');

export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>;
export type RefusalOf<E extends Endpoint> = z.infer<E['refusal']>;

type WithoutEmpty<Part extends string, Value> = {} extends Value
  ? { readonly [key in Part]?: Value }
  : { readonly [key in Part]: Value };

/** What a caller passes; parts without fields may be left out. */
export type RequestOf<E extends Endpoint> = WithoutEmpty<'params', z.input<E['params']>> &
  WithoutEmpty<'query', z.input<E['query']>> &
  WithoutEmpty<'body', z.input<E['body']>>;

/** What a handler receives after parsing. */
export interface ParsedRequest<E extends Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
}

/** Answer of a call as callers see it: the reply, or a refusal the shop expects and explains. */
export type Answer<E extends Endpoint> =
  | { readonly outcome: 'ok'; readonly reply: ReplyOf<E> }
  | { readonly outcome: 'refused'; readonly refusal: RefusalOf<E> };
