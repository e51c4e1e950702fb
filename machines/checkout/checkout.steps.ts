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
  description: 'Der Käufer meldet sich an oder bestellt als Gast.',
  meta: { title: { de: 'Anmelden', en: 'Identify' }, spec: ['S2.9-05'], order: 10 },
  entry: { type: 'enterStep', params: { step: 1 } },
  initial: 'choice',
  states: {
    choice: {
      description: 'Anmelden, als Gast fortfahren oder als angemeldeter Kunde weitergehen.',
      tags: ['ready'],
      meta: { title: { de: 'Auswahl', en: 'Choice' }, spec: ['S2.9-05', 'S8-17'], order: 11 },
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
      description: 'Die Anmeldung läuft; danach geht es mit den Adressen weiter.',
      tags: ['busy'],
      meta: { title: { de: 'Meldet an', en: 'Signing in' }, spec: ['S2.9-06', 'S7.2-05'], order: 12 },
      entry: 'wantStepAfterIdentifying',
      on: {
        'login.failed': {
          target: 'choice',
          actions: { type: 'keepLoginProblem', params: ({ event }) => event },
        },
      },
    },
    savingGuest: {
      description: 'Die E-Mail-Adresse des Gastes wird gespeichert.',
      tags: ['busy'],
      meta: { title: { de: 'Speichert Gast', en: 'Saving guest' }, spec: ['S7.2-41'], order: 13 },
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
  description: 'Rechnungs- und Lieferadresse.',
  meta: { title: { de: 'Adressen', en: 'Addresses' }, spec: ['S2.9-06', 'S2.9-09'], order: 20 },
  entry: { type: 'enterStep', params: { step: 2 } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Kunden bekommen ihre gespeicherten Adressen angeboten.',
      meta: { title: { de: 'Adressen nötig?', en: 'Addresses needed?' }, spec: [] },
      always: [{ guard: 'areAddressesNeeded', target: 'loadingAddresses' }, { target: 'editing' }],
    },
    loadingAddresses: {
      description: 'Die gespeicherten Adressen werden geladen.',
      tags: ['busy'],
      meta: { title: { de: 'Lädt Adressen', en: 'Loading addresses' }, spec: ['S7.1-14'], order: 21 },
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
      description: 'Die Adressen können gewählt oder eingegeben werden.',
      tags: ['ready'],
      meta: { title: { de: 'Eingabe', en: 'Editing' }, spec: ['S2.9-09'], order: 22 },
      on: {
        'addresses.submit': {
          target: 'savingBilling',
          actions: ['clearProblem', { type: 'keepShippingAddress', params: ({ event }) => event }],
        },
        'basket.changed': [...onBasketChanged()],
      },
    },
    savingBilling: {
      description: 'Die Rechnungsadresse wird gespeichert.',
      tags: ['busy'],
      meta: { title: { de: 'Speichert Rechnung', en: 'Saving billing' }, spec: ['S7.2-41'], order: 23 },
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
      description: 'Die Lieferadresse wird gespeichert.',
      tags: ['busy'],
      meta: { title: { de: 'Speichert Lieferung', en: 'Saving shipping' }, spec: ['S7.2-41'], order: 24 },
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
  description: 'Zahlung und Versand.',
  meta: {
    title: { de: 'Zahlung und Versand', en: 'Payment and shipping' },
    spec: ['S2.9-08', 'S2.9-09'],
    order: 30,
  },
  entry: { type: 'enterStep', params: { step: 3 } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Sind die Arten für diesen Warenkorb schon da, stehen sie sofort zur Wahl.',
      meta: { title: { de: 'Arten bekannt?', en: 'Methods known?' }, spec: [] },
      always: [
        { guard: { type: 'areMethodsKnown', params: { are: 'possible' } }, target: 'editing' },
        { guard: { type: 'areMethodsKnown', params: { are: 'none' } }, target: 'noneAvailable' },
        { target: 'loadingLists' },
      ],
    },
    loadingLists: {
      description: 'Zahlungs- und Versandarten für diesen Warenkorb werden geladen.',
      tags: ['busy'],
      meta: { title: { de: 'Lädt Arten', en: 'Loading methods' }, spec: ['S7.1-39'], order: 31 },
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
      description:
        'Die Zahlungs- und Versandarten konnten nicht geladen werden; man kann es noch einmal versuchen.',
      tags: ['blocked'],
      meta: { title: { de: 'Nicht geladen', en: 'Not loaded' }, spec: ['S8-03'], order: 32 },
      exit: 'clearProblem',
      on: { 'methods.reload': 'loadingLists', 'connection.returned': 'loadingLists' },
    },
    noneAvailable: {
      description: 'Für diese Adresse gibt es keine Zahlungs- oder Versandart; der Grund steht dabei.',
      tags: ['blocked'],
      meta: { title: { de: 'Keine möglich', en: 'None available' }, spec: ['S7.1-39'], order: 33 },
      on: { 'methods.reload': 'loadingLists', 'basket.changed': [...onBasketChanged()] },
    },
    editing: {
      description: 'Zahlung und Versand können gewählt werden.',
      tags: ['ready'],
      meta: { title: { de: 'Auswahl', en: 'Editing' }, spec: ['S2.9-09'], order: 34 },
      on: {
        'methods.submit': {
          target: 'savingPayment',
          actions: ['clearProblem', { type: 'keepShippingMethod', params: ({ event }) => event }],
        },
        'basket.changed': [...onBasketChanged()],
      },
    },
    savingPayment: {
      description: 'Die Zahlungsart wird gespeichert.',
      tags: ['busy'],
      meta: { title: { de: 'Speichert Zahlung', en: 'Saving payment' }, spec: ['S7.2-40'], order: 35 },
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
      description: 'Die Versandart wird gespeichert.',
      tags: ['busy'],
      meta: { title: { de: 'Speichert Versand', en: 'Saving shipping' }, spec: ['S7.2-40'], order: 36 },
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
