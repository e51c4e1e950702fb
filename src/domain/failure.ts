/** Status by which the server says that the CSRF token is lost (S8). */
export const csrfStatus = 419;

/** Why a call to `/rest` brought no answer that can be used; the kinds are closed. */
export type Failure =
  /** Maintenance: 503, 401 or 405; `status` is null when there was no answer at all. */
  | { readonly kind: 'down'; readonly status: 503 | 401 | 405 | null }
  /** Any other error status. */
  | { readonly kind: 'httpError'; readonly code: number }
  /** The caller gave up; says nothing about the shop (docs/decisions/0005). */
  | { readonly kind: 'aborted' }
  /** The CSRF token was refused even after it had been renewed (419). */
  | { readonly kind: 'csrf' }
  /** An answer that the contract does not know. */
  | { readonly kind: 'invalidReply' };

export const noAnswer: Failure = { kind: 'down', status: null };

/** The failure a status stands for (S4.1); null for a status that is no error. */
export function failureOfStatus(status: number): Failure | null {
  if (status === 503 || status === 401 || status === 405) return { kind: 'down', status };
  if (status === csrfStatus) return { kind: 'csrf' };
  return status >= 400 ? { kind: 'httpError', code: status } : null;
}

/** What a finished call means for the app lifecycle (S4.1). */
export type Availability =
  | { readonly kind: 'ok' }
  /** `status` is null when there was no answer at all. */
  | { readonly kind: 'down'; readonly status: 503 | 401 | 405 | null }
  | { readonly kind: 'error'; readonly code: number };

/** Code of the error page for an answer nobody can read: to the visitor it is a bad gateway. */
const invalidReplyCode = 502;

/** What a failure means for the app lifecycle; null when it says nothing (aborted). */
export function availabilityOf(failure: Failure): Availability | null {
  switch (failure.kind) {
    case 'down':
      return { kind: 'down', status: failure.status };
    case 'httpError':
      return { kind: 'error', code: failure.code };
    case 'csrf':
      return { kind: 'error', code: csrfStatus };
    case 'invalidReply':
      return { kind: 'error', code: invalidReplyCode };
    case 'aborted':
      return null;
  }
}

/**
 * Whether it is unknown if the server did what it was asked: no answer, or an answer of something in front of it
 * (docs/decisions/0018: reconcile instead of asking again).
 */
export function isOutcomeUnknown(failure: Failure): boolean {
  if (failure.kind === 'down') return failure.status === null || failure.status === 503;
  if (failure.kind === 'httpError') return failure.code === 502 || failure.code === 504;
  return failure.kind === 'invalidReply';
}

/** Error pages of their own (S2.10, S8). */
export const errorPages = ['401', '403', '404', '405', '419', '500', '502', '503', 'notApproved'] as const;
export type ErrorPage = (typeof errorPages)[number];

const isErrorPage = (name: string): name is ErrorPage => (errorPages as readonly string[]).includes(name);

/** The page for a code; codes without one use the generic page with the number (docs/decisions/0001). */
export function errorPageOf(code: number | 'notApproved'): ErrorPage | 'generic' {
  const name = String(code);
  return isErrorPage(name) ? name : 'generic';
}

/**
 * Code of `/http-error/{code}`: without a code, or with one that is no error status, it is 404 (docs/decisions/0005).
 */
export function errorCodeOfPath(segment: string | undefined): number {
  return segment !== undefined && /^[45]\d\d$/.test(segment) ? Number(segment) : 404;
}

/** The error a call throws; carries the closed kind. */
export class CallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** The failure in whatever an actor threw; an unknown error counts as an answer that cannot be used. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallError ? error.failure : { kind: 'invalidReply' };
}
