import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/*
 * What the library keeps to itself and tools need all the same. No other file touches it: with a new version this one is
 * looked at first.
 */

/** The nodes a snapshot is in, those they stand in among them. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  snapshot._nodes as AnyStateNode[];

/** A snapshot as another copy of its chart would have it, whose guards and actions decide from here on. */
export const snapshotIn = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const own = (node: AnyStateNode): AnyStateNode => machine.getStateNodeById(node.id) as AnyStateNode;
  return { ...snapshot, machine, _nodes: activeNodes(snapshot).map(own) } as AnyMachineSnapshot;
};

/** The transitions of an inspected microstep, in the order they were taken; none of any other inspection. */
export const takenTransitions = (inspection: InspectionEvent): readonly AnyTransitionDefinition[] =>
  inspection.type === '@xstate.microstep' ? inspection._transitions : [];

interface ScheduledEvents {
  readonly _scheduledEvents: Readonly<Record<string, { readonly event: AnyEventObject }>>;
}

/** Events that wait for their time in the system of an actor, in the order of being set. */
export const scheduledEvents = (actor: AnyActorRef): readonly AnyEventObject[] =>
  Object.values((actor.system.getSnapshot() as unknown as ScheduledEvents)._scheduledEvents).map(
    ({ event }) => event,
  );

/** From now on no actor is registered in the system of this one, so that thousands may be created for their snapshot alone. */
export function leaveUnregistered({ system }: AnyActorRef): void {
  Object.assign(system, {
    _register: (sessionId: string) => sessionId,
    _unregister: () => undefined,
    _set: () => undefined,
  });
}
