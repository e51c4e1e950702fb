import type { Address } from '#contract/address.ts';

/** Whose basket it is. Baskets are only ever named by their owner, so that no foreign one can be asked for (R25). */
export type BasketOwner =
  { readonly kind: 'session'; readonly id: number } | { readonly kind: 'user'; readonly id: number };

/** An article as the basket needs it, with price ladder and stock of this moment. */
export interface BasketArticle {
  readonly id: number;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly slug: string;
  readonly name: string;
  readonly excerpt: string;
  readonly brandName: string;
  readonly manufacturerNumber: string;
  /** Changes when the article's picture would be drawn differently. */
  readonly pictureVersion: string;
  readonly unit: string;
  readonly netPrice: number | null;
  readonly taxRate: number;
  /** Further rungs of the ladder: lower bound and net cents. */
  readonly tiers: readonly (readonly [number, number])[];
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly deliveryState: number;
  readonly isVisible: boolean;
  readonly isCollectable: boolean;
  readonly weightGrams: number;
  readonly stock: number;
  readonly isUnbounded: boolean;
}

export interface StoredPosition {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly unit: string;
  readonly costCenter: string;
  readonly offerNumber: string;
  readonly hint: string;
  readonly quantity: number;
  readonly agreedNet: number;
  readonly agreedGross: number;
  /** Null when the article has left the catalogue. */
  readonly article: BasketArticle | null;
}

/** What the checkout has been told, kept with the basket. */
export interface CheckoutFacts {
  readonly guestEmail: string;
  readonly billing: Address | null;
  readonly shipping: Address | null;
  readonly isShippingSame: boolean;
  readonly paymentSlug: string | null;
  readonly shippingSlug: string | null;
  readonly iban: string | null;
  readonly accountHolder: string;
}

export interface StoredBasket extends CheckoutFacts {
  readonly id: number;
  readonly version: number;
  readonly positions: readonly StoredPosition[];
}

/** A position as it shall stand after a change; its grouping fields say which one. */
export interface PositionToPut {
  readonly articleId: number;
  readonly articleNumber: string;
  readonly shopDepotId: number;
  readonly unit: string;
  readonly costCenter: string;
  readonly offerNumber: string;
  readonly hint: string;
  readonly quantity: number;
  readonly agreedNet: number;
  readonly agreedGross: number;
  readonly timestamp: number;
}

export interface PositionChanges {
  readonly put: readonly PositionToPut[];
  readonly removedIds: readonly number[];
}
