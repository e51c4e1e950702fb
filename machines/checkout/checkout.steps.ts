import { assertEvent } from 'xstate';
import type { BasketReply, BasketState } from '#contract/basket.ts';
import { checkoutSetup } from './checkout.setup.ts';
import type { StepNumber } from './checkout.types.ts';

/** A basket that changed elsewhere while a form is open: shown at once, the form keeps what was typed. */
const onBasketChanged = () =>
  [
    {
      guard: { type: 'isEmptied' as const, params: ({ event }: { event: { basket: BasketState } }) => event },
      target: '#checkout.lookingForOrder',
      actions: {
        type: 'keepBasket' as const,
        params: ({ event }: { event: { basket: BasketState } }) => event,
      },
    },
    {
      guard: { type: 'isNewer' as const, params: ({ event }: { event: { basket: BasketState } }) => event },
      target: '#checkout.arriving',
      actions: [
        'wantShownStep' as const,
        { type: 'keepBasket' as const, params: ({ event }: { event: { basket: BasketState } }) => event },
      ],
    },
  ] as const;

const errorOf = ({ event }: { event: { error: unknown } }) => event;

/** A form could not be saved: back to it with the reason, or to step 1 when the session is over. */
const onSaveFailed = (target: string) =>
  [
    {
      guard: {
        type: 'hasCode' as const,
        params: ({ event }: { event: { error: unknown } }) => ({
          error: event.error,
          code: 'session.ended' as const,
        }),
      },
      target: '#checkout.steps.identify',
      actions: [
        'loseIdentity' as const,
        { type: 'keepProblem' as const, params: errorOf },
        'tellSessionEnded' as const,
      ],
    },
    {
      target,
      actions: [
        { type: 'keepProblem' as const, params: errorOf },
        { type: 'keepRefusedBasket' as const, params: errorOf },
        { type: 'tellRefusedBasket' as const, params: errorOf },
      ],
    },
  ] as const;

/** Takes over the basket of a reply (S7.3). */
const commit = [
  {
    type: 'keepBasket' as const,
    params: ({ event }: { event: { output: BasketReply } }) => event.output,
  },
  {
    type: 'tellBasket' as const,
    params: ({ event }: { event: { output: BasketReply } }) => event.output,
  },
] as const;

const goTo = (step: StepNumber) => ({ type: 'wantStep' as const, params: { step } });

/** Step 1: sign in, go on as a guest, or go on as the one who is signed in. */
export const identifyState = checkoutSetup.createStateConfig({
  entry: { type: 'enterStep', params: { step: 1 } },
  initial: 'choice',
  states: {
    choice: {
      tags: ['ready'],
      on: {
        'step.continue': {
          guard: 'isIdentified',
          target: '#checkout.arriving',
          actions: ['clearProblem', 'wantStepAfterIdentifying'],
        },
        'guest.submit': { target: 'savingGuest', actions: 'clearProblem' },
        'login.submit': {
          target: 'signingIn',
          actions: ['clearProblem', { type: 'tellLoginWanted', params: ({ event }) => event }],
        },
        'basket.changed': [...onBasketChanged()],
      },
    },
    signingIn: {
      tags: ['busy'],
      entry: 'wantStepAfterIdentifying',
      on: {
        'login.failed': {
          target: 'choice',
          actions: { type: 'keepLoginProblem', params: ({ event }) => event },
        },
      },
    },
    savingGuest: {
      tags: ['busy'],
      invoke: {
        id: 'saveGuest',
        src: 'saveGuest',
        input: ({ event }) => {
          assertEvent(event, 'guest.submit');
          return { guestEmail: event.email };
        },
        onDone: { target: '#checkout.arriving', actions: [...commit, 'wantStepAfterIdentifying'] },
        onError: [...onSaveFailed('choice')],
      },
    },
  },
});

