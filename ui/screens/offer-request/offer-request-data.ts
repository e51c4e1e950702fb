import type { NamedArticle } from '#machines/offer-request/offer-request.types.ts';

export interface OfferRequestData {
  /** The article the address names; null for none, and for what cannot be one. */
  readonly article: NamedArticle | null;
}
