import * as z from 'zod/mini';
import { boolean, integer, json, nullable, rowOf, text, texts } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** Text by language; German is always there. */
const NameByLanguage = z.object({ de: z.string(), en: z.optional(z.string()) });
export type NameByLanguage = z.output<typeof NameByLanguage>;

/** Ways to pay, as data. */
export const paymentColumns = {
  slug: text('slug'),
  position: integer('position'),
  isActive: boolean('is_active'),
  displayName: json('display_name', NameByLanguage),
  description: json('description', NameByLanguage),
  feeNetCents: integer('fee_net_cents'),
  needsIban: boolean('needs_iban'),
  isPrepaid: boolean('is_prepaid'),
  minimumGrossCents: nullable(integer('minimum_gross_cents')),
  maximumGrossCents: nullable(integer('maximum_gross_cents')),
  isForGuests: boolean('is_for_guests'),
  isForPrivate: boolean('is_for_private'),
  isForCompanies: boolean('is_for_companies'),
  countries: texts('countries'),
};
export type PaymentMethodRow = ValuesOf<typeof paymentColumns>;

/** Ways to ship, as data. */
export const shippingColumns = {
  slug: text('slug'),
  position: integer('position'),
  isActive: boolean('is_active'),
  displayName: json('display_name', NameByLanguage),
  description: json('description', NameByLanguage),
  priceNetCents: integer('price_net_cents'),
  freeFromNetCents: nullable(integer('free_from_net_cents')),
  minimumDays: integer('minimum_days'),
  maximumDays: integer('maximum_days'),
  maximumWeightGrams: nullable(integer('maximum_weight_grams')),
  countries: texts('countries'),
  needsStock: boolean('needs_stock'),
  isPickup: boolean('is_pickup'),
};
export type ShippingMethodRow = ValuesOf<typeof shippingColumns>;

/** All ways to pay and to ship, active or not, in their order. */
export interface StoredMethods {
  readonly payment: readonly PaymentMethodRow[];
  readonly shipping: readonly ShippingMethodRow[];
}

/** What `methodsObject` gives. */
export const MethodsRow = z.object({
  payment: z.array(rowOf(paymentColumns)),
  shipping: z.array(rowOf(shippingColumns)),
});
