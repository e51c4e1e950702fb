import { createActor, createMachine } from 'xstate';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { leaveUnregistered } from '#machines/xstate-internals.ts';

/** A call or another actor that a step starts, and what it is given. */
export interface StartedCall {
  readonly id: string;
  readonly input: unknown;
}

export interface StartedTimer {
  readonly name: string;
  readonly delayMs: number;
}

/** Something a step tells, and whom. */
export interface Message {
  readonly to: 'parent' | 'everybody' | { readonly id: string };
  readonly event: AnyEventObject;
}

/** One macrostep of a chart, computed without running anything. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  /** Transitions in the order they were taken; the first entry answers the event itself, the rest followed from it. */
  readonly microsteps: readonly (readonly AnyTransitionDefinition[])[];
  readonly emitted: readonly AnyEventObject[];
  /** Messages to other actors. */
  readonly sent: readonly AnyEventObject[];
  /** Facts and messages in the order of being told. */
  readonly messages: readonly Message[];
  /** How long the timers run that the step starts. */
  readonly timersMs: readonly number[];
  /** The same timers with the type of the event that each of them ends in. */
  readonly timers: readonly StartedTimer[];
  /** Calls and other actors the step starts. */
  readonly calls: readonly StartedCall[];
  /** Names of actions that ran and came to nothing; known of charts that `watched` has made. */
  readonly idle: readonly string[];
}

let microsteps: AnyTransitionDefinition[][] = [];
let emitted: AnyEventObject[] = [];
let sent: AnyEventObject[] = [];
let messages: Message[] = [];
let timers: StartedTimer[] = [];
let calls: StartedCall[] = [];
let idle: string[] = [];

const parent = createActor(createMachine({}));

leaveUnregistered(parent, (taken) => microsteps.push([...taken]));

/** Stands for the chart; like a child's it has a parent, whom it may tell something. */
const observer = createActor(createMachine({}), { parent });

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
    const params = action.params as
      | { event?: AnyEventObject; delay?: number; id?: string; input?: unknown; to?: { id: string } }
      | undefined;
    if (action.type === 'xstate.spawnChild') calls.push({ id: String(params?.id), input: params?.input });
    if (params?.event === undefined) return;
    if (action.type === 'xstate.emit') {
      emitted.push(params.event);
      messages.push({ to: 'everybody', event: params.event });
    }
    if (action.type === 'xstate.sendTo') {
      sent.push(params.event);
      const { to } = params;
      if (to !== undefined) messages.push({ to: to === parent ? 'parent' : to, event: params.event });
    }
    if (action.type === 'xstate.raise' && params.delay !== undefined)
      timers.push({ name: params.event.type, delayMs: params.delay });
  },
};

const nothing: readonly never[] = [];

/** Most steps tell nothing; they share the list that says so. */
const orNothing = <Item>(list: readonly Item[]): readonly Item[] => (list.length === 0 ? nothing : list);

function compute(run: (scope: never) => AnyMachineSnapshot, self: AnyActorRef): Step {
  microsteps = [];
  emitted = [];
  sent = [];
  messages = [];
  timers = [];
  calls = [];
  idle = [];
  const snapshot = run({ ...scope, self } as never);
  return {
    snapshot,
    microsteps: orNothing(microsteps),
    emitted: orNothing(emitted),
    sent: orNothing(sent),
    messages: orNothing(messages),
    timersMs: timers.length === 0 ? nothing : timers.map(({ delayMs }) => delayMs),
    timers: orNothing(timers),
    calls: orNothing(calls),
    idle: orNothing(idle),
  };
}

/** An action of the library that changes the context or enqueues others; those that tell something have `execute` as well. */
interface ChangingAction {
  resolve(
    scope: unknown,
    before: AnyMachineSnapshot,
    ...rest: readonly unknown[]
  ): readonly [AnyMachineSnapshot, unknown?, (readonly unknown[])?];
}

const isChanging = (action: unknown): action is ChangingAction =>
  typeof action === 'function' && 'resolve' in action && !('execute' in action);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two plain values are the same in content; ends at the first difference. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameValue(one[name], other[name]))
  );
}

const toldCount = (): number => emitted.length + sent.length + timers.length + calls.length;

function noteIdle(
  name: string,
  toldBefore: number,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): void {
  if (toldCount() === toldBefore && isSameValue(before.context, after.context)) idle.push(name);
}

/** A copy of a chart that does the same and notes in each step which of its named actions came to nothing. */
export function watched(machine: AnyStateMachine): AnyStateMachine {
  const declared = Object.entries(machine.implementations.actions as Readonly<Record<string, unknown>>);
  const actions = declared.map(([name, action]): readonly [string, unknown] => {
    if (!isChanging(action)) return [name, action];
    const resolve: ChangingAction['resolve'] = (scope, before, ...rest) => {
      const toldBefore = toldCount();
      const [after, params, enqueued = []] = action.resolve(scope, before, ...rest);
      if (enqueued.length === 0) {
        noteIdle(name, toldBefore, before, after);
        return [after, params];
      }
      const lookBack = Object.assign(() => undefined, {
        resolve: (_: unknown, last: AnyMachineSnapshot) => {
          noteIdle(name, toldBefore, before, last);
          return [last];
        },
      });
      return [after, params, [...enqueued, lookBack]];
    };
    return [name, Object.assign(() => undefined, action, { resolve })];
  });
  return machine.provide({ actions: Object.fromEntries(actions) } as never);
}

/** An actor that does nothing and stands for one of several that are computed together, so that others may tell it something. */
export const standIn = (id: string): AnyActorRef => createActor(createMachine({}), { parent, id });

/**
 * The first snapshot of a chart for one input.
 *
 * @param self whom the chart calls itself
 */
export const firstStep = (machine: AnyStateMachine, input: unknown, self: AnyActorRef = observer): Step =>
  compute((actorScope) => machine.getInitialSnapshot(actorScope, input), self);

/** What one event does to one snapshot. */
export const nextStep = (
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
  self: AnyActorRef = observer,
): Step => compute((actorScope) => machine.transition(from, event, actorScope), self);
