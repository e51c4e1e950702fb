import { assign, emit, enqueueActions, setup } from 'xstate';
import type { BasketState } from '#contract/basket.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { problemOf, refusalOf } from '../call-problem.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { checkoutActors } from './checkout.actors.ts';
import {
  basketOfRefusal,
  differencesBetween,
  differencesOfRefusal,
  hasPriceRisen,
  isChangedCode,
  methodsFact,
  stepToShow,
  withBasket,
} from './checkout.rules.ts';
import type {
  AddressListReply,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutFacts,
  CheckoutInput,
  MethodsReply,
  OrderListReply,
  OrderPhase,
  ShippingPick,
  StepNumber,
} from './checkout.types.ts';

type Remarks = Pick<CheckoutContext, 'comment' | 'reference'>;

const withFacts = (context: CheckoutContext, facts: Partial<CheckoutFacts>) => ({
  facts: { ...context.facts, ...facts },
});

/** Names the checkout chart is written with: ports, guards, actions and delays. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
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
    isStepToShow: ({ context }, params: { step: StepNumber }) => stepToShow(context.facts) === params.step,
    isStepShown: ({ context }, params: { step: StepNumber | null }) =>
      (params.step ?? 1) === (context.facts.addressStep ?? 1),
    isIdentified: ({ context }) => context.facts.furthestStep > 1,
    areAddressesNeeded: ({ context }) => context.facts.isCustomer && !context.facts.hasAddresses,
    mayNotOrder: ({ context }) => !context.facts.mayOrder,
    isSomethingMissing: ({ context }) => context.facts.missing.length > 0 || !context.facts.isTermsAccepted,
    isNothingMissing: ({ context }) => context.facts.missing.length === 0 && context.facts.isTermsAccepted,
    isTokenMissing: ({ context }) => context.facts.orderToken === null,
    isNewer: ({ context }, params: { basket: BasketState }) => params.basket.version > context.facts.version,
    isStillComplete: ({ context }, { basket }: { basket: BasketState }) =>
      basket.version > context.facts.version && basket.checkoutData.furthestStep === 'review',
    isEmptied: ({ context }, { basket }: { basket: BasketState }) =>
      basket.version > context.facts.version && basket.items.length === 0,
    isRefilled: ({ context }, { basket }: { basket: BasketState }) =>
      basket.version > context.facts.version && basket.items.length > 0,
    isRisen: ({ context }, { basket }: { basket: BasketState }) =>
      basket.version > context.facts.version && hasPriceRisen(context.basket, basket),
    hasCode: (_, params: { error: unknown; code: RefusalCode }) =>
      refusalOf(params.error)?.code === params.code,
    isChanged: (_, params: { error: unknown }) => isChangedCode(refusalOf(params.error)?.code),
    isRefused: (_, params: { error: unknown }) => refusalOf(params.error) !== null,
    areMethodsKnown: ({ context }, params: { are: CheckoutFacts['methods'] }) =>
      context.facts.methods === params.are,
    isMethodAvailable: (_, { methods }: { methods: MethodsReply }) =>
      methodsFact(methods.payment, methods.shipping) === 'possible',
    isOrderFound: (_, params: { orders: OrderListReply }) => params.orders.item !== null,
  },
  actions: {
    keepBasket: assign(({ context }, params: { basket: BasketState }) => withBasket(context, params.basket)),
    tellBasket: emit((_, params: { basket: BasketState }) => ({
      type: 'checkout.basketReceived' as const,
      basket: params.basket,
    })),
    keepRefusedBasket: assign(({ context }, params: { error: unknown }) =>
      withBasket(context, basketOfRefusal(params.error)),
    ),
    tellRefusedBasket: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const basket = basketOfRefusal(params.error);
      if (basket !== null) enqueue.emit({ type: 'checkout.basketReceived', basket });
    }),
    noteDifferences: assign(({ context }, params: { basket: BasketState }) => ({
      differences: differencesBetween(context.basket, params.basket),
    })),
    noteRefusedDifferences: assign(({ context }, params: { error: unknown }) => ({
      differences: differencesOfRefusal(context.basket, params.error),
    })),
    forgetDifferences: assign({ differences: [] }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    keepLoginProblem: assign((_, { problem }: Pick<CheckoutContext, 'problem'>) => ({ problem })),
    clearProblem: assign({ problem: null }),
    wantStep: assign(({ context }, params: { step: StepNumber | null }) =>
      withFacts(context, { wantedStep: params.step }),
    ),
    wantFurthestStep: assign(({ context }) => withFacts(context, { wantedStep: null })),
    wantShownStep: assign(({ context }) => withFacts(context, { wantedStep: context.facts.addressStep })),
    /** After identifying: the addresses, or the step at which the session had ended (S2.9). */
    wantStepAfterIdentifying: assign(({ context }) =>
      withFacts(context, { wantedStep: context.facts.resumeStep ?? 2 }),
    ),
    noteAddress: assign(({ context }, params: { step: StepNumber | null }) =>
      withFacts(context, {
        addressStep: params.step ?? 1,
        wantedStep: params.step ?? 1,
        replacesAddress: true,
      }),
    ),
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
    becomeAnother: assign(({ context }, params: { mayOrder: boolean }) => ({
      ...withFacts(context, {
        mayOrder: params.mayOrder,
        version: 0,
        hasAddresses: false,
        methods: 'unknown',
        isTermsAccepted: false,
        replacesAddress: true,
      }),
      addresses: [],
      problem: null,
    })),
    keepMayOrder: assign(({ context }, params: { mayOrder: boolean }) =>
      withFacts(context, { mayOrder: params.mayOrder }),
    ),
    tellLoginWanted: emit((_, params: { email: string; password: string }) => ({
      type: 'checkout.loginWanted' as const,
      email: params.email,
      password: params.password,
    })),
    keepAddresses: assign(({ context }, params: AddressListReply) => ({
      addresses: params.items,
      ...withFacts(context, { hasAddresses: true }),
    })),
    keepShippingAddress: assign((_, params: { shipping: ShippingPick }) => ({
      pendingShippingAddress: params.shipping,
    })),
    /** Kept addresses may have become more. */
    outdateAddresses: assign(({ context }) => withFacts(context, { hasAddresses: false })),
    keepMethods: assign(({ context }, { payment, shipping }: MethodsReply) => ({
      paymentMethods: payment,
      shippingMethods: shipping,
      ...withFacts(context, { methods: methodsFact(payment, shipping) }),
    })),
    keepShippingMethod: assign((_, params: { shipping: string }) => ({
      pendingShippingMethod: params.shipping,
    })),
    keepTerms: assign(({ context }, params: { isAccepted: boolean }) =>
      withFacts(context, { isTermsAccepted: params.isAccepted }),
    ),
    uncheckTerms: assign(({ context }) => withFacts(context, { isTermsAccepted: false })),
    keepRemarks: assign((_, { comment, reference }: Remarks) => ({ comment, reference })),
    tellOrder: emit(({ context }, { phase }: { phase: OrderPhase }) => ({
      type: 'checkout.orderMoved' as const,
      phase,
      orderToken: context.facts.orderToken,
    })),
    keepLatestOrder: assign((_, params: OrderListReply) => ({ latestOrder: params.items[0] ?? null })),
    keepPlaced: assign((_, params: { orderNumber: string }) => ({ orderNumber: params.orderNumber })),
    tellPlaced: emit(({ context }, params: { orderNumber: string; redirectTo: string | null }) => ({
      type: 'checkout.placed' as const,
      orderNumber: params.orderNumber,
      redirectTo: params.redirectTo,
      orderToken: context.facts.orderToken,
    })),
  },
});
