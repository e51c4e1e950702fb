import type { SnapshotFrom } from 'xstate';
import type { Address } from '#contract/address.ts';
import type { BasketState, CheckoutData, OrderRemarks } from '#contract/basket.ts';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import type { OrderSummary } from '#contract/order.ts';
import {
  checkoutSteps,
  missingCodes,
  type CheckoutStep,
  type MissingCode,
} from '#contract/checkout-steps.ts';
import { stepOfMissing } from '#domain/checkout.ts';
import type { Problem } from '../call-problem.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { stepNumbers } from './checkout.types.ts';
import type { Difference, StepNumber } from './checkout.types.ts';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** What fills the checkout page: a step, or one of the screens beside the steps. */
export type CheckoutScreen =
  | CheckoutStep
  | 'loading'
  | 'failed'
  | 'lookingForOrder'
  | 'empty'
  | 'ordering'
  | 'changed'
  | 'forbidden'
  | 'placed';

export interface StepView {
  readonly step: CheckoutStep;
  readonly number: StepNumber;
  readonly isCurrent: boolean;
  /** What comes before it is said; its link leads there. */
  readonly isOpenable: boolean;
  /** Nothing of it is left to say. */
  readonly isDone: boolean;
}

export interface MissingView {
  readonly code: MissingCode;
  /** Step that mends it ("Warum nicht?"). */
  readonly step: CheckoutStep;
}

export interface CheckoutView {
  readonly screen: CheckoutScreen;
  readonly steps: readonly StepView[];
  readonly isBusy: boolean;
  /** What the server knows; the forms start from `data`. */
  readonly basket: BasketState;
  readonly data: CheckoutData;
  /** Reason of the last failed submit, with field errors by dotted path of the request body. */
  readonly problem: Problem | null;
  readonly identify: { readonly isSigningIn: boolean; readonly isIdentified: boolean };
  readonly address: {
    readonly isLoading: boolean;
    readonly kept: readonly Address[];
    /** Everything else has been said: saving leads back to the review. */
    readonly isLastToSay: boolean;
  };
  readonly methods: {
    readonly phase: 'loading' | 'failed' | 'none' | 'editing' | 'saving';
    readonly payment: readonly PaymentMethod[];
    readonly shipping: readonly ShippingMethod[];
  };
  readonly review: {
    readonly isTermsAccepted: boolean;
    /** Everything that keeps the order from being placed now. */
    readonly missing: readonly MissingView[];
    /** The messages stand there: an order was tried. */
    readonly isMissingShown: boolean;
    /** The last try surely did not arrive; the button sends the same token. */
    readonly isNotPlaced: boolean;
    /** Another window changed basket or data; `differences` says how. */
    readonly isChangedElsewhere: boolean;
    readonly remarks: OrderRemarks;
  };
  readonly ordering: 'submitting' | 'reconciling' | 'waiting' | null;
  readonly differences: readonly Difference[];
  readonly latestOrder: OrderSummary | null;
  readonly orderNumber: string | null;
}

const screenOf = (snapshot: CheckoutSnapshot): CheckoutScreen => {
  const { value } = snapshot;
  if (typeof value === 'string') return value as CheckoutScreen;
  if ('ordering' in value) return 'ordering';
  const step = checkoutSteps.find((candidate) => snapshot.matches({ steps: candidate }));
  return step ?? 'loading';
};

function stepsOf(snapshot: CheckoutSnapshot, screen: CheckoutScreen): readonly StepView[] {
  const current = screen in stepNumbers ? stepNumbers[screen as CheckoutStep] : null;
  const { facts, basket } = snapshot.context;
  const { missing } = basket.checkoutData;
  return checkoutSteps.map((step) => {
    const number = stepNumbers[step];
    const isCurrent = number === current;
    const isOpenable = !isCurrent && number <= facts.furthestStep;
    return {
      step,
      number,
      isCurrent,
      isOpenable,
      isDone: isOpenable && !missing.some((code) => stepOfMissing(code) === step),
    };
  });
}

function methodsPhaseOf(snapshot: CheckoutSnapshot): CheckoutView['methods']['phase'] {
  if (snapshot.matches({ steps: { methods: 'loadingLists' } })) return 'loading';
  if (snapshot.matches({ steps: { methods: 'listsFailed' } })) return 'failed';
  if (snapshot.matches({ steps: { methods: 'noneAvailable' } })) return 'none';
  return snapshot.matches({ steps: { methods: 'editing' } }) ? 'editing' : 'saving';
}

function orderingOf(snapshot: CheckoutSnapshot): CheckoutView['ordering'] {
  if (snapshot.matches({ ordering: 'submitting' })) return 'submitting';
  if (snapshot.matches({ ordering: { settling: 'reconciling' } })) return 'reconciling';
  return snapshot.matches({ ordering: { settling: 'waiting' } }) ? 'waiting' : null;
}

/** Everything that keeps the order from being placed, in the order of the contract, each with the step that mends it. */
export function selectMissing(snapshot: CheckoutSnapshot): readonly MissingView[] {
  const { missing, isTermsAccepted } = snapshot.context.facts;
  return missingCodes
    .filter((code) => missing.includes(code) || (code === 'terms' && !isTermsAccepted))
    .map((code) => ({ code, step: stepOfMissing(code) }));
}

export function selectCheckoutView(snapshot: CheckoutSnapshot): CheckoutView {
  const { context } = snapshot;
  const screen = screenOf(snapshot);
  return {
    screen,
    steps: stepsOf(snapshot, screen),
    isBusy: snapshot.hasTag('busy'),
    basket: context.basket,
    data: context.basket.checkoutData,
    problem: context.problem,
    identify: {
      isSigningIn: snapshot.matches({ steps: { identify: 'signingIn' } }),
      isIdentified: context.facts.furthestStep > 1,
    },
    address: {
      isLoading: snapshot.matches({ steps: { address: 'loadingAddresses' } }),
      kept: context.addresses,
      isLastToSay: context.facts.furthestStep === stepNumbers.review,
    },
    methods: {
      phase: methodsPhaseOf(snapshot),
      payment: context.paymentMethods,
      shipping: context.shippingMethods,
    },
    review: {
      isTermsAccepted: context.facts.isTermsAccepted,
      missing: selectMissing(snapshot),
      isMissingShown: snapshot.matches({ steps: { review: 'missing' } }),
      isChangedElsewhere:
        context.differences.length > 0 || snapshot.matches({ steps: { review: 'changedElsewhere' } }),
      isNotPlaced: snapshot.matches({ steps: { review: 'notPlaced' } }),
      remarks: context.remarks,
    },
    ordering: orderingOf(snapshot),
    differences: context.differences,
    latestOrder: context.latestOrder,
    orderNumber: context.orderNumber,
  };
}
