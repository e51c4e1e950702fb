import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Load } from '#app/load.ts';
import type { BootRecord } from '#contract/boot.ts';

/** What one answer needs to know of its visitor, wherever the back end is. */
export interface PageVisit {
  readonly boot: BootRecord;
  readonly nowMs: number;
  readonly load: Load;
  /** CSRF token for the page's meta tag; read once the page's data is there. */
  readonly token: () => string;
  /** Puts the session's cookie on the answer, when it is new. */
  readonly writeCookies: (reply: FastifyReply) => void;
}

export type VisitOf = (request: FastifyRequest) => Promise<PageVisit>;

/** Where pages get their visitors from. */
export interface Visits {
  readonly visitOf: VisitOf;
  /** The shop as somebody sees it who has never been there; the pages of failures are drawn from it. */
  readonly strangersBoot: () => Promise<BootRecord>;
}
