import type { ReplyOf } from '#contract/endpoint.ts';
import type { offerRequestFields } from '#contract/forms/offer-request.ts';
import type { offerRequestEndpoints, OfferRequestState, OpenRequest } from '#contract/offer-request.ts';
import type { Problem } from '#machines/call-problem.ts';

/** An article the address of the page names. */
export interface NamedArticle {
  readonly articleNumber: string;
  readonly shopDepotId: number;
}

export interface OfferRequestInput {
  /** The shop takes requests of this visitor (`allowOfferRequest`). */
  readonly isAllowed: boolean;
  /** Null where the page was opened for what is on the request already. */
  readonly article: NamedArticle | null;
}

/** One change of what is on the request; they are made one after the other. */
export type PositionChange =
  | { readonly how: 'add'; readonly article: NamedArticle }
  | { readonly how: 'update'; readonly id: number; readonly quantity: number }
  | { readonly how: 'remove'; readonly id: number }
  | { readonly how: 'clear'; readonly requestToken: string };

/** What a person typed, by field. */
export type TypedRequest = Readonly<Record<keyof typeof offerRequestFields, string>>;

export interface OfferRequestContext extends OfferRequestInput {
  /** Who asks; null before it was loaded. */
  readonly item: OfferRequestState | null;
  readonly requestToken: OpenRequest['requestToken'];
  readonly positions: OpenRequest['positions'];
  /** Requests that were sent before this one, the newest first. */
  readonly sent: LoadedRequest['sent'];
  /** Changes that are still to be made; the first is on its way. */
  readonly changes: readonly PositionChange[];
  /** Null but while it is to be sent. */
  readonly typed: TypedRequest | null;
  /** Why loading or sending did not work; null before the first try. */
  readonly problem: Problem | null;
  /** Why the last change of what is on the request did not work. */
  readonly positionProblem: Problem | null;
  /** By what name the request that was sent is spoken of; empty before. */
  readonly reference: string;
}

export type OfferRequestCommand =
  | { readonly type: 'request.retry' }
  | { readonly type: 'position.update'; readonly id: number; readonly quantity: number }
  | { readonly type: 'position.remove'; readonly id: number }
  | { readonly type: 'request.clear' }
  | { readonly type: 'request.send'; readonly typed: TypedRequest };

export type OfferRequestFact =
  /** Another tab has changed or sent the request. */
  { readonly type: 'request.changedElsewhere' } | { readonly type: 'connection.returned' };

export type LoadedRequest = ReplyOf<typeof offerRequestEndpoints.show>;
export type SentAnswer = Pick<ReplyOf<typeof offerRequestEndpoints.create>, 'reference' | 'wasSentBefore'>;

/** What is sent. */
export interface SentRequest {
  readonly requestToken: string;
  readonly typed: TypedRequest;
}

export type OfferRequestEmitted =
  /** The article of the address is taken up: the address needs to name it no more. */
  | { readonly type: 'article.handled' }
  /** What is on the request is another, or it was sent: other tabs show something old. */
  | { readonly type: 'request.changed' };
