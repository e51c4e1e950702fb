import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Catalog, FailureSample, SuccessSample } from '#machines/path-ready.ts';
import { transitionsOf } from './definition.ts';
import { firstStep, nextStep, type Step } from './step.ts';

/** A catalogue whose types were forgotten; the typed one was checked where it was written. */
export type AnyCatalog = Catalog<any>;

/** An event that may happen in a snapshot, with the sample it stands for. */
export interface Candidate {
  readonly name: string;
  readonly event: AnyEventObject;
}

export interface Edge extends Candidate {
  readonly from: string;
  readonly to: string;
  readonly step: Step;
  /** Ids of the declared transitions the step ran through. */
  readonly covers: readonly string[];
}

export interface Graph {
  readonly machine: AnyStateMachine;
  /** Names of the inputs and the node each one starts in. */
  readonly starts: readonly Edge[];
  readonly nodes: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly edges: readonly Edge[];
  readonly isComplete: boolean;
}

/** Names two snapshots alike when value and projected context are equal. */
export const keyOf = (catalog: AnyCatalog, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.status, snapshot.value, catalog.abstract(snapshot.context)]);

const isFailure = (sample: object): sample is FailureSample => 'error' in sample;

/** Events of the catalogue, outcomes of the calls that are running, and the delays that may elapse. */
export function candidatesOf(
  machine: AnyStateMachine,
  catalog: AnyCatalog,
  snapshot: AnyMachineSnapshot,
): readonly Candidate[] {
  if (snapshot.status !== 'active') return [];
  const commands = Object.entries(
    catalog.events as Record<string, Record<string, { event: AnyEventObject }>>,
  ).flatMap(([type, samples]) =>
    Object.entries(samples).map(([name, sample]) => ({ name: `${type}:${name}`, event: sample.event })),
  );
  const calls = catalog.calls as unknown as Record<
    string,
    Record<string, SuccessSample<unknown> | FailureSample>
  >;
  const nodes = snapshot._nodes as readonly (typeof machine.root)[];
  const invocations = nodes.flatMap((node) => node.invoke.map((invocation) => ({ node, invocation })));
  const outcomes = invocations.flatMap(({ invocation }) =>
    Object.entries(calls[String(invocation.src)] ?? {}).map(([name, sample]) => ({
      name: `${String(invocation.src)}:${name}`,
      event: isFailure(sample)
        ? { type: `xstate.error.actor.${invocation.id}`, actorId: invocation.id, error: sample.error }
        : { type: `xstate.done.actor.${invocation.id}`, actorId: invocation.id, output: sample.output },
    })),
  );
  // Actors that are no calls (charts of their own) have one outcome a parent may care for: they die of a fault.
  const faults = invocations
    .filter(({ invocation }) => !(String(invocation.src) in calls))
    .filter(({ node, invocation }) => node.transitions.has(`xstate.error.actor.${invocation.id}`))
    .map(({ invocation }) => ({
      name: `${String(invocation.src)}:fault`,
      event: {
        type: `xstate.error.actor.${invocation.id}`,
        actorId: invocation.id,
        error: new Error(`fault in ${invocation.id}`),
      },
    }));
  const delays = nodes
    .flatMap((node) => node.after)
    .map((delayed) => ({ name: `after:${String(delayed.delay)}`, event: { type: delayed.eventType } }));
  return [...commands, ...outcomes, ...faults, ...delays];
}

/** Breadth-first walk over every abstract state the samples can reach. */
export function explore(machine: AnyStateMachine, catalog: AnyCatalog, maximumNodes = 5000): Graph {
  const idOf = new Map(transitionsOf(machine).map((declared) => [declared.definition, declared.id]));
  const coversOf = (step: Step): string[] => [
    ...new Set(step.taken.map((taken) => idOf.get(taken)).filter((id) => id !== undefined)),
  ];
  const nodes = new Map<string, AnyMachineSnapshot>();
  const edges: Edge[] = [];
  const queue: string[] = [];
  const arrive = (step: Step): string => {
    const key = keyOf(catalog, step.snapshot);
    if (!nodes.has(key)) {
      nodes.set(key, step.snapshot);
      queue.push(key);
    }
    return key;
  };
  const starts = Object.entries(catalog.inputs).map(([name, sample]) => {
    const step = firstStep(machine, sample.input);
    const event = { type: 'xstate.init', input: sample.input };
    return { name: `input:${name}`, event, from: '', to: arrive(step), step, covers: coversOf(step) };
  });
  while (queue.length > 0 && nodes.size <= maximumNodes) {
    const from = queue.shift() as string;
    const snapshot = nodes.get(from) as AnyMachineSnapshot;
    for (const candidate of candidatesOf(machine, catalog, snapshot)) {
      const step = nextStep(machine, snapshot, candidate.event);
      const covers = coversOf(step);
      if (covers.length === 0 && step.snapshot.status === snapshot.status) continue;
      edges.push({ ...candidate, from, to: arrive(step), step, covers });
    }
  }
  return { machine, starts, nodes, edges, isComplete: queue.length === 0 };
}
