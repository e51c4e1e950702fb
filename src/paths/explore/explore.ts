import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import type { InputSample } from '#machines/path-ready.ts';
import { candidateFinder, type AnyCatalog, type Candidate } from './candidates.ts';
import { noteChangedNumbers } from './changed-numbers.ts';
import { ChartEdge, listKeeper, type Edge } from './edge.ts';
import { firstStep, nextStep, watched, type Step } from './step.ts';
import { keyMaker } from './state-key.ts';
import { stepReader } from './step-reader.ts';
import { mayRunOut, noTimers, orderText, timersAfter, type Timers } from './timer-order.ts';

/** The active nodes of the state a step happens in. */
export function activeBefore(graph: Graph, edge: Edge): readonly AnyStateNode[] {
  const before = graph.nodes.get(edge.from);
  return before === undefined ? [] : activeNodes(before);
}

/** What can be walked step by step: the graph of one chart, or of several together. */
export interface Walkable {
  readonly starts: readonly Edge[];
  readonly edges: readonly Edge[];
  readonly outgoing: ReadonlyMap<string, readonly Edge[]>;
}

export interface Graph extends Walkable {
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
  /** Dotted places of the numbers in the context that some step changes. */
  readonly changedNumbers: ReadonlySet<string>;
  /** False when the walk was cut off at the largest number of nodes. */
  readonly isComplete: boolean;
}

/** The timers that run after a step; delayed events that no state waits for are none of them. */
function timersThen(before: Timers, ranOut: string | null, { snapshot, timers }: Step): Timers {
  if (before === noTimers && timers.length === 0) return noTimers;
  const waiting = snapshot.status === 'active' ? activeNodes(snapshot) : [];
  const running = new Set(waiting.flatMap(({ after }) => after.map(({ eventType }) => eventType)));
  return timersAfter(before, { ranOut, running, set: timers.filter(({ name }) => running.has(name)) });
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
  // A hundred thousand edges hold one text for each place they share, not one each.
  const sameText = new Map<string, string>();
  const shared = listKeeper();
  const changedNumbers = new Set<string>();
  const timersAt = new Map<string, Timers>();
  const arrive = (step: Step, timers: Timers): string => {
    const key = keyFor(step.snapshot) + orderText(timers);
    const known = sameText.get(key);
    if (known !== undefined) return known;
    sameText.set(key, key);
    nodes.set(key, step.snapshot);
    timersAt.set(key, timers);
    queue.push(key);
    return key;
  };
  const edgeFor = (
    candidate: Candidate,
    before: AnyMachineSnapshot | null,
    from: string,
    step: Step,
    timers: Timers,
  ): Edge => {
    const to = arrive(step, timers);
    const after = nodes.get(to) as AnyMachineSnapshot;
    const observed = read(before, candidate.event.type, step);
    return new ChartEdge(machine, candidate, { before, from, to, after, step, observed }, shared);
  };
  const inputs = Object.entries(catalog.inputs as Readonly<Record<string, InputSample<unknown>>>);
  const starts = inputs.map(([name, sample]): Edge => {
    const step = firstStep(machine, sample.input);
    const event = { type: 'xstate.init', input: sample.input };
    const start: Candidate = { name: `input:${name}`, cause: 'input', event, sample };
    return edgeFor(start, null, '', step, timersThen(noTimers, null, step));
  });
  let next = 0;
  for (; next < queue.length && nodes.size <= maximumNodes; next += 1) {
    const from = queue[next] as string;
    const snapshot = nodes.get(from) as AnyMachineSnapshot;
    const timers = timersAt.get(from) as Timers;
    const possible = candidatesIn(snapshot).filter(
      ({ cause, event }) => cause !== 'delay' || mayRunOut(timers, event.type),
    );
    const here = possible.map((candidate): Edge => {
      const step = nextStep(machine, snapshot, candidate.event);
      noteChangedNumbers(snapshot.context, step.snapshot.context, changedNumbers);
      const ranOut = candidate.cause === 'delay' ? candidate.event.type : null;
      return edgeFor(candidate, snapshot, from, step, timersThen(timers, ranOut, step));
    });
    outgoing.set(from, here);
    for (const edge of here) edges.push(edge);
  }
  return {
    explored,
    machine,
    catalog,
    starts,
    nodes,
    edges,
    outgoing,
    changedNumbers,
    isComplete: next === queue.length,
  };
}
