import { initialContext } from './checkout.rules.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { addressState, identifyState, methodsState, nothingLeft, sessionOver } from './checkout.steps.ts';

/**
 * From the filled basket to the placed order, one visit long: identify, addresses, payment and shipping, review (S2.9, 5,
 * 7.2). The server keeps what was said; this chart owns the step, what may be done in it, and that one token orders once.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => initialContext(input),
  initial: 'arriving',
  on: {
    'session.changed': { target: '.loading', reenter: true, actions: 'becomeAnother' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadBasket',
        src: 'loadBasket',
        onDone: { target: 'arriving', actions: ['keepBasket', 'tellBasket'] },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
      on: { 'address.changed': { actions: 'noteAddress' } },
    },
    failed: {
      tags: 'blocked',
      exit: 'clearProblem',
      on: {
        'checkout.reload': { target: 'loading' },
        'connection.returned': { target: 'loading' },
      },
    },
    arriving: {
      always: [
        { guard: 'isEmpty', target: 'lookingForOrder' },
        { guard: 'isReviewDue', target: 'steps.review' },
        { guard: 'areMethodsDue', target: 'steps.methods' },
        { guard: 'areAddressesDue', target: 'steps.address' },
        { target: 'steps.identify' },
      ],
    },
    lookingForOrder: {
      tags: 'busy',
      invoke: {
        id: 'findLatestOrder',
        src: 'findLatestOrder',
        onDone: { target: 'empty', actions: 'keepLatestOrder' },
        onError: { target: 'empty' },
      },
    },
    empty: {
      tags: 'blocked',
      on: { 'basket.changed': { guard: 'isRefilled', target: 'arriving', actions: 'keepBasket' } },
    },
    steps: {
      initial: 'identify',
      on: {
        'address.changed': [
          { guard: 'isStepShown' },
          { target: 'arriving', actions: ['clearProblem', 'noteAddress'] },
        ],
      },
      states: {
        identify: identifyState,
        address: addressState,
        methods: methodsState,
        review: {
          initial: 'idle',
          entry: ['forgetDifferences', { type: 'enterStep', params: { step: 4 } }],
          on: {
            'basket.changed': [
              { guard: 'isEmptied', target: '#checkout.lookingForOrder', actions: 'keepBasket' },
              { guard: 'isRisen', target: '#checkout.changed', actions: ['noteDifferences', 'keepBasket'] },
              {
                guard: 'isStillComplete',
                target: '.changedElsewhere',
                actions: ['noteDifferences', 'keepBasket'],
              },
              { guard: 'isNewer', target: '#checkout.arriving', actions: ['wantShownStep', 'keepBasket'] },
            ],
            'basket.revised': [
              { guard: 'isRisen', target: '#checkout.changed', actions: ['noteDifferences', 'keepBasket'] },
              {
                guard: 'isNewer',
                target: '#checkout.arriving',
                actions: ['wantShownStep', 'keepBasket'],
              },
            ],
            'terms.check': { actions: 'keepTerms' },
            'order.submit': [
              { guard: 'mayNotOrder', target: '#checkout.forbidden', actions: 'keepRemarks' },
              {
                guard: 'isSomethingMissing',
                target: '.missing',
                actions: ['clearProblem', 'keepRemarks'],
              },
              {
                guard: 'isTokenMissing',
                target: '#checkout.loading',
                actions: ['wantShownStep', 'keepRemarks'],
              },
              {
                target: '#checkout.ordering',
                actions: ['clearProblem', 'forgetDifferences', 'keepRemarks'],
              },
            ],
          },
          states: {
            idle: {
              tags: 'ready',
            },
            missing: {
              tags: 'ready',
              on: { 'terms.check': { target: 'checked', actions: 'keepTerms' } },
            },
            checked: {
              always: [{ guard: 'isNothingMissing', target: 'idle' }, { target: 'missing' }],
            },
            changedElsewhere: {
              tags: 'ready',
            },
            notPlaced: {
              tags: 'ready',
            },
          },
        },
      },
    },
    ordering: {
      initial: 'submitting',
      entry: { type: 'tellOrder', params: { phase: 'submitting' } },
      exit: { type: 'tellOrder', params: { phase: 'calm' } },
      on: {
        'session.changed': { actions: 'keepMayOrder' },
        'address.changed': { actions: 'keepAddressAtReview' },
      },
      states: {
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'saveOrder',
            src: 'saveOrder',
            input: ({ context: { facts, remarks } }) => ({
              orderToken: facts.orderToken as string,
              agb_check_approved: facts.isTermsAccepted,
              ...remarks,
            }),
            onDone: { target: '#checkout.placed', actions: ['keepPlaced', 'tellPlaced'] },
            onError: [
              sessionOver,
              { guard: 'isOrderForbidden', target: '#checkout.forbidden', actions: 'forbidOrders' },
              nothingLeft,
              {
                guard: 'isIncomplete',
                target: '#checkout.steps.review.missing',
                actions: ['keepRefusedBasket', 'tellRefusedBasket', 'keepProblem'],
              },
              {
                guard: 'isChanged',
                target: '#checkout.changed',
                actions: ['noteRefusedDifferences', 'keepRefusedBasket', 'tellRefusedBasket', 'keepProblem'],
              },
              { guard: 'isRefused', target: '#checkout.steps.review', actions: 'keepProblem' },
              { target: 'settling' },
            ],
          },
        },
        settling: {
          initial: 'reconciling',
          entry: { type: 'tellOrder', params: { phase: 'reconciling' } },
          states: {
            reconciling: {
              tags: 'busy',
              invoke: {
                id: 'findOrder',
                src: 'findOrder',
                input: ({ context }) => ({ orderToken: context.facts.orderToken as string }),
                onDone: [
                  {
                    guard: 'isOrderFound',
                    target: '#checkout.placed',
                    actions: ['keepPlaced', 'tellPlaced'],
                  },
                  { target: '#checkout.steps.review.notPlaced' },
                ],
                onError: [
                  sessionOver,
                  { guard: 'isRefused', target: '#checkout.steps.review.notPlaced' },
                  { target: 'waiting' },
                ],
              },
            },
            waiting: {
              tags: 'blocked',
              on: { 'connection.returned': { target: 'reconciling' } },
              after: { reconcilingPause: { target: 'reconciling' } },
            },
          },
        },
      },
    },
    changed: {
      tags: 'blocked',
      entry: 'uncheckTerms',
      exit: ['forgetDifferences', 'clearProblem'],
      on: {
        // Loading prices anew and gives the token that stands for what is shown then.
        'changes.accept': { target: 'loading', actions: 'wantReview' },
        'address.changed': { target: 'loading', actions: 'noteAddress' },
      },
    },
    forbidden: {
      tags: 'blocked',
      on: { 'address.changed': { target: 'arriving', actions: 'noteAddress' } },
    },
    placed: {
      type: 'final',
      tags: 'done',
    },
  },
});

export type CheckoutMachine = typeof checkoutMachine;
