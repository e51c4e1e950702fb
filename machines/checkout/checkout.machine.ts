import { checkoutSetup } from './checkout.setup.ts';
import { identifyState, addressState, methodsState } from './checkout.steps.ts';
import { initialContext } from './checkout.rules.ts';

/**
 * From the filled basket to the placed order, one visit long: identify, addresses, payment and shipping, review (S2.9, 5,
 * 7.2). The server keeps what was said; this chart owns the step, what may be done in it, and that one token orders once.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'Vom gefüllten Warenkorb zur Bestellung: anmelden, Adressen, Zahlung und Versand, prüfen.',
  meta: { title: { de: 'Kasse', en: 'Checkout' }, spec: [] },
  context: ({ input }) => initialContext(input),
  initial: 'arriving',
  on: {
    'session.changed': {
      target: '.loading',
      reenter: true,
      actions: { type: 'becomeAnother', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'Der Warenkorb und die bisherigen Angaben werden geladen.',
      tags: ['busy'],
      meta: { title: { de: 'Wird geladen', en: 'Loading' }, spec: ['S2.9-05', 'S7.1-46'], order: 1 },
      invoke: {
        id: 'loadBasket',
        src: 'loadBasket',
        onDone: {
          target: 'arriving',
          actions: [
            { type: 'keepBasket', params: ({ event }) => event.output },
            { type: 'tellBasket', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }],
        },
      },
      on: {
        'address.changed': { actions: { type: 'noteAddress', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Die Kasse konnte nicht geladen werden; man kann es noch einmal versuchen.',
      tags: ['blocked'],
      meta: { title: { de: 'Nicht geladen', en: 'Not loaded' }, spec: ['S8-03'], order: 2 },
      exit: 'clearProblem',
      on: { 'checkout.reload': 'loading', 'connection.returned': 'loading' },
    },
    arriving: {
      description: 'Der weiteste erlaubte Schritt wird gewählt.',
      meta: { title: { de: 'Welcher Schritt?', en: 'Which step?' }, spec: [] },
      always: [
        { guard: 'isEmpty', target: 'lookingForOrder' },
        { guard: { type: 'isStepToShow', params: { step: 4 } }, target: 'steps.review' },
        { guard: { type: 'isStepToShow', params: { step: 3 } }, target: 'steps.methods' },
        { guard: { type: 'isStepToShow', params: { step: 2 } }, target: 'steps.address' },
        { target: 'steps.identify' },
      ],
    },
    lookingForOrder: {
      description: 'Der Warenkorb ist leer; der Shop sieht nach, ob gerade bestellt wurde.',
      tags: ['busy'],
      meta: {
        title: { de: 'Sucht letzte Bestellung', en: 'Looking for an order' },
        spec: ['S7.1-40'],
        order: 3,
      },
      invoke: {
        id: 'findLatestOrder',
        src: 'findLatestOrder',
        onDone: {
          target: 'empty',
          actions: { type: 'keepLatestOrder', params: ({ event }) => event.output },
        },
        onError: { target: 'empty' },
      },
    },
    empty: {
      description: 'Der Warenkorb ist leer; die letzte Bestellung ist verlinkt.',
      tags: ['blocked'],
      meta: { title: { de: 'Leer', en: 'Empty' }, spec: ['S2.9-05'], order: 4 },
      on: {
        'basket.changed': {
          guard: { type: 'isRefilled', params: ({ event }) => event },
          target: 'arriving',
          actions: { type: 'keepBasket', params: ({ event }) => event },
        },
      },
    },
    steps: {
      description: 'Die vier Schritte der Kasse.',
      meta: { title: { de: 'Schritte', en: 'Steps' }, spec: ['S2.9-07', 'S2.9-08'], order: 5 },
      initial: 'identify',
      on: {
        'address.changed': [
          { guard: { type: 'isStepShown', params: ({ event }) => event } },
          {
            target: 'arriving',
            actions: ['clearProblem', { type: 'noteAddress', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        identify: identifyState,
        address: addressState,
        methods: methodsState,
        review: {
          description: 'Alles steht noch einmal da; nach dem Haken bei den AGB kann bestellt werden.',
          meta: { title: { de: 'Prüfen', en: 'Review' }, spec: ['S2.9-10', 'S5-08'], order: 60 },
          entry: { type: 'enterStep', params: { step: 4 } },
          initial: 'idle',
          on: {
            'basket.changed': [
              {
                guard: { type: 'isEmptied', params: ({ event }) => event },
                target: '#checkout.lookingForOrder',
                actions: { type: 'keepBasket', params: ({ event }) => event },
              },
              {
                guard: { type: 'isRisen', params: ({ event }) => event },
                target: '#checkout.changed',
                actions: [
                  { type: 'noteDifferences', params: ({ event }) => event },
                  { type: 'keepBasket', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isStillComplete', params: ({ event }) => event },
                target: '.changedElsewhere',
                actions: [
                  { type: 'noteDifferences', params: ({ event }) => event },
                  { type: 'keepBasket', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isNewer', params: ({ event }) => event },
                target: '#checkout.arriving',
                actions: ['wantShownStep', { type: 'keepBasket', params: ({ event }) => event }],
              },
            ],
            'terms.check': { actions: { type: 'keepTerms', params: ({ event }) => event } },
            'order.submit': [
              {
                guard: 'mayNotOrder',
                target: '#checkout.forbidden',
                actions: { type: 'keepRemarks', params: ({ event }) => event },
              },
              {
                guard: 'isSomethingMissing',
                target: '.missing',
                actions: ['clearProblem', { type: 'keepRemarks', params: ({ event }) => event }],
              },
              {
                guard: 'isTokenMissing',
                target: '#checkout.loading',
                actions: ['wantShownStep', { type: 'keepRemarks', params: ({ event }) => event }],
              },
              {
                target: '#checkout.ordering',
                actions: ['clearProblem', { type: 'keepRemarks', params: ({ event }) => event }],
              },
            ],
          },
          states: {
            idle: {
              description: 'Die Bestellung kann geprüft und abgeschickt werden.',
              tags: ['ready'],
              meta: { title: { de: 'Bereit', en: 'Ready' }, spec: ['S2.9-10', 'S5-08'], order: 61 },
            },
            missing: {
              description: 'Alles, was noch fehlt, steht auf einmal da, mit dem Schritt, der es behebt.',
              tags: ['ready'],
              meta: {
                title: { de: 'Angaben fehlen', en: 'Data missing' },
                spec: ['S5-08', 'S5-09', 'S5-10', 'S5-11'],
                order: 62,
              },
              on: {
                'terms.check': {
                  target: 'checked',
                  actions: { type: 'keepTerms', params: ({ event }) => event },
                },
              },
            },
            checked: {
              description: 'Der Haken wurde geändert; fehlt nichts mehr, verschwinden die Hinweise.',
              meta: { title: { de: 'Fehlt noch etwas?', en: 'Anything missing?' }, spec: [] },
              always: [{ guard: 'isNothingMissing', target: 'idle' }, { target: 'missing' }],
            },
            changedElsewhere: {
              description:
                'Ein anderes Fenster hat Warenkorb oder Angaben geändert; der Unterschied steht da, der Haken ist weg.',
              tags: ['ready'],
              meta: {
                title: { de: 'Anderswo geändert', en: 'Changed elsewhere' },
                spec: ['S7.3-01'],
                order: 63,
              },
              exit: 'forgetDifferences',
            },
            notPlaced: {
              description:
                'Die Bestellung ist sicher nicht angekommen; sie kann mit demselben Beleg erneut gesendet werden.',
              tags: ['ready'],
              meta: { title: { de: 'Nicht angekommen', en: 'Not placed' }, spec: ['S7.2-39'], order: 64 },
            },
          },
        },
      },
    },
    ordering: {
      description: 'Die Bestellung ist unterwegs; der Warenkorb ist eingefroren.',
      meta: { title: { de: 'Bestellung läuft', en: 'Ordering' }, spec: ['S7.2-39'], order: 70 },
      entry: { type: 'tellOrder', params: { phase: 'submitting' } },
      exit: { type: 'tellOrder', params: { phase: 'calm' } },
      initial: 'submitting',
      on: {
        'session.changed': { actions: { type: 'keepMayOrder', params: ({ event }) => event } },
        'address.changed': { actions: 'keepAddressAtReview' },
      },
      states: {
        submitting: {
          description: 'Die Bestellung wird abgeschickt; ein zweiter Druck bewirkt nichts.',
          tags: ['busy'],
          meta: {
            title: { de: 'Wird abgeschickt', en: 'Submitting' },
            spec: ['S7.2-39', 'S5-08'],
            order: 71,
          },
          invoke: {
            id: 'saveOrder',
            src: 'saveOrder',
            input: ({ context: { facts, comment, reference } }) => ({
              orderToken: facts.orderToken as string,
              agb_check_approved: facts.isTermsAccepted,
              comment,
              reference,
            }),
            onDone: {
              target: '#checkout.placed',
              actions: [
                { type: 'keepPlaced', params: ({ event }) => event.output },
                { type: 'tellPlaced', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: {
                  type: 'hasCode',
                  params: ({ event }) => ({ error: event.error, code: 'session.ended' }),
                },
                target: '#checkout.steps.identify',
                actions: [
                  'loseIdentity',
                  { type: 'keepProblem', params: ({ event }) => event },
                  'tellSessionEnded',
                ],
              },
              {
                guard: {
                  type: 'hasCode',
                  params: ({ event }) => ({ error: event.error, code: 'order.notAllowed' }),
                },
                target: '#checkout.forbidden',
                actions: [{ type: 'keepMayOrder', params: { mayOrder: false } }],
              },
              {
                guard: {
                  type: 'hasCode',
                  params: ({ event }) => ({ error: event.error, code: 'basket.empty' }),
                },
                target: '#checkout.lookingForOrder',
              },
              {
                guard: {
                  type: 'hasCode',
                  params: ({ event }) => ({ error: event.error, code: 'checkout.incomplete' }),
                },
                target: '#checkout.steps.review.missing',
                actions: [
                  { type: 'keepRefusedBasket', params: ({ event }) => event },
                  { type: 'tellRefusedBasket', params: ({ event }) => event },
                  { type: 'keepProblem', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isChanged', params: ({ event }) => event },
                target: '#checkout.changed',
                actions: [
                  { type: 'noteRefusedDifferences', params: ({ event }) => event },
                  { type: 'keepRefusedBasket', params: ({ event }) => event },
                  { type: 'tellRefusedBasket', params: ({ event }) => event },
                  { type: 'keepProblem', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#checkout.steps.review',
                actions: { type: 'keepProblem', params: ({ event }) => event },
              },
              {
                target: 'settling',
              },
            ],
          },
        },
        settling: {
          description: 'Es kam keine Antwort; der Shop sieht nach, ob die Bestellung angekommen ist.',
          meta: { title: { de: 'Wird geklärt', en: 'Settling' }, spec: ['S7.1-40'], order: 72 },
          entry: { type: 'tellOrder', params: { phase: 'reconciling' } },
          initial: 'reconciling',
          states: {
            reconciling: {
              description: 'Der Shop fragt den Server, ob es die Bestellung gibt.',
              tags: ['busy'],
              meta: { title: { de: 'Fragt nach', en: 'Reconciling' }, spec: ['S7.1-40'], order: 73 },
              invoke: {
                id: 'findOrder',
                src: 'findOrder',
                input: ({ context }) => ({ orderToken: context.facts.orderToken as string }),
                onDone: [
                  {
                    guard: { type: 'isOrderFound', params: ({ event }) => ({ orders: event.output }) },
                    target: '#checkout.placed',
                    actions: [
                      {
                        type: 'keepPlaced',
                        params: ({ event }) => ({ orderNumber: event.output.item?.orderNumber ?? '' }),
                      },
                      {
                        type: 'tellPlaced',
                        params: ({ event }) => ({
                          orderNumber: event.output.item?.orderNumber ?? '',
                          redirectTo: null,
                        }),
                      },
                    ],
                  },
                  { target: '#checkout.steps.review.notPlaced' },
                ],
                onError: [
                  {
                    guard: {
                      type: 'hasCode',
                      params: ({ event }) => ({ error: event.error, code: 'session.ended' }),
                    },
                    target: '#checkout.steps.identify',
                    actions: [
                      'loseIdentity',
                      { type: 'keepProblem', params: ({ event }) => event },
                      'tellSessionEnded',
                    ],
                  },
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: '#checkout.steps.review.notPlaced',
                  },
                  { target: 'waiting' },
                ],
              },
            },
            waiting: {
              description: 'Der Server ist nicht erreichbar; in fünf Sekunden wird wieder gefragt.',
              tags: ['blocked'],
              meta: { title: { de: 'Wartet', en: 'Waiting' }, spec: ['S7.1-40'], order: 74 },
              after: { reconcilingPause: { target: 'reconciling' } },
              on: { 'connection.returned': { target: 'reconciling' } },
            },
          },
        },
      },
    },
    changed: {
      description:
        'Etwas ist anders, als der Käufer zuletzt sah; der Unterschied steht da und muss bestätigt werden.',
      tags: ['blocked'],
      meta: { title: { de: 'Geändert', en: 'Changed' }, spec: ['S7.2-39', 'S7.3-01'], order: 75 },
      entry: 'uncheckTerms',
      exit: ['forgetDifferences', 'clearProblem'],
      on: {
        // Loading prices anew and gives the token that stands for what is shown then.
        'changes.accept': { target: 'loading', actions: { type: 'wantStep', params: { step: 4 } } },
        'address.changed': {
          target: 'loading',
          actions: { type: 'noteAddress', params: ({ event }) => event },
        },
      },
    },
    forbidden: {
      description: 'Dieser Zugang darf zurzeit nicht bestellen; der Warenkorb bleibt erhalten.',
      tags: ['blocked'],
      meta: { title: { de: 'Nicht erlaubt', en: 'Forbidden' }, spec: ['S6-06'], order: 76 },
      on: {
        'address.changed': {
          target: 'arriving',
          actions: { type: 'noteAddress', params: ({ event }) => event },
        },
      },
    },
    placed: {
      description: 'Die Bestellung ist eingegangen.',
      tags: ['done'],
      meta: { title: { de: 'Bestellt', en: 'Placed' }, spec: ['S7.2-39'], order: 80 },
      type: 'final',
    },
  },
});

export type CheckoutMachine = typeof checkoutMachine;
