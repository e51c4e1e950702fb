import { quantitySetup } from './quantity.setup.ts';

/**
 * The one field of an amount: what is typed or stepped becomes an amount that may be ordered. The rule itself is
 * `domain/quantity`. S5, S4.3, S9, docs/decisions/0016. Whoever has the field hears what counts, and answers.
 */
export const quantityMachine = quantitySetup.createMachine({
  id: 'quantity',
  context: ({ input }) => ({
    ...input,
    typed: null,
    corrected: null,
    isWanted: false,
  }),
  initial: 'idle',
  on: {
    'quantity.type': { target: '.typing', actions: 'keepText' },
    'quantity.step': { target: '.stepping', actions: 'step' },
    'quantity.add': { target: '.idle', actions: ['correct', 'noteWanted', 'wantAdd'] },
    // Whoever went on meanwhile keeps what was entered.
    'add.settled': { guard: 'isStillWanted', actions: 'resetAfterAdd' },
  },
  states: {
    idle: {
      tags: 'ready',
      on: { 'position.changed': { actions: 'follow' } },
    },
    typing: {
      tags: ['ready', 'open'],
      on: { 'quantity.commit': { target: 'idle', actions: ['correct', 'tellCommitted'] } },
    },
    stepping: {
      tags: ['ready', 'open'],
      on: { 'quantity.commit': { target: 'idle', actions: 'tellCommitted' } },
      after: { stepRest: { target: 'idle', actions: 'tellCommitted' } },
    },
  },
});

export type QuantityMachine = typeof quantityMachine;
