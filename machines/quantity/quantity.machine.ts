import { assign, emit, setup } from 'xstate';
import {
  correctQuantity,
  quantityAfterError,
  quantityAfterSuccess,
  stepQuantity,
  type CorrectedQuantity,
} from '#domain/quantity.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import type {
  QuantityContext,
  QuantityEmitted,
  QuantityEvent,
  QuantityFact,
  QuantityInput,
} from './quantity.types.ts';

type PositionChanged = Extract<QuantityFact, { type: 'position.changed' }>;

/** Steps that follow each other sooner are one change. */
const stepRestMs = 400;

const became = (corrected: CorrectedQuantity): Partial<QuantityContext> => ({
  isWanted: false,
  quantity: corrected.quantity,
  typed: null,
  corrected,
});

const chart = setup({
  types: {
    context: {} as QuantityContext,
    events: {} as QuantityEvent,
    emitted: {} as QuantityEmitted,
    input: {} as QuantityInput,
    tags: {} as PhaseTag | 'open',
  },
  delays: { stepRest: stepRestMs },
  guards: { isStillWanted: ({ context }) => context.isWanted },
  actions: {
    keepText: assign(({ context }, { text }: { text: string }) => {
      const corrected = correctQuantity(text, context.rule);
      // Said already while something is typed: that there is no more to be had.
      return {
        typed: text,
        isWanted: false,
        corrected: corrected.reason === 'aboveMaximum' ? corrected : null,
      };
    }),
    correct: assign(({ context }) =>
      became(correctQuantity(context.typed ?? context.quantity, context.rule)),
    ),
    step: assign(({ context: { quantity, typed, rule } }, params: { steps: number }) =>
      became(stepQuantity(typed ?? quantity, rule, params.steps)),
    ),
    tellCommitted: emit(({ context }) => ({ type: 'quantity.committed', quantity: context.quantity })),
    wantAdd: emit(({ context }) => ({ type: 'quantity.addWanted', quantity: context.quantity })),
    noteWanted: assign({ isWanted: true }),
    resetAfterAdd: assign({
      isWanted: false,
      quantity: ({ context }, params: { isAdded: boolean }) =>
        params.isAdded ? quantityAfterSuccess(context.rule) : quantityAfterError(context.rule),
    }),
    follow: assign(({ context }, { quantity, rule }: PositionChanged) => ({
      quantity,
      rule,
      // What was said of another amount is over.
      corrected: quantity === context.quantity ? context.corrected : null,
    })),
  },
});

/**
 * The one field of an amount: what is typed or stepped becomes an amount that may be ordered. The rule itself is
 * `domain/quantity`. S5, S4.3, S9, docs/decisions/0016. Whoever has the field hears what counts, and answers.
 */
export const quantityMachine = chart.createMachine({
  id: 'quantity',
  context: ({ input }) => ({
    ...input,
    typed: null,
    corrected: null,
    isWanted: false,
  }),
  initial: 'idle',
  on: {
    'quantity.type': {
      target: '.typing',
      actions: { type: 'keepText', params: ({ event }) => event },
    },
    'quantity.step': { target: '.stepping', actions: { type: 'step', params: ({ event }) => event } },
    'quantity.add': { target: '.idle', actions: ['correct', 'noteWanted', 'wantAdd'] },
    // Whoever went on meanwhile keeps what was entered.
    'add.settled': {
      guard: 'isStillWanted',
      actions: { type: 'resetAfterAdd', params: ({ event }) => event },
    },
  },
  states: {
    idle: {
      tags: 'ready',
      on: { 'position.changed': { actions: { type: 'follow', params: ({ event }) => event } } },
    },
    typing: {
      tags: ['ready', 'open'],
      on: { 'quantity.commit': { target: 'idle', actions: ['correct', 'tellCommitted'] } },
    },
    stepping: {
      tags: ['ready', 'open'],
      on: {
        'quantity.commit': { target: 'idle', actions: 'tellCommitted' },
      },
      after: { stepRest: { target: 'idle', actions: 'tellCommitted' } },
    },
  },
});

export type QuantityMachine = typeof quantityMachine;
