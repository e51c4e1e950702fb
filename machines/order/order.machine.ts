import { orderSetup } from './order.setup.ts';

/**
 * The life of an order (S4.3). The server alone runs it: each write to an order's state is a step of this chart, and what a
 * person may do with an order are the events it takes (docs/decisions/0096).
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({ input }) => input,
  initial: 'placed',
  states: {
    placed: {
      tags: 'busy',
      always: [
        { guard: 'isAwaitingRelease', target: 'awaitingRelease' },
        { guard: 'isAwaitingMoney', target: 'accepted.reserved' },
        { target: 'accepted.secured' },
      ],
    },
    awaitingRelease: {
      type: 'parallel',
      tags: 'blocked',
      on: {
        'release.grant': { guard: 'mayDecide', target: 'placed', actions: ['keepReleased', 'tellReleased'] },
        'release.deny': { guard: 'mayDecide', target: 'denied', actions: 'tellDenied' },
        'release.change': { guard: 'mayDecide', actions: 'tellChanged' },
        'release.withdraw': { target: 'cancelled', actions: 'tellWithdrawn' },
        'order.cancel': { target: 'cancelled', actions: 'tellCancelled' },
      },
      after: {
        reminder: { actions: 'tellReminded' },
        expiry: { target: 'denied', actions: 'tellExpired' },
      },
      states: {
        talk: {
          initial: 'beginning',
          states: {
            beginning: { always: [{ guard: 'isAsked', target: 'asked' }, { target: 'quiet' }] },
            quiet: {
              on: {
                'release.ask': { guard: 'mayAsk', target: 'asked', actions: ['keepAsked', 'tellAsked'] },
              },
            },
            asked: {
              on: { 'release.answer': { target: 'quiet', actions: ['keepAnswered', 'tellAnswered'] } },
            },
          },
        },
        deciders: {
          initial: 'beginning',
          states: {
            beginning: {
              always: [
                { guard: 'isDeputised', target: 'withDeputy' },
                { guard: 'hasDeputy', target: 'beforeDeputy' },
                { target: 'adminsAlone' },
              ],
            },
            adminsAlone: {},
            beforeDeputy: {
              after: { deputy: { target: 'withDeputy', actions: ['keepDeputised', 'tellDeputised'] } },
            },
            withDeputy: {},
          },
        },
      },
    },
    accepted: {
      initial: 'secured',
      on: {
        'order.process': { target: 'processing' },
        'order.ship': { target: 'shipped' },
        'order.cancel': { target: 'cancelled', actions: 'tellCancelled' },
      },
      states: {
        reserved: {
          tags: 'blocked',
          on: { 'order.pay': { target: 'secured', actions: ['keepPaid', 'tellPaid', 'tellSettled'] } },
          after: { reservation: { target: '#order.cancelled', actions: 'tellNotPaid' } },
        },
        secured: {
          tags: 'ready',
          on: { 'order.pay': { guard: 'isUnpaid', actions: ['keepPaid', 'tellPaid', 'tellSettled'] } },
        },
      },
    },
    processing: {
      tags: 'ready',
      on: {
        'order.pay': { guard: 'isUnpaid', actions: ['keepPaid', 'tellPaid', 'tellSettled'] },
        'order.ship': { target: 'shipped' },
        'order.cancel': { target: 'cancelled', actions: 'tellCancelled' },
      },
    },
    shipped: {
      tags: 'ready',
      entry: ['tellPiecesSent', 'tellSettled'],
      on: {
        'order.pay': { guard: 'isUnpaid', actions: ['keepPaid', 'tellPaid'] },
        'order.complete': { target: 'completed' },
      },
    },
    completed: {
      tags: 'done',
      on: { 'order.pay': { guard: 'isUnpaid', actions: ['keepPaid', 'tellPaid'] } },
    },
    denied: {
      type: 'final',
      tags: 'done',
      entry: ['tellPiecesFreed', 'tellSettled'],
    },
    cancelled: {
      type: 'final',
      tags: 'done',
      entry: ['tellPiecesFreed', 'tellBudgetFreed', 'tellSettled'],
    },
  },
});

export type OrderMachine = typeof orderMachine;
