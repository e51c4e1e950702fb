import type { AnyEventObject, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { FlowSample } from '#contract/flows.ts';
import type { FailureSample, Sample, SuccessSample } from '#machines/path-ready.ts';
import { matchesDescriptor, type TransitionGroup } from '#paths/explore/definition.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';

interface SampledEvent {
  readonly event: AnyEventObject;
  readonly sample: FlowSample;
}

export const flowSample = (name: string, { de, en, server, weight }: Sample): FlowSample => ({
  name,
  text: { de, en },
  server,
  weight,
});

export type CallSamples = Readonly<Record<string, SuccessSample<unknown> | FailureSample>>;

export const callSamplesOf = (catalog: AnyCatalog, source: string): CallSamples | undefined =>
  (catalog.calls as Readonly<Record<string, CallSamples>>)[source];

const donePrefix = 'xstate.done.actor.';
const errorPrefix = 'xstate.error.actor.';

/** Everything the catalogue knows to happen under a declared event. */
function sampledEvents(group: TransitionGroup, catalog: AnyCatalog): readonly SampledEvent[] {
  for (const prefix of [donePrefix, errorPrefix]) {
    if (!group.event.startsWith(prefix)) continue;
    const actorId = group.event.slice(prefix.length);
    const source = String(group.node.invoke.find(({ id }) => id === actorId)?.src ?? actorId);
    return Object.entries(callSamplesOf(catalog, source) ?? {}).flatMap(([name, sample]) => {
      const outcome =
        'error' in sample
          ? { type: `${errorPrefix}${actorId}`, actorId, error: sample.error }
          : { type: `${donePrefix}${actorId}`, actorId, output: sample.output };
      return outcome.type === group.event
        ? [{ event: outcome, sample: flowSample(`${source}:${name}`, sample) }]
        : [];
    });
  }
  type EventSamples = Readonly<Record<string, Sample & { event: AnyEventObject }>>;
  return Object.entries(catalog.events as Readonly<Record<string, EventSamples>>)
    .filter(([type]) => matchesDescriptor(group.event, type))
    .flatMap(([type, samples]) =>
      Object.entries(samples).map(([name, sample]) => ({
        event: sample.event,
        sample: flowSample(`${type}:${name}`, sample),
      })),
    );
}

/** Stands for the context while a guard is asked about an event alone: any look at it makes the answer unknown. */
const unknown = new Proxy(
  {},
  {
    get: (): never => {
      throw new Error('the answer depends on the context');
    },
  },
);

type Asked = (arguments_: object, params: unknown) => unknown;

interface GuardReference {
  readonly type: string;
  readonly params?: unknown;
}

/** Whether a guard lets an event pass, as far as the event alone decides it. */
function guardAnswer(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
  event: AnyEventObject,
): boolean | 'unknown' {
  const { guard } = definition as { guard?: unknown };
  if (guard === undefined) return true;
  const { type, params } = (typeof guard === 'string' ? { type: guard } : guard) as GuardReference;
  const implementation = (machine.implementations.guards as Readonly<Record<string, unknown>>)[type];
  if (typeof implementation !== 'function' || 'check' in implementation) return 'unknown';
  const given = { context: unknown, event, self: unknown, system: unknown };
  try {
    const resolved: unknown = typeof params === 'function' ? (params as Asked)(given, undefined) : params;
    return Boolean((implementation as Asked)(given, resolved));
  } catch {
    return 'unknown';
  }
}

export interface PossibleSamples {
  readonly samples: readonly FlowSample[];
  /** Whether the event alone says that these samples, and no other, take this branch. */
  readonly isCertain: boolean;
}

/** For each branch of a group, the samples that can take it, in the order the branches are asked. */
export function possibleSamples(
  machine: AnyStateMachine,
  group: TransitionGroup,
  catalog: AnyCatalog,
): readonly PossibleSamples[] {
  const answers = sampledEvents(group, catalog).map(({ event, sample }) => ({
    sample,
    asked: group.branches.map(({ definition }) => guardAnswer(machine, definition, event)),
  }));
  return group.branches.map((_, index) => {
    const possible = answers.filter(
      ({ asked }) => asked[index] !== false && !asked.slice(0, index).includes(true),
    );
    return {
      samples: possible.map(({ sample }) => sample),
      isCertain:
        possible.length > 0 && possible.every(({ asked }) => !asked.slice(0, index + 1).includes('unknown')),
    };
  });
}
