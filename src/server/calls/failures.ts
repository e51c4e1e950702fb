import type { Refusal } from '#contract/refusal.ts';

/** An expected refusal on its way to the answer `{success:false}` with status 200 (docs/decisions/0001). */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** Refuses the request with sentences in the visitor's language. */
export function refuse(
  code: Refusal['code'],
  messages: string | readonly string[],
  more: Readonly<Record<string, unknown>> &
    Partial<Pick<Refusal, 'fieldErrors'>> & { readonly redirectTo?: string } = {},
): never {
  throw new Refused({
    success: false,
    code,
    errorMessages: typeof messages === 'string' ? [messages] : [...messages],
    ...more,
  });
}

export type FailureStatus = 400 | 403 | 404 | 413 | 415 | 419 | 429 | 500 | 502 | 503;

/** An exceptional answer with its status; the text of the error goes only into the log. */
export class HttpFailure extends Error {
  override readonly name: string = 'HttpFailure';
  readonly statusCode: FailureStatus;

  constructor(statusCode: FailureStatus, reason: string) {
    super(reason);
    this.statusCode = statusCode;
  }
}

/** The database or another part the answer needs is away or overloaded: 503, the caller may try again. */
export class Unavailable extends HttpFailure {
  override readonly name = 'Unavailable';

  constructor(reason: string) {
    super(503, reason);
  }
}

/**
 * Refused before any work was done for it, because too much is asked: 429 or 503. Made once and thrown often, since a
 * stack for each of thousands a second would be work, too.
 */
export class TurnedAway extends HttpFailure {
  override readonly name = 'TurnedAway';

  constructor(statusCode: 429 | 503, reason: string) {
    super(statusCode, reason);
  }
}

/** Whether something failed because it does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof HttpFailure && error.statusCode === 404;

/** What was asked for does not exist, or not for this visitor. */
export function notFound(reason = 'not found'): never {
  throw new HttpFailure(404, reason);
}
