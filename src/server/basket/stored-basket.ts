import * as z from 'zod/mini';
import { OrderRemarks, SavedBasket } from '#contract/basket.ts';
import { StoredAddress } from '#server/address/stored-address.ts';
import { CouponRow } from '#server/coupon/stored-coupon.ts';
import type { StoredCoupon } from '#server/coupon/stored-coupon.ts';
import { bigint, boolean, integer, integers, json, nullable, rowOf, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import { ArticleFit } from '#server/own-device/stored-device.ts';
import { ArticleRow } from './stored-article.ts';
import type { BasketArticle } from './stored-article.ts';

/** Whose basket it is. Baskets are only ever named by their owner, so that no foreign one can be asked for (R25). */
export type BasketOwner =
  { readonly kind: 'session'; readonly id: number } | { readonly kind: 'user'; readonly id: number };

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
  couponCode: nullable(text('coupon_code')),
  /** Ids of the free articles that were chosen. */
  freeArticleIds: integers('free_article_ids'),
};

/** What the checkout has been told, kept with the basket. */
export type CheckoutFacts = ValuesOf<typeof factColumns>;

/** What a sign-in did with a guest's basket, as it is kept. */
const MergeReport = z.object({
  /** Milliseconds since 1970; the basket that was kept from before has the same. */
  at: z.number(),
  /** Something lay in the person's basket, which was kept. */
  hasFormer: z.boolean(),
  added: z.number(),
  changed: z.array(z.string()),
  refused: z.array(z.string()),
  /** Absent in what was kept before it was told. */
  former: z.optional(z.object({ count: z.number(), lines: z.array(z.string()) })),
});
export type MergeReport = z.infer<typeof MergeReport>;

export const basketColumns = {
  id: bigint('id'),
  version: bigint('version'),
  /** Beside the facts: the version does not grow by them, so no statement that writes facts may write them back. */
  remarks: json('remarks', z.partial(OrderRemarks)),
  mergeReport: nullable(json('merge_report', MergeReport)),
  ...factColumns,
};

export interface StoredBasket extends CheckoutFacts {
  readonly id: number;
  readonly version: number;
  /** What a person has typed in the last step; a guest's is empty. */
  readonly remarks: Partial<OrderRemarks>;
  readonly positions: readonly StoredPosition[];
  /** What became of a guest's basket at the last sign-in that did something with one. */
  readonly mergeReport: MergeReport | null;
  /** What the code that was entered stands for now; null where none was, or where it stands for none any more. */
  readonly coupon: StoredCoupon | null;
  /** What its owner keeps for later. */
  readonly savedBaskets: readonly SavedBasket[];
  /** What its articles fit of its owner's devices; null where no printer of these is known, and for guests. */
  readonly fits: readonly ArticleFit[] | null;
}

/** A basket as statements that ask for `basketObject` read it. */
export const BasketRow = z.extend(rowOf(basketColumns), {
  coupon: z.nullable(CouponRow),
  savedBaskets: z.array(SavedBasket),
  fits: z.nullable(z.array(ArticleFit)),
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
