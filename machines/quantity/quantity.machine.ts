import { assign, emit, setup } from 'xstate';
import {
  correctQuantity,
  quantityAfterError,
  quantityAfterSuccess,
  stepQuantity,
  type CorrectedQuantity,
} from '#domain/quantity.ts';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
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
    meta: {} as StateMeta,
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
  description: 'Macht aus dem, was getippt oder gedrückt wird, eine bestellbare Menge.',
  meta: { title: { de: 'Menge eingeben', en: 'Quantity entry' }, spec: [] },
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
      description: 'Die Menge steht fest und darf so bestellt werden.',
      tags: 'ready',
      meta: { title: { de: 'Menge steht fest', en: 'Quantity settled' }, spec: ['S5-14', 'S9-05'], order: 1 },
      on: { 'position.changed': { actions: { type: 'follow', params: ({ event }) => event } } },
    },
    typing: {
      description: 'Es wird getippt; beim Verlassen des Feldes wird die Menge berichtigt.',
      tags: ['ready', 'open'],
      meta: { title: { de: 'Wird getippt', en: 'Being typed' }, spec: ['S5-13', 'S5-15'], order: 2 },
      on: { 'quantity.commit': { target: 'idle', actions: ['correct', 'tellCommitted'] } },
    },
    stepping: {
      description: 'Plus oder Minus wird gedrückt; die Menge gilt, sobald das ruht.',
      tags: ['ready', 'open'],
      meta: { title: { de: 'Wird erhöht oder verringert', en: 'Being stepped' }, spec: ['S5-13'], order: 3 },
      on: {
        'quantity.commit': { target: 'idle', actions: 'tellCommitted' },
      },
      after: { stepRest: { target: 'idle', actions: 'tellCommitted' } },
    },
  },
});

export type QuantityMachine = typeof quantityMachine;
