import { assertEvent, assign, setup } from 'xstate';
import { problemOf, refusalOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { formActors } from './form.actors.ts';
import type { FieldFaults, FormCommand, FormContext, FormInput } from './form.types.ts';

type AnyFormEvent = FormCommand | OutcomesOf<typeof formActors>;

/** What the server has said, without the field that was changed and those that are gone by it. */
function faultsBeside({ faults }: FormContext, event: AnyFormEvent): FieldFaults {
  assertEvent(event, 'field.type');
  const { field, values } = event;
  return Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field && name in values));
}

/** What the rules have found. */
function foundFaults(event: AnyFormEvent): FieldFaults {
  assertEvent(event, 'xstate.done.actor.checkForm');
  return event.output;
}

/**
 * What is left of the faults of the last try. What goes wrong only while somebody types is told by the next try: it would come up
 * while the field is still being filled.
 */
const faultsLeft = ({ faults }: FormContext, event: AnyFormEvent): FieldFaults =>
  Object.fromEntries(Object.entries(foundFaults(event)).filter(([name]) => name in faults));

const isEmpty = (faults: FieldFaults): boolean => Object.keys(faults).length === 0;

/** What form.machine.ts names: ports, guards and actions. */
export const formSetup = setup({
  types: {
    context: {} as FormContext,
    input: {} as FormInput,
    events: {} as AnyFormEvent,
    tags: {} as PhaseTag,
  },
  actors: formActors,
  guards: {
    isFaultless: ({ event }) => isEmpty(foundFaults(event)),
    isMended: ({ context, event }) => isEmpty(faultsLeft(context, event)),
    isLastFault: ({ context, event }) => !isEmpty(context.faults) && isEmpty(faultsBeside(context, event)),
    isRefused: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.sendForm');
      return refusalOf(event.error) !== null;
    },
  },
  actions: {
    keepTyped: assign(({ event }) => {
      assertEvent(event, ['field.type', 'form.submit']);
      return { values: event.values, isUnsaved: true };
    }),
    keepFaults: assign(({ event }) => ({ faults: foundFaults(event), problem: null })),
    keepFaultsLeft: assign(({ context, event }) => ({ faults: faultsLeft(context, event) })),
    forgetFaults: assign({ faults: {}, problem: null }),
    forgetFaultOfField: assign(({ context, event }) => ({ faults: faultsBeside(context, event) })),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.sendForm');
      const problem = problemOf(event.error);
      return { problem, faults: problem.fieldErrors };
    }),
    countFailedTry: assign(({ context }) => ({ failedTries: context.failedTries + 1 })),
    noteSent: assign({ isUnsaved: false }),
  },
});
