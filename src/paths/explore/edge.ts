import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Sample } from '#machines/path-ready.ts';
import type { Candidate, Cause } from './candidates.ts';
import type { Observed } from './step-reader.ts';
import { firstStep, nextStep, type Step } from './step.ts';

/** One thing that happens in one abstract state. */
export interface Edge extends Candidate {
  /** Key of the state it happens in; empty for a start. */
  readonly from: string;
  readonly to: string;
  /** The first snapshot that was seen under the key it leads to. */
  readonly after: AnyMachineSnapshot;
  /** Whether the step ends in a snapshot of its own, which only the projection calls equal to `after`. */
  readonly isTwin: boolean;
  /** Ids of the declared transitions the step ran through, in this order. */
  readonly covers: readonly string[];
  /** Ids of the groups that were asked and refused. */
  readonly refuses: readonly string[];
  /** Names of actions that ran and came to nothing. */
  readonly idle: readonly string[];
  /** Ids of the calls and other actors the step starts. */
  readonly calls: readonly string[];
  /** How many times transitions were taken one after the other. */
  readonly turns: number;
  /** The whole step. It is computed anew each time: kept, the steps of a large chart fill the memory. */
  readonly step: Step;
}

/** Where an edge is met, and what is known of its step. */
interface EdgeFacts {
  /** Null at a start. */
  readonly before: AnyMachineSnapshot | null;
  readonly from: string;
  readonly to: string;
  readonly after: AnyMachineSnapshot;
  readonly step: Step;
  readonly observed: Observed;
}

/** Lists that many edges share stand in the memory once. */
export type ListKeeper = (list: readonly string[]) => readonly string[];

export function listKeeper(): ListKeeper {
  const known = new Map<string, readonly string[]>();
  const nothing: readonly string[] = [];
  return (list) => {
    if (list.length === 0) return nothing;
    const text = list.length === 1 ? (list[0] as string) : list.join('\n');
    const same = known.get(text) ?? list;
    known.set(text, same);
    return same;
  };
}

/** An edge of one chart. */
export class ChartEdge implements Edge {
  readonly name: string;
  readonly cause: Cause;
  readonly event: AnyEventObject;
  readonly sample: Sample;
  readonly from: string;
  readonly to: string;
  readonly after: AnyMachineSnapshot;
  readonly isTwin: boolean;
  readonly covers: readonly string[];
  readonly refuses: readonly string[];
  readonly idle: readonly string[];
  readonly calls: readonly string[];
  readonly turns: number;
  private readonly machine: AnyStateMachine;
  private readonly before: AnyMachineSnapshot | null;

  constructor(machine: AnyStateMachine, candidate: Candidate, facts: EdgeFacts, shared: ListKeeper) {
    const { before, from, to, after, step, observed } = facts;
    this.name = candidate.name;
    this.cause = candidate.cause;
    this.event = candidate.event;
    this.sample = candidate.sample;
    this.from = from;
    this.to = to;
    this.after = after;
    this.isTwin = step.snapshot !== after;
    this.covers = shared(observed.covers);
    this.refuses = shared(observed.refuses);
    this.idle = shared(step.idle);
    this.calls = shared(step.calls.map(({ id }) => id));
    this.turns = step.microsteps.length;
    this.machine = machine;
    this.before = before;
  }

  get step(): Step {
    if (this.before === null) return firstStep(this.machine, this.event['input']);
    return nextStep(this.machine, this.before, this.event);
  }
}

/** The same edge between two other places. */
export const movedEdge = (edge: Edge, from: string, to: string): Edge =>
  Object.assign(Object.create(Object.getPrototypeOf(edge) as object) as Edge, edge, { from, to });