/** Step 2: where the invoice and the goods go. */
export const addressState = checkoutSetup.createStateConfig({
  entry: { type: 'enterStep', params: { step: 2 } },
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'areAddressesNeeded', target: 'loadingAddresses' }, { target: 'editing' }],
    },
    loadingAddresses: {
      tags: ['busy'],
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        onDone: {
          target: 'editing',
          actions: { type: 'keepAddresses', params: ({ event }) => event.output },
        },
        onError: { target: 'editing' },
      },
    },
    editing: {
      tags: ['ready'],
      on: {
        'addresses.submit': {
          target: 'savingBilling',
          actions: ['clearProblem', { type: 'keepShippingAddress', params: ({ event }) => event }],
        },
        'basket.changed': [...onBasketChanged()],
      },
    },
    savingBilling: {
      tags: ['busy'],
      invoke: {
        id: 'saveBillingAddress',
        src: 'saveBillingAddress',
        input: ({ event }) => {
          assertEvent(event, 'addresses.submit');
          return event.billing;
        },
        onDone: { target: 'savingShipping', actions: [...commit] },
        onError: [...onSaveFailed('editing')],
      },
    },
    savingShipping: {
      tags: ['busy'],
      invoke: {
        id: 'saveShippingAddress',
        src: 'saveShippingAddress',
        input: ({ context }) => context.pendingShippingAddress ?? { isSameAsBilling: true },
        // Whoever has said everything already came from the review and goes back to it.
        onDone: {
          target: '#checkout.arriving',
          actions: [...commit, 'outdateAddresses', 'wantFurthestStep'],
        },
        onError: [...onSaveFailed('editing')],
      },
    },
  },
});

/** Step 3: how to pay and how to ship. */
export const methodsState = checkoutSetup.createStateConfig({
  entry: { type: 'enterStep', params: { step: 3 } },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: { type: 'areMethodsKnown', params: { are: 'possible' } }, target: 'editing' },
        { guard: { type: 'areMethodsKnown', params: { are: 'none' } }, target: 'noneAvailable' },
        { target: 'loadingLists' },
      ],
    },
    loadingLists: {
      tags: ['busy'],
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        onDone: [
          {
            guard: { type: 'isMethodAvailable', params: ({ event }) => ({ methods: event.output }) },
            target: 'editing',
            actions: { type: 'keepMethods', params: ({ event }) => event.output },
          },
          {
            target: 'noneAvailable',
            actions: { type: 'keepMethods', params: ({ event }) => event.output },
          },
        ],
        onError: [...onSaveFailed('listsFailed')],
      },
    },
    listsFailed: {
      tags: ['blocked'],
      exit: 'clearProblem',
      on: { 'methods.reload': 'loadingLists', 'connection.returned': 'loadingLists' },
    },
    noneAvailable: {
      tags: ['blocked'],
      on: { 'methods.reload': 'loadingLists', 'basket.changed': [...onBasketChanged()] },
    },
    editing: {
      tags: ['ready'],
      on: {
        'methods.submit': {
          target: 'savingPayment',
          actions: ['clearProblem', { type: 'keepShippingMethod', params: ({ event }) => event }],
        },
        'basket.changed': [...onBasketChanged()],
      },
    },
    savingPayment: {
      tags: ['busy'],
      invoke: {
        id: 'savePaymentMethod',
        src: 'savePaymentMethod',
        input: ({ event }) => {
          assertEvent(event, 'methods.submit');
          return event.payment;
        },
        onDone: { target: 'savingShipping', actions: [...commit] },
        onError: [...onSaveFailed('editing')],
      },
    },
    savingShipping: {
      tags: ['busy'],
      invoke: {
        id: 'saveShippingMethod',
        src: 'saveShippingMethod',
        input: ({ context }) => ({ slug: context.pendingShippingMethod }),
        onDone: { target: '#checkout.arriving', actions: [...commit, goTo(4)] },
        onError: [...onSaveFailed('editing')],
      },
    },
  },
});
