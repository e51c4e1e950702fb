import * as z from 'zod/mini';
import { BasketHead, BasketRefusal, BasketReply } from './basket.ts';
import { post } from './endpoint.ts';
import { bodyOf, longestPasted } from './form-body.ts';
import { addressFields } from './forms/address.ts';
import { guestFields } from './forms/guest.ts';
import { bankAccountFields } from './forms/methods.ts';
import { ShopFlags } from './session.ts';
import { line, text } from './text.ts';

const AddressBody = bodyOf(addressFields, longestPasted);
const bankAccount = bodyOf(bankAccountFields).shape;

/** Whoever is signed in may keep what was typed for other orders; left out like false. */
const TypedAddress = z.strictObject({ address: AddressBody, isKept: z.optional(z.boolean()) });

/** A kept address by id, or one typed now. Exactly one of the two. */
const AddressChoice = z.union([
  z.strictObject({ addressId: z.number().check(z.int(), z.minimum(1)) }),
  TypedAddress,
]);
export type AddressChoice = z.infer<typeof AddressChoice>;

/** Identifies a guest (step 1) or sets the billing address (step 2). */
export const BillingBody = z.union([
  bodyOf(guestFields),
  z.strictObject({ addressId: z.number().check(z.int(), z.minimum(1)) }),
  TypedAddress,
]);
export type BillingBody = z.infer<typeof BillingBody>;

export const ShippingBody = z.union([z.strictObject({ isSameAsBilling: z.literal(true) }), AddressChoice]);
export type ShippingBody = z.infer<typeof ShippingBody>;

const comment = text(1000);
/** The buyer's own number of the order, printed on its papers; left out like empty. */
const reference = z.optional(line(40));
/** The day a business would like its goods on, as `2026-12-03`; left out like empty. */
const deliveryDay = z.optional(line(20));

export const SaveOrderBody = z.strictObject({
  orderToken: line(400, 1),
  agb_check_approved: z.boolean(),
  comment,
  reference,
  deliveryDay,
});
export type SaveOrderBody = z.infer<typeof SaveOrderBody>;

/** What was changed of what the last step asks for; what is left out stays as it is. */
const RemarksBody = z.strictObject({ comment: z.optional(comment), reference, deliveryDay });
export type RemarksBody = z.infer<typeof RemarksBody>;

export const SaveOrderReply = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  /** True when this very order had been placed before and the answer is a repetition (R43, R46). */
  isRepetition: z.boolean(),
  redirectTo: z.string(),
});
export type SaveOrderReply = z.infer<typeof SaveOrderReply>;

/** A price that rose since the buyer last agreed (R38). */
export const PriceRise = z.object({
  uid: z.string(),
  displayName: z.string(),
  oldNet: z.number(),
  oldGross: z.number(),
  newNet: z.number(),
  newGross: z.number(),
});
export type PriceRise = z.infer<typeof PriceRise>;

export const SaveOrderRefusal = z.extend(BasketRefusal, { priceRises: z.optional(z.array(PriceRise)) });
export type SaveOrderRefusal = z.infer<typeof SaveOrderRefusal>;

export const checkoutEndpoints = {
  billingAddress: post({
    name: 'checkout.billingAddress',
    path: '/shop/checkout/billing-address',
    access: 'buyer',
    isOrdering: true,
    summary: 'Identifies a guest by mail address, or sets the billing address.',
    spec: ['S7.2-41'],
    body: BillingBody,
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  shippingAddress: post({
    name: 'checkout.shippingAddress',
    path: '/shop/checkout/shipping-address',
    access: 'buyer',
    isOrdering: true,
    summary:
      'Sets the delivery address; whoever buys privately and has chosen no mode sees gross prices from then on, which the reply says with `shop` and `head`.',
    spec: ['S7.2-41'],
    body: ShippingBody,
    reply: z.extend(BasketReply, { shop: z.optional(ShopFlags), head: z.optional(BasketHead) }),
    refusal: BasketRefusal,
  }),
  paymentMethod: post({
    name: 'checkout.paymentMethod',
    path: '/shop/checkout/payment-method',
    access: 'buyer',
    isOrdering: true,
    summary: 'Chooses how to pay; SEPA direct debit brings the IBAN and the account holder.',
    spec: ['S7.2-40'],
    body: z.strictObject({
      slug: line(60, 1),
      iban: z.optional(bankAccount.iban),
      accountHolder: z.optional(bankAccount.accountHolder),
    }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  shippingMethod: post({
    name: 'checkout.shippingMethod',
    path: '/shop/checkout/shipping-method',
    access: 'buyer',
    isOrdering: true,
    summary: 'Chooses how to ship.',
    spec: ['S7.2-40'],
    body: z.strictObject({ slug: line(60, 1) }),
    reply: BasketReply,
    refusal: BasketRefusal,
  }),
  remarks: post({
    name: 'checkout.remarks',
    path: '/shop/checkout/remarks',
    access: 'user',
    isOrdering: true,
    summary:
      'Keeps what is typed in the last step for the order of the person, so that it is found on another device; of guests nothing is kept.',
    spec: [],
    body: RemarksBody,
    // Nothing of the basket is another one by it, its version and order token neither.
    reply: z.object({ success: z.literal(true) }),
  }),
  saveOrder: post({
    name: 'checkout.saveOrder',
    path: '/shop/checkout/save-order',
    access: 'buyer',
    isOrdering: true,
    summary: 'Places the order exactly once per order token.',
    spec: ['S7.2-39', 'S5-08'],
    body: SaveOrderBody,
    reply: SaveOrderReply,
    refusal: SaveOrderRefusal,
  }),
};
