import { createActor, createMachine } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/** One macrostep of a chart, computed without running anything. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  /** Transitions in the order they were taken; the first entry answers the event itself, the rest followed from it. */
  readonly microsteps: readonly (readonly AnyTransitionDefinition[])[];
  readonly emitted: readonly AnyEventObject[];
  /** Messages to other actors. */
  readonly sent: readonly AnyEventObject[];
  /** How long the timers run that the step starts. */
  readonly timersMs: readonly number[];
}

interface MicrostepInspection {
  readonly type: string;
  readonly _transitions?: readonly AnyTransitionDefinition[];
}

let microsteps: AnyTransitionDefinition[][] = [];
let emitted: AnyEventObject[] = [];
let sent: AnyEventObject[] = [];
let timersMs: number[] = [];

const observer = createActor(createMachine({}), {
  inspect: (inspection) => {
    const microstep = inspection as unknown as MicrostepInspection;
    if (microstep.type === '@xstate.microstep') microsteps.push([...(microstep._transitions ?? [])]);
  },
});

// Children are created for their snapshot only: nothing registers, so that thousands of steps share one observer.
Object.assign(observer.system, {
  _register: (sessionId: string) => sessionId,
  _unregister: () => undefined,
  _set: () => undefined,
});

const scope = {
  self: observer,
  id: 'model',
  sessionId: 'model',
  system: observer.system,
  logger: () => undefined,
  defer: () => undefined,
  stopChild: () => undefined,
  emit: () => undefined,
  actionExecutor: (action: { type: string; params?: unknown }) => {
    const params = action.params as { event?: AnyEventObject; delay?: number } | undefined;
    if (params?.event === undefined) return;
    if (action.type === 'xstate.emit') emitted.push(params.event);
    if (action.type === 'xstate.sendTo') sent.push(params.event);
    if (action.type === 'xstate.raise' && params.delay !== undefined) timersMs.push(params.delay);
  },
};

function compute(run: (scope: never) => AnyMachineSnapshot): Step {
  microsteps = [];
  emitted = [];
  sent = [];
  timersMs = [];
  return { snapshot: run(scope as never), microsteps, emitted, sent, timersMs };
}

/** The first snapshot of a chart for one input. */
export const firstStep = (machine: AnyStateMachine, input: unknown): Step =>
  compute((actorScope) => machine.getInitialSnapshot(actorScope, input));

/** What one event does to one snapshot. */
export const nextStep = (machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Step =>
  compute((actorScope) => machine.transition(from, event, actorScope));
