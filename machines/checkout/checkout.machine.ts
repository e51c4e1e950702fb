import { checkoutSetup } from './checkout.setup.ts';
import { identifyState, addressState, methodsState } from './checkout.steps.ts';
import { initialContext } from './checkout.rules.ts';

/**
 * From the filled basket to the placed order, one visit long: identify, addresses, payment and shipping, review (S2.9, 5,
 * 7.2). The server keeps what was said; this chart owns the step, what may be done in it, and that one token orders once.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
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
      tags: ['busy'],
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
      tags: ['blocked'],
      exit: 'clearProblem',
      on: { 'checkout.reload': 'loading', 'connection.returned': 'loading' },
    },
    arriving: {
      always: [
        { guard: 'isEmpty', target: 'lookingForOrder' },
        { guard: { type: 'isStepToShow', params: { step: 4 } }, target: 'steps.review' },
        { guard: { type: 'isStepToShow', params: { step: 3 } }, target: 'steps.methods' },
        { guard: { type: 'isStepToShow', params: { step: 2 } }, target: 'steps.address' },
        { target: 'steps.identify' },
      ],
    },
    lookingForOrder: {
      tags: ['busy'],
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
      tags: ['blocked'],
      on: {
        'basket.changed': {
          guard: { type: 'isRefilled', params: ({ event }) => event },
          target: 'arriving',
          actions: { type: 'keepBasket', params: ({ event }) => event },
        },
      },
    },
    steps: {
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
              tags: ['ready'],
            },
            missing: {
              tags: ['ready'],
              on: {
                'terms.check': {
                  target: 'checked',
                  actions: { type: 'keepTerms', params: ({ event }) => event },
                },
              },
            },
            checked: {
              always: [{ guard: 'isNothingMissing', target: 'idle' }, { target: 'missing' }],
            },
            changedElsewhere: {
              tags: ['ready'],
              exit: 'forgetDifferences',
            },
            notPlaced: {
              tags: ['ready'],
            },
          },
        },
      },
    },
    ordering: {
      entry: { type: 'tellOrder', params: { phase: 'submitting' } },
      exit: { type: 'tellOrder', params: { phase: 'calm' } },
      initial: 'submitting',
      on: {
        'session.changed': { actions: { type: 'keepMayOrder', params: ({ event }) => event } },
        'address.changed': { actions: 'keepAddressAtReview' },
      },
      states: {
        submitting: {
          tags: ['busy'],
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
          entry: { type: 'tellOrder', params: { phase: 'reconciling' } },
          initial: 'reconciling',
          states: {
            reconciling: {
              tags: ['busy'],
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
              tags: ['blocked'],
              after: { reconcilingPause: { target: 'reconciling' } },
              on: { 'connection.returned': { target: 'reconciling' } },
            },
          },
        },
      },
    },
    changed: {
      tags: ['blocked'],
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
      tags: ['blocked'],
      on: {
        'address.changed': {
          target: 'arriving',
          actions: { type: 'noteAddress', params: ({ event }) => event },
        },
      },
    },
    placed: {
      tags: ['done'],
      type: 'final',
    },
  },
});

export type CheckoutMachine = typeof checkoutMachine;
