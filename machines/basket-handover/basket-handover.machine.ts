import { basketHandoverSetup } from './basket-handover.setup.ts';

/**
 * A basket that comes from a livebook or an external catalog is put into the visitor's own (S2.9): once the page is open, since opening it
 * changes nothing by itself. The server puts it in once, however often it is asked.
 */
export const basketHandoverMachine = basketHandoverSetup.createMachine({
  id: 'basket-handover',
  context: ({ input }) => ({ ...input, told: [], isRepetition: false, problem: null }),
  initial: 'importing',
  states: {
    importing: {
      tags: 'busy',
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        input: ({ context: { kind, uuid } }) => ({ kind, uuid }),
        onDone: [
          { guard: 'isPartly', target: 'partly', actions: ['keepTold', 'tellTaken'] },
          { target: 'imported', actions: ['keepTold', 'tellTaken'] },
        ],
        onError: [
          { guard: 'needsSignIn', target: 'signedOut' },
          { guard: 'isUnknown', target: 'unknownUuid' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
    },
    imported: { tags: 'done' },
    partly: { tags: 'done' },
    signedOut: { tags: 'done' },
    unknownUuid: { tags: 'done' },
    failed: {
      tags: 'blocked',
      on: { 'handover.retry': { target: 'importing', actions: 'forgetProblem' } },
    },
  },
});

export type BasketHandoverMachine = typeof basketHandoverMachine;
