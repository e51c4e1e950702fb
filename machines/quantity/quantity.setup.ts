import { assertEvent, assign, emit, setup } from 'xstate';
import {
  correctQuantity,
  enteredQuantity,
  quantityAfterError,
  quantityAfterSuccess,
  stepQuantity,
  type CorrectedQuantity,
} from '#domain/quantity.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import type { QuantityContext, QuantityEmitted, QuantityEvent, QuantityInput } from './quantity.types.ts';

/** Steps that follow each other sooner are one change. */
const stepRestMs = 400;

const became = (corrected: CorrectedQuantity): Partial<QuantityContext> => ({
  isWanted: false,
  quantity: corrected.quantity,
  typed: null,
  corrected,
});

/** What quantity.machine.ts names: delays, guards and actions. */
export const quantitySetup = setup({
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
    keepText: assign(({ context, event }) => {
      assertEvent(event, 'quantity.type');
      const corrected = correctQuantity(event.text, context.rule);
      // Said already while something is typed: that there is no more to be had.
      return {
        typed: event.text,
        isWanted: false,
        corrected: corrected.reason === 'aboveMaximum' ? corrected : null,
      };
    }),
    correct: assign(({ context: { quantity, typed, rule } }) =>
      became(enteredQuantity(typed, quantity, rule)),
    ),
    step: assign(({ context: { quantity, typed, rule }, event }) => {
      assertEvent(event, 'quantity.step');
      return became(stepQuantity(enteredQuantity(typed, quantity, rule).quantity, rule, event.steps));
    }),
    tellCommitted: emit(({ context }) => ({ type: 'quantity.committed', quantity: context.quantity })),
    wantAdd: emit(({ context }) => ({ type: 'quantity.addWanted', quantity: context.quantity })),
    noteWanted: assign({ isWanted: true }),
    resetAfterAdd: assign(({ context, event }) => {
      assertEvent(event, 'add.settled');
      const quantity = event.isAdded ? quantityAfterSuccess(context.rule) : quantityAfterError(context.rule);
      return { isWanted: false, quantity };
    }),
    follow: assign(({ context, event }) => {
      assertEvent(event, 'position.changed');
      return {
        quantity: event.quantity,
        rule: event.rule,
        // What was said of another amount is over.
        corrected: event.quantity === context.quantity ? context.corrected : null,
      };
    }),
  },
});
