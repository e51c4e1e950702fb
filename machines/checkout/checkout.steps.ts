import { assertEvent } from 'xstate';
import { checkoutSetup } from './checkout.setup.ts';

/** The server no longer knows the visitor. */
export const sessionOver = {
  guard: 'hasSessionEnded',
  target: '#checkout.steps.identify',
  actions: ['loseIdentity', 'keepProblem', 'tellSessionEnded'],
} as const;

export const nothingLeft = {
  guard: 'isBasketEmpty',
  target: '#checkout.lookingForOrder',
  actions: ['keepRefusedBasket', 'tellRefusedBasket'],
} as const;

/** What was to be saved was refused: back to its form with the reason. */
const refused = ['keepProblem', 'keepRefusedBasket', 'tellRefusedBasket'] as const;

/** Shown at once, at each open form, which keeps what was typed. */
const otherBasket = [
  { guard: 'isEmptied', target: '#checkout.lookingForOrder', actions: 'keepBasket' },
  { guard: 'isNewer', target: '#checkout.arriving', actions: ['wantShownStep', 'keepBasket'] },
] as const;

/** Step 1: sign in, go on as a guest, or go on as the one who is signed in. */
export const identifyState = checkoutSetup.createStateConfig({
  initial: 'choice',
  entry: { type: 'enterStep', params: { step: 1 } },
  states: {
    choice: {
      tags: 'ready',
      on: {
        'step.continue': {
          guard: 'isIdentified',
          target: '#checkout.arriving',
          actions: ['clearProblem', 'wantStepAfterIdentifying'],
        },
        'guest.submit': { target: 'savingGuest', actions: 'clearProblem' },
        'login.submit': { target: 'signingIn', actions: ['clearProblem', 'tellLoginWanted'] },
        'basket.changed': otherBasket,
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'wantStepAfterIdentifying',
      on: { 'login.failed': { target: 'choice', actions: 'keepLoginProblem' } },
    },
    savingGuest: {
      tags: 'busy',
      invoke: {
        id: 'saveGuest',
        src: 'saveGuest',
        input: ({ event }) => {
          assertEvent(event, 'guest.submit');
          return { guestEmail: event.email };
        },
        onDone: {
          target: '#checkout.arriving',
          actions: ['keepBasket', 'tellBasket', 'wantStepAfterIdentifying'],
        },
        onError: [sessionOver, nothingLeft, { target: 'choice', actions: refused }],
      },
    },
  },
});

/** Step 2: where the invoice and the goods go. */
export const addressState = checkoutSetup.createStateConfig({
  initial: 'opening',
  entry: { type: 'enterStep', params: { step: 2 } },
  states: {
    opening: {
      always: [{ guard: 'areAddressesNeeded', target: 'loadingAddresses' }, { target: 'editing' }],
    },
    loadingAddresses: {
      tags: 'busy',
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        onDone: { target: 'editing', actions: 'keepAddresses' },
        onError: { target: 'editing' },
      },
    },
    editing: {
      tags: 'ready',
      on: {
        'addresses.submit': { target: 'savingBilling', actions: ['clearProblem', 'keepShippingAddress'] },
        'basket.changed': otherBasket,
      },
    },
    savingBilling: {
      tags: 'busy',
      invoke: {
        id: 'saveBillingAddress',
        src: 'saveBillingAddress',
        input: ({ event }) => {
          assertEvent(event, 'addresses.submit');
          return event.billing;
        },
        onDone: { target: 'savingShipping', actions: ['keepBasket', 'tellBasket'] },
        onError: [sessionOver, nothingLeft, { target: 'editing', actions: refused }],
      },
    },
    savingShipping: {
      tags: 'busy',
      invoke: {
        id: 'saveShippingAddress',
        src: 'saveShippingAddress',
        input: ({ context }) => context.pendingShippingAddress ?? { isSameAsBilling: true },
        // Whoever has said everything already came from the review and goes back to it.
        onDone: {
          target: '#checkout.arriving',
          actions: ['keepBasket', 'tellBasket', 'outdateAddresses', 'wantFurthestStep'],
        },
        onError: [sessionOver, nothingLeft, { target: 'editing', actions: refused }],
      },
    },
  },
});

/** Step 3: how to pay and how to ship. */
export const methodsState = checkoutSetup.createStateConfig({
  initial: 'opening',
  entry: { type: 'enterStep', params: { step: 3 } },
  exit: 'forgetPayment',
  states: {
    opening: {
      always: [
        { guard: 'areMethodsKnown', target: 'editing' },
        { guard: 'isNoMethodPossible', target: 'noneAvailable' },
        { target: 'loadingLists' },
      ],
    },
    loadingLists: {
      tags: 'busy',
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        onDone: [
          { guard: 'isMethodAvailable', target: 'editing', actions: 'keepMethods' },
          { target: 'noneAvailable', actions: 'keepMethods' },
        ],
        onError: [sessionOver, { target: 'listsFailed', actions: refused }],
      },
    },
    listsFailed: {
      tags: 'blocked',
      exit: 'clearProblem',
      on: {
        'methods.reload': { target: 'loadingLists' },
        'connection.returned': { target: 'loadingLists' },
      },
    },
    noneAvailable: {
      tags: 'blocked',
      on: {
        'methods.reload': { target: 'loadingLists' },
        'basket.changed': otherBasket,
      },
    },
    editing: {
      tags: 'ready',
      entry: 'forgetPayment',
      on: {
        'methods.submit': { target: 'savingShipping', actions: ['clearProblem', 'keepPayment'] },
        'basket.changed': otherBasket,
      },
    },
    // What shipping costs is in the sum the ways to pay have limits for: it goes first, so that they are judged together.
    savingShipping: {
      tags: 'busy',
      invoke: {
        id: 'saveShippingMethod',
        src: 'saveShippingMethod',
        input: ({ event }) => {
          assertEvent(event, 'methods.submit');
          return { slug: event.shipping };
        },
        onDone: { target: 'savingPayment', actions: ['keepBasket', 'tellBasket'] },
        onError: [sessionOver, nothingLeft, { target: 'editing', actions: refused }],
      },
    },
    savingPayment: {
      tags: 'busy',
      invoke: {
        id: 'savePaymentMethod',
        src: 'savePaymentMethod',
        input: ({ context }) => context.pendingPayment,
        onDone: { target: '#checkout.arriving', actions: ['keepBasket', 'tellBasket', 'wantReview'] },
        onError: [sessionOver, nothingLeft, { target: 'editing', actions: refused }],
      },
    },
  },
});
