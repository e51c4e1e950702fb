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

/** History state → the nodes it would come back to; none of states that were never left. */
export const rememberedNodes = (
  snapshot: AnyMachineSnapshot,
): readonly (readonly [string, readonly AnyStateNode[]])[] =>
  Object.entries(snapshot.historyValue as Readonly<Record<string, readonly AnyStateNode[]>>);

/** A snapshot as another copy of its chart would have it, whose guards and actions decide from here on. */
export const snapshotIn = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const own = (node: AnyStateNode): AnyStateNode => machine.getStateNodeById(node.id) as AnyStateNode;
  const historyValue = Object.fromEntries(
    rememberedNodes(snapshot).map(([id, nodes]) => [id, nodes.map(own)]),
  );
  return { ...snapshot, machine, historyValue, _nodes: activeNodes(snapshot).map(own) } as AnyMachineSnapshot;
};

/** Transitions in the order in which they were taken. */
type Taken = readonly AnyTransitionDefinition[];

/** The transitions of an inspected microstep; none of any other inspection. */
export const takenTransitions = (inspection: InspectionEvent): Taken =>
  inspection.type === '@xstate.microstep' ? inspection._transitions : [];

/** A child as its parent keeps it: by which name it was started, and with what. */
export interface KeptChild {
  readonly source: string;
  readonly input: unknown;
}

const keptChildren = new WeakMap<AnyActorRef, KeptChild>();

/** The children a snapshot keeps, by their ids; the same child is the same object each time. */
export function childrenOf(snapshot: AnyMachineSnapshot): Readonly<Record<string, KeptChild>> {
  const children = snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>;
  return Object.fromEntries(
    Object.entries(children).flatMap(([id, child]) => {
      if (child === undefined) return [];
      const { input } = (child as unknown as { options?: { input?: unknown } }).options ?? {};
      const kept = keptChildren.get(child) ?? { source: String(child.src), input };
      keptChildren.set(child, kept);
      return [[id, kept]];
    }),
  );
}

interface ScheduledEvents {
  readonly _scheduledEvents: Readonly<
    Record<string, { readonly event: AnyEventObject; readonly target: AnyActorRef }>
  >;
}

/** An event that waits for its time. */
export interface ScheduledEvent {
  readonly type: string;
  /** The actor it is for. */
  readonly of: AnyActorRef;
}

/** Events that wait for their time in the system of an actor, in the order of being set. */
export const scheduledEvents = (actor: AnyActorRef): readonly ScheduledEvent[] =>
  Object.values((actor.system.getSnapshot() as unknown as ScheduledEvents)._scheduledEvents).map(
    ({ event, target }) => ({ type: event.type, of: target }),
  );

/**
 * From now on no actor is registered in the system of this one, so that thousands may be created for their snapshot alone, and
 * nothing of the system is inspected but the microsteps, which are given to `note`.
 */
export function leaveUnregistered({ system }: AnyActorRef, note: (taken: Taken) => void): void {
  Object.assign(system, {
    _register: (sessionId: string) => sessionId,
    _unregister: () => undefined,
    _set: () => undefined,
    _sendInspectionEvent: (inspection: InspectionEvent) => {
      if (inspection.type === '@xstate.microstep') note(inspection._transitions);
    },
  });
}

/** The actor that started another one. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | null => actor._parent ?? null;
