import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import type { InputSample } from '#machines/path-ready.ts';
import { always } from '#machines/transition-id.ts';
import { candidateFinder, type AnyCatalog, type Candidate } from './candidates.ts';
import { groupsOf, lineOf, mayRefuse, refusalId, type TransitionGroup } from './definition.ts';
import { firstStep, nextStep, watched, type Step } from './step.ts';

/** One thing that happens in one abstract state. */
export interface Edge extends Candidate {
  /** Key of the state it happens in; empty for a start. */
  readonly from: string;
  readonly to: string;
  readonly step: Step;
  /** Ids of the declared transitions the step ran through, in this order. */
  readonly covers: readonly string[];
  /** Ids of the groups that were asked and refused. */
  readonly refuses: readonly string[];
}

/** The active nodes of the state a step happens in. */
export function activeBefore(graph: Graph, edge: Edge): readonly AnyStateNode[] {
  const before = graph.nodes.get(edge.from);
  return before === undefined ? [] : activeNodes(before);
}

export interface Graph {
  /** The machine as it was given. */
  readonly explored: AnyStateMachine;
  /** A watched copy of the machine that was explored; the states and transitions of the edges are its own. */
  readonly machine: AnyStateMachine;
  readonly catalog: AnyCatalog;
  /** One for each input of the catalogue. */
  readonly starts: readonly Edge[];
  /** Key → the first snapshot that was seen under it. */
  readonly nodes: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly edges: readonly Edge[];
  readonly outgoing: ReadonlyMap<string, readonly Edge[]>;
  /** False when the walk was cut off at the largest number of nodes. */
  readonly isComplete: boolean;
}

/** Names two snapshots alike when value and projected context are equal; each context is projected once. */
export function keyMaker(catalog: AnyCatalog): (snapshot: AnyMachineSnapshot) => string {
  const projected = new WeakMap<object, string>();
  return ({ status, value, context }) => {
    const facts = projected.get(context) ?? JSON.stringify(catalog.abstract(context));
    projected.set(context, facts);
    return `${status} ${JSON.stringify(value)} ${facts}`;
  };
}

export const keyOf = (catalog: AnyCatalog, snapshot: AnyMachineSnapshot): string =>
  keyMaker(catalog)(snapshot);

interface Observed {
  readonly covers: readonly string[];
  readonly refuses: readonly string[];
}

/** Reads out of a step which declared transitions it took and which groups said no. */
function stepReader(
  machine: AnyStateMachine,
): (before: AnyMachineSnapshot | null, type: string, step: Step) => Observed {
  const idOf = new Map<AnyTransitionDefinition, string>();
  const refusable = new Map<string, TransitionGroup[]>();
  for (const group of groupsOf(machine)) {
    for (const { definition, id } of group.branches) idOf.set(definition, id);
    if (!mayRefuse(group)) continue;
    refusable.set(group.event, [...(refusable.get(group.event) ?? []), group]);
  }
  return (before, type, step) => {
    const covers = step.microsteps.flat().flatMap((taken) => idOf.get(taken) ?? []);
    const answering = refusable.has(type)
      ? (step.microsteps[0] ?? []).map(({ source }) => lineOf(source))
      : [];
    const refusing = (snapshot: AnyMachineSnapshot | null, event: string): readonly string[] =>
      (refusable.get(event) ?? [])
        .filter(({ node }) => snapshot !== null && activeNodes(snapshot).includes(node))
        // A group is asked only when nothing inside its node has answered.
        .filter(({ node }) => event === always || !answering.some((line) => line.includes(node)))
        .map(refusalId);
    return {
      covers: [...new Set(covers)],
      refuses: [
        ...refusing(before, type),
        ...(step.snapshot.status === 'active' ? refusing(step.snapshot, always) : []),
      ],
    };
  };
}

/** Breadth-first walk over every abstract state the samples can reach. */
export function explore(explored: AnyStateMachine, catalog: AnyCatalog, maximumNodes = 20_000): Graph {
  const machine = watched(explored);
  const read = stepReader(machine);
  const candidatesIn = candidateFinder(catalog);
  const nodes = new Map<string, AnyMachineSnapshot>();
  const outgoing = new Map<string, Edge[]>();
  const edges: Edge[] = [];
  const queue: string[] = [];
  const keyFor = keyMaker(catalog);
  // A hundred thousand edges hold one text and one list for each place they share, not one each.
  const sameText = new Map<string, string>();
  const sameList = new Map<string, readonly string[]>();
  const arrive = (step: Step): string => {
    const key = keyFor(step.snapshot);
    const known = sameText.get(key);
    if (known !== undefined) return known;
    sameText.set(key, key);
    nodes.set(key, step.snapshot);
    queue.push(key);
    return key;
  };
  const shared = (list: readonly string[]): readonly string[] => {
    const text = list.join('\n');
    const known = sameList.get(text) ?? list;
    sameList.set(text, known);
    return known;
  };
  const inputs = Object.entries(catalog.inputs as Readonly<Record<string, InputSample<unknown>>>);
  const starts = inputs.map(([name, sample]): Edge => {
    const step = firstStep(machine, sample.input);
    const event = { type: 'xstate.init', input: sample.input };
    const observed = read(null, event.type, step);
    return {
      name: `input:${name}`,
      cause: 'input',
      event,
      sample,
      from: '',
      to: arrive(step),
      step,
      ...observed,
    };
  });
  let next = 0;
  for (; next < queue.length && nodes.size <= maximumNodes; next += 1) {
    const from = queue[next] as string;
    const snapshot = nodes.get(from) as AnyMachineSnapshot;
    const here = candidatesIn(snapshot).map((candidate): Edge => {
      const step = nextStep(machine, snapshot, candidate.event);
      const observed = read(snapshot, candidate.event.type, step);
      return {
        ...candidate,
        from,
        to: arrive(step),
        step,
        covers: shared(observed.covers),
        refuses: shared(observed.refuses),
      };
    });
    outgoing.set(from, here);
    edges.push(...here);
  }
  return { explored, machine, catalog, starts, nodes, edges, outgoing, isComplete: next === queue.length };
}
