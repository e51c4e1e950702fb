import { assertEvent } from 'xstate';
import { checkoutSetup } from './checkout.setup.ts';

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
        // Shown at once; the form keeps what was typed. So it is at each open form.
        'basket.changed': [
          { guard: 'isEmptied', target: '#checkout.lookingForOrder', actions: 'keepBasket' },
          { guard: 'isNewer', target: '#checkout.arriving', actions: ['wantShownStep', 'keepBasket'] },
        ],
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
        // Back to the form with the reason, to step 1 when the session is over, or out when nothing is left to order. So it is at each form.
        onError: [
          {
            guard: 'hasSessionEnded',
            target: '#checkout.steps.identify',
            actions: ['loseIdentity', 'keepProblem', 'tellSessionEnded'],
          },
          {
            guard: 'isBasketEmpty',
            target: '#checkout.lookingForOrder',
            actions: ['keepRefusedBasket', 'tellRefusedBasket'],
          },
          { target: 'choice', actions: ['keepProblem', 'keepRefusedBasket', 'tellRefusedBasket'] },
        ],
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
        'basket.changed': [
          { guard: 'isEmptied', target: '#checkout.lookingForOrder', actions: 'keepBasket' },
          { guard: 'isNewer', target: '#checkout.arriving', actions: ['wantShownStep', 'keepBasket'] },
        ],
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
        onError: [
          {
            guard: 'hasSessionEnded',
            target: '#checkout.steps.identify',
            actions: ['loseIdentity', 'keepProblem', 'tellSessionEnded'],
          },
          {
            guard: 'isBasketEmpty',
            target: '#checkout.lookingForOrder',
            actions: ['keepRefusedBasket', 'tellRefusedBasket'],
          },
          { target: 'editing', actions: ['keepProblem', 'keepRefusedBasket', 'tellRefusedBasket'] },
        ],
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
        onError: [
          {
            guard: 'hasSessionEnded',
            target: '#checkout.steps.identify',
            actions: ['loseIdentity', 'keepProblem', 'tellSessionEnded'],
          },
          {
            guard: 'isBasketEmpty',
            target: '#checkout.lookingForOrder',
            actions: ['keepRefusedBasket', 'tellRefusedBasket'],
          },
          { target: 'editing', actions: ['keepProblem', 'keepRefusedBasket', 'tellRefusedBasket'] },
        ],
      },
    },
  },
});

/** Step 3: how to pay and how to ship. */
export const methodsState = checkoutSetup.createStateConfig({
  initial: 'opening',
  entry: { type: 'enterStep', params: { step: 3 } },
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
        onError: [
          {
            guard: 'hasSessionEnded',
            target: '#checkout.steps.identify',
            actions: ['loseIdentity', 'keepProblem', 'tellSessionEnded'],
          },
          { target: 'listsFailed', actions: ['keepProblem', 'keepRefusedBasket', 'tellRefusedBasket'] },
        ],
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
        'basket.changed': [
          { guard: 'isEmptied', target: '#checkout.lookingForOrder', actions: 'keepBasket' },
          { guard: 'isNewer', target: '#checkout.arriving', actions: ['wantShownStep', 'keepBasket'] },
        ],
      },
    },
    editing: {
      tags: 'ready',
      on: {
        'methods.submit': { target: 'savingShipping', actions: ['clearProblem', 'keepPayment'] },
        'basket.changed': [
          { guard: 'isEmptied', target: '#checkout.lookingForOrder', actions: 'keepBasket' },
          { guard: 'isNewer', target: '#checkout.arriving', actions: ['wantShownStep', 'keepBasket'] },
        ],
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
        onError: [
          {
            guard: 'hasSessionEnded',
            target: '#checkout.steps.identify',
            actions: ['loseIdentity', 'keepProblem', 'tellSessionEnded'],
          },
          {
            guard: 'isBasketEmpty',
            target: '#checkout.lookingForOrder',
            actions: ['keepRefusedBasket', 'tellRefusedBasket'],
          },
          { target: 'editing', actions: ['keepProblem', 'keepRefusedBasket', 'tellRefusedBasket'] },
        ],
      },
    },
    savingPayment: {
      tags: 'busy',
      invoke: {
        id: 'savePaymentMethod',
        src: 'savePaymentMethod',
        input: ({ context }) => context.pendingPayment,
        onDone: { target: '#checkout.arriving', actions: ['keepBasket', 'tellBasket', 'wantReview'] },
        onError: [
          {
            guard: 'hasSessionEnded',
            target: '#checkout.steps.identify',
            actions: ['loseIdentity', 'keepProblem', 'tellSessionEnded'],
          },
          {
            guard: 'isBasketEmpty',
            target: '#checkout.lookingForOrder',
            actions: ['keepRefusedBasket', 'tellRefusedBasket'],
          },
          { target: 'editing', actions: ['keepProblem', 'keepRefusedBasket', 'tellRefusedBasket'] },
        ],
      },
    },
  },
});
