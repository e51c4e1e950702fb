import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import type { Catalog, EventSample, FailureSample, Sample, SuccessSample } from '#machines/path-ready.ts';
import { matchesDescriptor } from './definition.ts';

/** A catalogue whose types were forgotten; the typed one was checked where it was written. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCatalog = Catalog<any>;

/** What makes a step happen: somebody acts, a call ends, a part dies, or time passes. */
export type Cause = 'input' | 'event' | 'outcome' | 'fault' | 'delay';

/** An event that may happen in a snapshot, with the sample it stands for. */
export interface Candidate {
  /** `position.add:ok`, `loadBasket:noAnswer`, `after:patience`; unique in a machine but for calls made by two nodes. */
  readonly name: string;
  readonly cause: Cause;
  readonly event: AnyEventObject;
  readonly sample: Sample;
}

type CallSampleRecord = Readonly<Record<string, SuccessSample<unknown> | FailureSample>>;

export const eventSamplesOf = (
  catalog: AnyCatalog,
): Readonly<Record<string, Readonly<Record<string, EventSample<AnyEventObject>>>>> => catalog.events as never;

export const callSamplesOf = (catalog: AnyCatalog): Readonly<Record<string, CallSampleRecord>> =>
  catalog.calls as never;

const isFailure = (sample: object): sample is FailureSample => 'error' in sample;

const faultSample = (id: string): Sample => ({
  server: 'default',
  de: `Der Teil „${id}“ fällt aus.`,
  en: `The part "${id}" fails.`,
  weight: 0.01,
});

export function outcomesOf(node: AnyStateNode, catalog: AnyCatalog): readonly Candidate[] {
  const calls = callSamplesOf(catalog);
  return node.invoke.flatMap((invocation): readonly Candidate[] => {
    const source = String(invocation.src);
    const samples = calls[source];
    const failed = `xstate.error.actor.${invocation.id}`;
    if (samples !== undefined)
      return Object.entries(samples).map(([name, sample]) => ({
        name: `${source}:${name}`,
        cause: 'outcome',
        sample,
        event: isFailure(sample)
          ? { type: failed, actorId: invocation.id, error: sample.error }
          : { type: `xstate.done.actor.${invocation.id}`, actorId: invocation.id, output: sample.output },
      }));
    // Actors that are no calls (charts of their own) have one outcome a parent may care for: they die of a fault.
    if (!node.transitions.has(failed)) return [];
    const event = { type: failed, actorId: invocation.id, error: new Error(`fault in ${invocation.id}`) };
    return [{ name: `${source}:fault`, cause: 'fault', sample: faultSample(invocation.id), event }];
  });
}

export function delaysOf(node: AnyStateNode, catalog: AnyCatalog): readonly Candidate[] {
  return node.after.map(({ delay, eventType }) => ({
    name: `after:${String(delay)}`,
    cause: 'delay',
    event: { type: eventType },
    sample: (catalog.delays as Readonly<Record<string, Sample>>)[String(delay)] ?? {
      server: 'default',
      de: `${String(delay)} abwarten.`,
      en: `Wait for ${String(delay)}.`,
      weight: 1,
    },
  }));
}

export const commandsOf = (catalog: AnyCatalog): readonly Candidate[] =>
  Object.entries(eventSamplesOf(catalog)).flatMap(([type, samples]) =>
    Object.entries(samples).map(([name, sample]) => ({
      name: `${type}:${name}`,
      cause: 'event' as const,
      event: sample.event,
      sample,
    })),
  );

/** Creates the question what may happen next: events that are handled, ends of running calls, delays that may elapse. */
export function candidateFinder(catalog: AnyCatalog): (snapshot: AnyMachineSnapshot) => readonly Candidate[] {
  const commands = commandsOf(catalog);
  const ofNode = new Map<string, readonly Candidate[]>();
  const candidatesAt = (node: AnyStateNode): readonly Candidate[] => {
    const found = ofNode.get(node.id) ?? [
      ...commands.filter(({ event }) =>
        [...node.transitions.keys()].some((descriptor) => matchesDescriptor(descriptor, event.type)),
      ),
      ...outcomesOf(node, catalog),
      ...delaysOf(node, catalog),
    ];
    ofNode.set(node.id, found);
    return found;
  };
  return (snapshot) => {
    if (snapshot.status !== 'active') return [];
    return [...new Set(activeNodes(snapshot).flatMap((node) => candidatesAt(node)))];
  };
}
