import { basketOfRefusal } from '#machines/basket-of-refusal.ts';
import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { BasketState } from '#contract/basket.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { problemOf, refusalOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { checkoutActors } from './checkout.actors.ts';
import {
  differencesBetween,
  differencesOfRefusal,
  hasPriceRisen,
  isChangedCode,
  methodsFact,
  noPayment,
  stepToShow,
  withBasket,
} from './checkout.rules.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutFacts,
  CheckoutInput,
  OrderPhase,
  StepNumber,
} from './checkout.types.ts';

type AnyCheckoutEvent = CheckoutEvent | OutcomesOf<typeof checkoutActors>;

const withFacts = (context: CheckoutContext, facts: Partial<CheckoutFacts>) => ({
  facts: { ...context.facts, ...facts },
});

/** The basket that changed elsewhere, or that a reply has brought (S7.3). */
function freshBasket(event: AnyCheckoutEvent): BasketState {
  assertEvent(event, [
    'basket.changed',
    'basket.revised',
    'xstate.done.actor.loadBasket',
    'xstate.done.actor.saveGuest',
    'xstate.done.actor.saveBillingAddress',
    'xstate.done.actor.saveShippingAddress',
    'xstate.done.actor.savePaymentMethod',
    'xstate.done.actor.saveShippingMethod',
  ]);
  return 'basket' in event ? event.basket : event.output.basket;
}

const isNewer = ({ facts }: CheckoutContext, event: AnyCheckoutEvent): boolean =>
  freshBasket(event).version > facts.version;

/** Why a call has failed. */
function errorOf(event: AnyCheckoutEvent): unknown {
  assertEvent(event, 'xstate.error.actor.*');
  return event.error;
}

const codeOf = (event: AnyCheckoutEvent): RefusalCode | undefined => refusalOf(errorOf(event))?.code;

/** The order as the server has answered it, or as it was found after silence. */
function placedOrder(event: AnyCheckoutEvent): { orderNumber: string; redirectTo: string | null } {
  assertEvent(event, ['xstate.done.actor.saveOrder', 'xstate.done.actor.findOrder']);
  return event.type === 'xstate.done.actor.saveOrder'
    ? event.output
    : { orderNumber: event.output.item?.orderNumber ?? '', redirectTo: null };
}

