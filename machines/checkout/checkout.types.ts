import type { Address, AddressInput } from '#contract/address.ts';
import type { BasketState, OrderRemarks } from '#contract/basket.ts';
import type { PriceRise } from '#contract/checkout.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import type { orderEndpoints, OrderSummary } from '#contract/order.ts';
import type { CheckoutStep, MissingCode } from '#contract/checkout-steps.ts';
import type { Problem } from '../call-problem.ts';

/** Number of a step in the address (S2.9). */
export type StepNumber = 1 | 2 | 3 | 4;

/** An address typed now, which may be kept, or a kept one by its id. */
export type AddressPick =
  { readonly addressId: number } | { readonly address: AddressInput; readonly isKept?: boolean };
export type ShippingPick = { readonly isSameAsBilling: true } | AddressPick;

export interface PaymentPick {
  readonly slug: string;
  readonly iban?: string;
  readonly accountHolder?: string;
}

/** Something that is not as the buyer last saw it. */
export type Difference =
  | ({ readonly kind: 'priceRisen' } & PriceRise)
  | { readonly kind: 'removed'; readonly displayName: string }
  | { readonly kind: 'added'; readonly displayName: string }
  | {
      readonly kind: 'quantity';
      readonly displayName: string;
      readonly oldQuantity: number;
      readonly newQuantity: number;
    }
  | { readonly kind: 'notOrderable'; readonly displayName: string }
  /** Another note, or another cost center. */
  | { readonly kind: 'hint' | 'costCenter'; readonly displayName: string }
  | { readonly kind: 'billingAddress' | 'shippingAddress'; readonly address: Address }
  | { readonly kind: 'paymentMethod' | 'shippingMethod'; readonly displayName: string }
  | {
      readonly kind: 'total';
      readonly oldGross: number;
      readonly newGross: number;
      readonly oldNet: number;
      readonly newNet: number;
    };

/** What the page was delivered with; a visit that starts from it shows its step at once. */
export interface LoadedCheckout {
  readonly basket: BasketState;
  readonly addresses: readonly Address[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethods: readonly ShippingMethod[];
}

export interface CheckoutInput {
  /** Shop flag `May_order` (S6). */
  readonly mayOrder: boolean;
  /** Step the address asks for; null when it names none. */
  readonly addressStep: StepNumber | null;
  /** What the page was delivered with. */
  readonly loaded: LoadedCheckout;
}

/** What guards read, and nothing bulky. */
export interface CheckoutFacts {
  readonly mayOrder: boolean;
  readonly version: number;
  readonly hasPositions: boolean;
  readonly furthestStep: StepNumber;
  readonly isCustomer: boolean;
  /** Missing data as the server sees it, the terms left out. */
  readonly missing: readonly MissingCode[];
  readonly isTermsAccepted: boolean;
  readonly orderToken: string | null;
  /** Step the visitor wants to be at; null = the furthest. */
  readonly wantedStep: StepNumber | null;
  /** Step the address shows. */
  readonly addressStep: StepNumber | null;
  /** The next step shown replaces the history entry instead of adding one. */
  readonly replacesAddress: boolean;
  readonly hasAddresses: boolean;
  /** Whether the ways to pay and to ship of this version of the basket are known, and one of each is possible. */
  readonly methods: 'unknown' | 'possible' | 'none';
  /** Step to go on with after signing in again; null = the one after identifying. */
  readonly resumeStep: StepNumber | null;
}

export interface CheckoutContext {
  readonly facts: CheckoutFacts;
  /** Last server answers, whole. */
  readonly basket: BasketState;
  readonly addresses: readonly Address[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly latestOrder: OrderSummary | null;
  /** Why the last submit did not work; its field errors stand at the form. */
  readonly problem: Problem | null;
  readonly differences: readonly Difference[];
  /** The basket `differences` are measured on; null while there are none. */
  readonly lastSeen: BasketState | null;
  /** Those of the last order attempt, so that a retry sends the same. */
  readonly remarks: OrderRemarks;
  readonly pendingShippingAddress: ShippingPick | null;
  /** While it is being saved, and no longer. */
  readonly pendingPayment: PaymentPick;
  readonly orderNumber: string | null;
}

export type CheckoutCommand =
  | { readonly type: 'checkout.reload' }
  /** "Weiter" of somebody who is already identified. */
  | { readonly type: 'step.continue' }
  | { readonly type: 'guest.submit'; readonly email: string }
  | { readonly type: 'login.submit'; readonly email: string; readonly password: string }
  | { readonly type: 'addresses.submit'; readonly billing: AddressPick; readonly shipping: ShippingPick }
  | { readonly type: 'methods.submit'; readonly payment: PaymentPick; readonly shipping: string }
  | { readonly type: 'methods.reload' }
  | { readonly type: 'terms.check'; readonly isAccepted: boolean }
  | { readonly type: 'order.submit'; readonly remarks: OrderRemarks }
  | { readonly type: 'changes.accept' };

export type CheckoutFact =
  /** The address changed (link to a step, back button); null when it names no step. */
  | { readonly type: 'address.changed'; readonly step: StepNumber | null }
  /** The basket actor holds a newer basket. */
  | { readonly type: 'basket.changed'; readonly basket: BasketState }
  /** What the visitor did in the review beside the order itself has made this of the basket. */
  | { readonly type: 'basket.revised'; readonly basket: BasketState }
  /** Another visitor, or the same one in another mode: nothing that was loaded holds any more. */
  | { readonly type: 'session.changed'; readonly mayOrder: boolean }
  | { readonly type: 'login.failed'; readonly problem: Problem }
  | { readonly type: 'connection.returned' };

export type CheckoutEvent = CheckoutCommand | CheckoutFact;

export type CheckoutEmitted =
  | { readonly type: 'checkout.stepEntered'; readonly step: StepNumber; readonly replace: boolean }
  | { readonly type: 'checkout.loginWanted'; readonly email: string; readonly password: string }
  /** A reply brought the fresh basket (S7.3); the basket actor takes it over. */
  | { readonly type: 'checkout.basketReceived'; readonly basket: BasketState }
  /** How far the order of this visit is; nothing is under way while it is calm. */
  | { readonly type: 'checkout.orderMoved'; readonly phase: OrderPhase; readonly orderToken: string | null }
  | { readonly type: 'checkout.sessionEnded' }
  | {
      readonly type: 'checkout.placed';
      readonly orderNumber: string;
      readonly redirectTo: string | null;
      /** The page that thanks for it knows by this that the order is new. */
      readonly orderToken: string | null;
    };

/** Being sent, or looked for after silence of the server. */
export type OrderPhase = 'calm' | 'submitting' | 'reconciling';

/** Whether an address is the firm's makes no difference to who chooses one. */
export interface AddressListReply {
  readonly items: readonly Address[];
}
export type OrderListReply = ReplyOf<typeof orderEndpoints.list>;

export interface MethodsReply {
  readonly payment: readonly PaymentMethod[];
  readonly shipping: readonly ShippingMethod[];
}

export const stepNumbers: Readonly<Record<CheckoutStep, StepNumber>> = {
  identify: 1,
  address: 2,
  methods: 3,
  review: 4,
};
