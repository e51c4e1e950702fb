import * as z from 'zod/mini';
import { StoredAddress } from '#server/address/stored-address.ts';
import {
  bigint,
  boolean,
  integer,
  json,
  nullable,
  numeric,
  rowOf,
  smallint,
  text,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** Whose basket it is. Baskets are only ever named by their owner, so that no foreign one can be asked for (R25). */
export type BasketOwner =
  { readonly kind: 'session'; readonly id: number } | { readonly kind: 'user'; readonly id: number };

/** What the basket reads of an article as it stands. */
export const articleColumns = {
  id: integer('id'),
  articleNumber: text('article_number'),
  shopDepotId: integer('shop_depot_id'),
  slug: text('slug'),
  name: text('name'),
  excerpt: text('excerpt'),
  manufacturerNumber: text('manufacturer_number'),
  unit: text('unit'),
  netPrice: nullable(integer('net_price_cents')),
  taxRate: numeric('tax_rate'),
  minimum: integer('order_minimum'),
  maximum: integer('order_maximum'),
  step: integer('order_step'),
  deliveryState: smallint('delivery_state'),
  isVisible: boolean('is_visible'),
  isCollectable: boolean('is_collectable'),
  weightGrams: integer('weight_grams'),
};

/** Lower bound and net cents of a rung. */
export const Tiers = z.array(z.tuple([z.number(), z.number()]));

/** An article as statements that ask for `articleObject` read it. */
export const ArticleRow = z.extend(rowOf(articleColumns), {
  brandName: z.string(),
  pictureVersion: z.string(),
  tiers: Tiers,
  stock: z.number(),
  isUnbounded: z.boolean(),
});

/** An article as the basket needs it, with price ladder and stock of this moment. */
export interface BasketArticle extends ValuesOf<typeof articleColumns> {
  readonly brandName: string;
  /** Changes when the article's picture would be drawn differently. */
  readonly pictureVersion: string;
  /** Further rungs of the ladder: lower bound and net cents. */
  readonly tiers: readonly (readonly [number, number])[];
  readonly stock: number;
  readonly isUnbounded: boolean;
}

/** What a position keeps; what it is grouped by among it. */
export const positionColumns = {
  articleNumber: text('article_number'),
  shopDepotId: integer('shop_depot_id'),
  unit: text('unit'),
  costCenter: text('cost_center'),
  offerNumber: text('offer_number'),
  hint: text('hint'),
  quantity: integer('quantity'),
  agreedNet: integer('agreed_net_cents'),
  agreedGross: integer('agreed_gross_cents'),
};

export interface StoredPosition extends ValuesOf<typeof positionColumns> {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Null when the article has left the catalogue. */
  readonly article: BasketArticle | null;
}

/** What the checkout has been told. */
export const factColumns = {
  guestEmail: text('guest_email'),
  billing: nullable(json('billing_address', StoredAddress)),
  shipping: nullable(json('shipping_address', StoredAddress)),
  isShippingSame: boolean('is_shipping_same'),
  paymentSlug: nullable(text('payment_slug')),
  shippingSlug: nullable(text('shipping_slug')),
  iban: nullable(text('iban')),
  accountHolder: text('account_holder'),
};

/** What the checkout has been told, kept with the basket. */
export type CheckoutFacts = ValuesOf<typeof factColumns>;

export const basketColumns = { id: bigint('id'), version: bigint('version'), ...factColumns };

export interface StoredBasket extends CheckoutFacts {
  readonly id: number;
  readonly version: number;
  readonly positions: readonly StoredPosition[];
}

/** A basket as statements that ask for `basketObject` read it. */
export const BasketRow = z.extend(rowOf(basketColumns), {
  positions: z.array(
    z.extend(rowOf(positionColumns), {
      id: z.number(),
      timestamp: z.number(),
      article: z.nullable(ArticleRow),
    }),
  ),
});

/** A position as it is put: what it keeps, and the article it is of. */
export const putColumns = { articleId: integer('article_id'), ...positionColumns };

/** A position as it shall stand after a change; its grouping fields say which one. */
export interface PositionToPut extends ValuesOf<typeof putColumns> {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export interface PositionChanges {
  readonly put: readonly PositionToPut[];
  readonly removedIds: readonly number[];
}
