import { createActor, createMachine } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/** One macrostep of a chart, computed without running anything. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  /** Every transition that was taken, eventless ones and those of raised events included. */
  readonly taken: readonly AnyTransitionDefinition[];
  readonly emitted: readonly AnyEventObject[];
  readonly actions: readonly string[];
}

interface MicrostepInspection {
  readonly type: string;
  readonly _transitions?: readonly AnyTransitionDefinition[];
}

const observer = createMachine({});

function compute(run: (scope: never) => AnyMachineSnapshot): Step {
  const taken: AnyTransitionDefinition[] = [];
  const emitted: AnyEventObject[] = [];
  const actions: string[] = [];
  const self = createActor(observer, {
    inspect: (inspection) => {
      const microstep = inspection as unknown as MicrostepInspection;
      if (microstep.type === '@xstate.microstep') taken.push(...(microstep._transitions ?? []));
    },
  });
  const scope = {
    self,
    id: 'model',
    sessionId: 'model',
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: (action: { type: string; params?: unknown }) => {
      actions.push(action.type);
      const params = action.params as { event?: AnyEventObject } | undefined;
      if (action.type === 'xstate.emit' && params?.event !== undefined) emitted.push(params.event);
    },
  };
  return { snapshot: run(scope as never), taken, emitted, actions };
}

/** The first snapshot of a chart for one input. */
export const firstStep = (machine: AnyStateMachine, input: unknown): Step =>
  compute((scope) => machine.getInitialSnapshot(scope, input));

/** What one event does to one snapshot. */
export const nextStep = (machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Step =>
  compute((scope) => machine.transition(from, event, scope));