/** What checkout.machine.ts and checkout.steps.ts name: ports, delays, guards and actions. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as AnyCheckoutEvent,
    emitted: {} as CheckoutEmitted,
    tags: {} as PhaseTag,
  },
  actors: checkoutActors,
  delays: {
    /** Between two questions whether the order exists (docs/decisions/0018). */
    reconcilingPause: 5_000,
  },
  guards: {
    isEmpty: ({ context }) => !context.facts.hasPositions,
    isReviewDue: ({ context }) => stepToShow(context.facts) === 4,
    areMethodsDue: ({ context }) => stepToShow(context.facts) === 3,
    areAddressesDue: ({ context }) => stepToShow(context.facts) === 2,
    isStepShown: ({ context, event }) => {
      assertEvent(event, 'address.changed');
      return (event.step ?? 1) === (context.facts.addressStep ?? 1);
    },
    isIdentified: ({ context }) => context.facts.furthestStep > 1,
    areAddressesNeeded: ({ context }) => context.facts.isCustomer && !context.facts.hasAddresses,
    mayNotOrder: ({ context }) => !context.facts.mayOrder,
    isSomethingMissing: ({ context }) => context.facts.missing.length > 0 || !context.facts.isTermsAccepted,
    isNothingMissing: ({ context }) => context.facts.missing.length === 0 && context.facts.isTermsAccepted,
    isTokenMissing: ({ context }) => context.facts.orderToken === null,
    isNewer: ({ context, event }) => isNewer(context, event),
    isStillComplete: ({ context, event }) =>
      isNewer(context, event) && freshBasket(event).checkoutData.furthestStep === 'review',
    // A basket that went with the session is none that was emptied: whoever signs in again finds theirs, and the next call says so.
    isEmptied: ({ context, event }) => isNewer(context, event) && freshBasket(event).items.length === 0,
    isRefilled: ({ context, event }) => isNewer(context, event) && freshBasket(event).items.length > 0,
    isRisen: ({ context, event }) =>
      isNewer(context, event) && hasPriceRisen(context.basket, freshBasket(event)),
    hasSessionEnded: ({ event }) => codeOf(event) === 'session.ended',
    isOrderForbidden: ({ event }) => codeOf(event) === 'order.notAllowed',
    isBasketEmpty: ({ event }) => codeOf(event) === 'basket.empty',
    isIncomplete: ({ event }) => codeOf(event) === 'checkout.incomplete',
    isChanged: ({ event }) => isChangedCode(codeOf(event)),
    isRefused: ({ event }) => refusalOf(errorOf(event)) !== null,
    areMethodsKnown: ({ context }) => context.facts.methods === 'possible',
    isNoMethodPossible: ({ context }) => context.facts.methods === 'none',
    isMethodAvailable: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadMethods');
      return methodsFact(event.output.payment, event.output.shipping) === 'possible';
    },
    isOrderFound: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.findOrder');
      return event.output.item !== null;
    },
  },
  actions: {
    keepBasket: assign(({ context, event }) =>
      withBasket(context, freshBasket(event), event.type === 'basket.revised'),
    ),
    tellBasket: emit(({ event }) => ({
      type: 'checkout.basketReceived' as const,
      basket: freshBasket(event),
    })),
    keepRefusedBasket: assign(({ context, event }) => withBasket(context, basketOfRefusal(errorOf(event)))),
    tellRefusedBasket: enqueueActions(({ event, enqueue }) => {
      const basket = basketOfRefusal(errorOf(event));
      if (basket !== null) enqueue.emit({ type: 'checkout.basketReceived', basket });
    }),
    /** Of several changes each is told until the buyer has answered: all are measured on what they last saw. */
    noteDifferences: assign(({ context, event }) => {
      const lastSeen = context.lastSeen ?? context.basket;
      return { lastSeen, differences: differencesBetween(lastSeen, freshBasket(event)) };
    }),
    noteRefusedDifferences: assign(({ context, event }) => ({
      differences: differencesOfRefusal(context.basket, errorOf(event)),
    })),
    forgetDifferences: assign({ differences: [], lastSeen: null }),
    keepProblem: assign(({ event }) => ({ problem: problemOf(errorOf(event)) })),
    keepLoginProblem: assign(({ event }) => {
      assertEvent(event, 'login.failed');
      return { problem: event.problem };
    }),
    clearProblem: assign({ problem: null }),
    wantReview: assign(({ context }) => withFacts(context, { wantedStep: 4 })),
    wantFurthestStep: assign(({ context }) => withFacts(context, { wantedStep: null })),
    wantShownStep: assign(({ context }) => withFacts(context, { wantedStep: context.facts.addressStep })),
    /** After identifying: the addresses, or the step at which the session had ended (S2.9). */
    wantStepAfterIdentifying: assign(({ context }) =>
      withFacts(context, { wantedStep: context.facts.resumeStep ?? 2 }),
    ),
    noteAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.changed');
      const step = event.step ?? 1;
      return withFacts(context, { addressStep: step, wantedStep: step, replacesAddress: true });
    }),
    keepAddressAtReview: emit({ type: 'checkout.stepEntered', step: 4, replace: true }),
    /** One history entry per step; an address that asked for another step is replaced (docs/decisions/0017). */
    enterStep: enqueueActions(({ context, enqueue }, { step }: { step: StepNumber }) => {
      const { facts } = context;
      if ((facts.addressStep ?? 1) !== step)
        enqueue.emit({ type: 'checkout.stepEntered', step, replace: facts.replacesAddress });
      enqueue.assign(
        withFacts(context, {
          addressStep: step,
          wantedStep: null,
          replacesAddress: false,
          resumeStep: step === 1 ? facts.resumeStep : null,
        }),
      );
    }),
    /** The server no longer knows the visitor: everything typed stays, only the way on leads over step 1. */
    loseIdentity: assign(({ context }) =>
      withFacts(context, {
        furthestStep: 1,
        isCustomer: false,
        hasAddresses: false,
        isTermsAccepted: false,
        resumeStep: context.facts.addressStep,
      }),
    ),
    tellSessionEnded: emit({ type: 'checkout.sessionEnded' }),
    becomeAnother: assign(({ context, event }) => {
      assertEvent(event, 'session.changed');
      return {
        ...withFacts(context, {
          mayOrder: event.mayOrder,
          version: 0,
          hasAddresses: false,
          methods: 'unknown',
          isTermsAccepted: false,
          replacesAddress: true,
        }),
        addresses: [],
        problem: null,
      };
    }),
    keepMayOrder: assign(({ context, event }) => {
      assertEvent(event, 'session.changed');
      return withFacts(context, { mayOrder: event.mayOrder });
    }),
    forbidOrders: assign(({ context }) => withFacts(context, { mayOrder: false })),
    tellLoginWanted: emit(({ event }) => {
      assertEvent(event, 'login.submit');
      const { email, password } = event;
      return { type: 'checkout.loginWanted' as const, email, password };
    }),
    keepAddresses: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadAddresses');
      return { addresses: event.output.items, ...withFacts(context, { hasAddresses: true }) };
    }),
    keepShippingAddress: assign(({ event }) => {
      assertEvent(event, 'addresses.submit');
      return { pendingShippingAddress: event.shipping };
    }),
    /** Kept addresses may have become more. */
    outdateAddresses: assign(({ context }) => withFacts(context, { hasAddresses: false })),
    keepMethods: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadMethods');
      const { payment, shipping } = event.output;
      return {
        paymentMethods: payment,
        shippingMethods: shipping,
        ...withFacts(context, { methods: methodsFact(payment, shipping) }),
      };
    }),
    keepPayment: assign(({ event }) => {
      assertEvent(event, 'methods.submit');
      return { pendingPayment: event.payment };
    }),
    /** Nobody needs the account of a buyer once it was sent. */
    forgetPayment: assign({ pendingPayment: noPayment }),
    keepTerms: assign(({ context, event }) => {
      assertEvent(event, 'terms.check');
      return withFacts(context, { isTermsAccepted: event.isAccepted });
    }),
    uncheckTerms: assign(({ context }) => withFacts(context, { isTermsAccepted: false })),
    keepRemarks: assign(({ event }) => {
      assertEvent(event, 'order.submit');
      return { remarks: event.remarks };
    }),
    tellOrder: emit(({ context }, { phase }: { phase: OrderPhase }) => ({
      type: 'checkout.orderMoved' as const,
      phase,
      orderToken: context.facts.orderToken,
    })),
    keepLatestOrder: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.findLatestOrder');
      return { latestOrder: event.output.items[0] ?? null };
    }),
    keepPlaced: assign(({ event }) => ({ orderNumber: placedOrder(event).orderNumber })),
    tellPlaced: emit(({ context, event }) => {
      const { orderNumber, redirectTo } = placedOrder(event);
      const { orderToken } = context.facts;
      return { type: 'checkout.placed' as const, orderNumber, redirectTo, orderToken };
    }),
  },
});
