import * as z from 'zod/mini';
import { TaxLine } from '#contract/basket.ts';
import { cancelReasons, orderStates } from '#contract/order.ts';
import { ReleaseReason } from '#contract/release.ts';
import { releaseChecks } from '#contract/release-decisions.ts';
import { StoredAddress } from '#server/address/stored-address.ts';
import {
  bigint,
  boolean,
  integer,
  json,
  moment,
  nullable,
  numeric,
  oneOf,
  text,
  texts,
} from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { ArticleToday } from './article-today.ts';

const BudgetShares = z.object({ budgetId: z.number(), periodStart: z.string(), cents: z.number() });

/** What is known of an order before it is written; amounts in integer cents. */
export const orderToPlaceColumns = {
  state: oneOf('state', orderStates),
  tokenHash: text('token_hash'),
  requestHash: text('request_hash'),
  mode: oneOf('mode', ['b2b', 'b2c']),
  language: oneOf('language', ['de', 'en']),
  email: text('email'),
  billingAddress: json('billing_address', StoredAddress),
  shippingAddress: json('shipping_address', StoredAddress),
  paymentSlug: text('payment_slug'),
  paymentName: text('payment_name'),
  shippingSlug: text('shipping_slug'),
  shippingName: text('shipping_name'),
  iban: nullable(text('iban')),
  accountHolder: text('account_holder'),
  isPrepaid: boolean('is_prepaid'),
  minimumDays: integer('minimum_days'),
  maximumDays: integer('maximum_days'),
  comment: text('comment'),
  /** The buyer's own number of the order. */
  reference: text('reference'),
  /** The day the buyer would like the goods on. */
  deliveryDay: nullable(text('delivery_day')),
  /** What it holds of a coupon; null once it was given back, and without one. */
  couponId: nullable(bigint('coupon_id')),
  couponCode: text('coupon_code'),
  discountNetCents: bigint('discount_net_cents'),
  discountGrossCents: bigint('discount_gross_cents'),
  isTaxExempt: boolean('is_tax_exempt'),
  goodsNetCents: bigint('goods_net_cents'),
  goodsGrossCents: bigint('goods_gross_cents'),
  shippingNetCents: bigint('shipping_net_cents'),
  shippingGrossCents: bigint('shipping_gross_cents'),
  feeNetCents: bigint('fee_net_cents'),
  feeGrossCents: bigint('fee_gross_cents'),
  taxes: json('taxes', z.array(TaxLine)),
  totalNetCents: bigint('total_net_cents'),
  totalTaxCents: bigint('total_tax_cents'),
  totalGrossCents: bigint('total_gross_cents'),
  placedAt: moment('placed_at'),
  /** Prepaid orders: last moment the goods are kept for them. */
  reservedUntil: nullable(moment('reserved_until')),
  countedUntil: nullable(moment('counted_until')),
  /** Sum of all quantities. */
  countedPieces: integer('counted_pieces'),
  /** Firm or private account of the buyer; null for guests. */
  accountId: nullable(bigint('account_id')),
  /** Why it needed a release, with what stood against what; null where it needed none. */
  releaseCheck: nullable(oneOf('release_check', releaseChecks)),
  releaseLimitCents: nullable(bigint('release_limit_cents')),
  releaseValueCents: nullable(bigint('release_value_cents')),
  /** Every reason, that one first; empty where only that one was written. */
  releaseReasons: json('release_reasons', z.array(ReleaseReason)),
  mayReleaseOwn: boolean('may_release_own'),
  reminderAt: nullable(moment('reminder_at')),
  deputyAt: nullable(moment('deputy_at')),
  releaseUntil: nullable(moment('release_until')),
  /** What it holds of budgets. */
  budgetShares: json('budget_shares', z.array(BudgetShares)),
};

/** Placed orders with everything as it was; the constraints stand in migrations 0023, 0033, 0036 and 0045. */
export const orderColumns = {
  id: bigint('id'),
  orderNumber: text('order_number'),
  sessionId: nullable(bigint('session_id')),
  userId: nullable(bigint('person_id')),
  basketId: bigint('basket_id'),
  basketVersion: bigint('basket_version'),
  ...orderToPlaceColumns,
  positionCount: integer('position_count'),
  articleCount: integer('article_count'),
  reservedCount: integer('reserved_count'),
  isDeputised: boolean('is_deputised'),
  isAsked: boolean('is_asked'),
  paidAt: nullable(moment('paid_at')),
  cancelledAt: nullable(moment('cancelled_at')),
  cancelReason: nullable(oneOf('cancel_reason', cancelReasons)),
  /** Article id → pieces taken from the stock; null once they were given back or have left. */
  takenPieces: nullable(json('taken_pieces', z.record(z.string(), z.number()))),
  counterKeys: texts('counter_keys'),
};

export const positionColumns = {
  position: integer('position'),
  articleId: integer('article_id'),
  articleNumber: text('article_number'),
  manufacturerNumber: text('manufacturer_number'),
  displayName: text('display_name'),
  quantity: integer('quantity'),
  unit: text('unit'),
  unitNetCents: bigint('unit_net_cents'),
  unitGrossCents: bigint('unit_gross_cents'),
  taxRate: numeric('tax_rate'),
  lineNetCents: bigint('line_net_cents'),
  lineGrossCents: bigint('line_gross_cents'),
  hint: text('hint'),
  costCenter: text('cost_center'),
  offerNumber: text('offer_number'),
  /** Which free article a gift is; null for what is paid. */
  freeArticleId: nullable(integer('free_article_id')),
};

/** An order as it is written. */
export interface OrderToPlace extends ValuesOf<typeof orderToPlaceColumns> {
  /** Calendar year in Berlin, first part of the number. */
  readonly year: number;
}
export type OrderPositionToPlace = ValuesOf<typeof positionColumns>;

export type StoredOrder = ValuesOf<typeof orderColumns>;
export type StoredOrderPosition = OrderPositionToPlace & ArticleToday;
export interface WholeOrder {
  readonly order: StoredOrder;
  readonly positions: readonly StoredOrderPosition[];
}
