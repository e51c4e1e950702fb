import type { CheckoutData } from '#contract/basket.ts';
import {
  checkoutSteps,
  missingCodes,
  type CheckoutStep,
  type MissingCode,
} from '#contract/checkout-steps.ts';

/** What the steps of the checkout depend on; facts, not payloads. */
export interface CheckoutFacts {
  /** Signed in, or a guest with a mail address. */
  readonly isIdentified: boolean;
  readonly hasBillingAddress: boolean;
  readonly hasShippingAddress: boolean;
  readonly hasPaymentMethod: boolean;
  readonly hasShippingMethod: boolean;
  /** A firm that books on cost centers has a position without one the buyer may book on. */
  readonly isCostCenterMissing: boolean;
  /** None is needed, but a position names one the buyer may not book on. */
  readonly isCostCenterUnknown: boolean;
  /** A position cannot be ordered as it lies in the basket. */
  readonly isPositionBlocking: boolean;
}

/** The facts in what the server keeps. */
export function checkoutFacts(
  data: Pick<
    CheckoutData,
    | 'identity'
    | 'billingAddress'
    | 'shippingAddress'
    | 'isShippingSameAsBilling'
    | 'paymentMethod'
    | 'shippingMethod'
  >,
  lacking: Partial<
    Pick<CheckoutFacts, 'isCostCenterMissing' | 'isCostCenterUnknown' | 'isPositionBlocking'>
  > = {},
): CheckoutFacts {
  const hasBillingAddress = data.billingAddress !== null;
  return {
    isIdentified: data.identity !== 'none',
    hasBillingAddress,
    hasShippingAddress: data.isShippingSameAsBilling ? hasBillingAddress : data.shippingAddress !== null,
    hasPaymentMethod: data.paymentMethod !== null,
    hasShippingMethod: data.shippingMethod !== null,
    isCostCenterMissing: false,
    isCostCenterUnknown: false,
    isPositionBlocking: false,
    ...lacking,
  };
}

/** Everything that still keeps an order from being placed, in the order it is shown (S5). */
export function missingForOrder(facts: CheckoutFacts, areTermsAccepted: boolean): MissingCode[] {
  const isMissing: Record<MissingCode, boolean> = {
    position: facts.isPositionBlocking,
    billingAddress: !facts.hasBillingAddress,
    shippingAddress: !facts.hasShippingAddress,
    paymentMethod: !facts.hasPaymentMethod,
    shippingMethod: !facts.hasShippingMethod,
    terms: !areTermsAccepted,
    costCenter: facts.isCostCenterMissing,
    costCenterUnknown: facts.isCostCenterUnknown,
  };
  return missingCodes.filter((code) => isMissing[code]);
}

/** The furthest step that may be entered now; terms and cost centers are settled in the review itself. */
export function furthestStep(facts: CheckoutFacts): CheckoutStep {
  if (!facts.isIdentified) return 'identify';
  if (!facts.hasBillingAddress || !facts.hasShippingAddress) return 'address';
  return facts.hasPaymentMethod && facts.hasShippingMethod ? 'review' : 'methods';
}

/** Number of a step in its address, 1 to 4 (docs/decisions/0017). */
export function numberOfStep(step: CheckoutStep): number {
  return checkoutSteps.indexOf(step) + 1;
}

/** The step an address names by its number; null for anything but 1 to 4 (S2.9-07). */
export function stepOfNumber(named: string): CheckoutStep | null {
  return /^[1-9]$/.test(named) ? (checkoutSteps[Number(named) - 1] ?? null) : null;
}

/** Where a step is found: `/shop/checkout`, then `/shop/checkout/2` and so on (S2.9). */
export function checkoutPath(step: CheckoutStep): string {
  return step === 'identify' ? '/shop/checkout' : `/shop/checkout/${numberOfStep(step)}`;
}

/** The step in which what is missing can be given ("Warum nicht?" links there); what is mended in the basket is told in the review. */
export function stepOfMissing(code: MissingCode): CheckoutStep {
  switch (code) {
    case 'billingAddress':
    case 'shippingAddress':
      return 'address';
    case 'paymentMethod':
    case 'shippingMethod':
      return 'methods';
    case 'position':
    case 'terms':
    case 'costCenter':
    case 'costCenterUnknown':
      return 'review';
  }
}
