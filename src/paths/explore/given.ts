import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { candidateFinder, eventSamplesOf } from './candidates.ts';
import type { Edge } from './edge.ts';
import type { Graph } from './explore.ts';
import { leavesOf, withLeaf, type Scalar } from './leaves.ts';
import { isSameValue, nextStep, type Step } from './step.ts';

/** A value that somebody enters and a call is given: at once, or after what lies between has been answered. */
export interface Supply {
  /** Type of the event that brings the value. */
  readonly event: string;
  /** Name of the step: `addresses.submit:company`. */
  readonly sample: string;
  /** Where the value stands in the event: `shipping.address.zip`. */
  readonly leaf: string;
  /** Id of the call. */
  readonly call: string;
  /** States (as JSON) in which the value is on its way; none when the step itself starts the call. */
  readonly via: readonly string[];
}

/** A value is followed through so many steps: what is kept for longer is a fact of the chart and stands in its projection. */
const longestWay = 3;
/** Events with more values than this carry a record of the server, not what somebody enters. */
const mostEntered = 40;
/** So many different places an event is answered in are looked at. */
const mostPlaces = 4;

/** Another value of the same kind, which a chart that only carries it cannot mind. */
function otherThan(value: Scalar): Scalar | undefined {
  if (typeof value === 'string') return `${value}1`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : undefined;
}

interface Pair {
  readonly one: Step;
  readonly other: Step;
  readonly via: readonly string[];
}

/** Follows two visits that differ in one value, side by side, for as long as they are in the same states. */
function callsThatDiffer(
  graph: Graph,
  candidatesIn: ReturnType<typeof candidateFinder>,
  event: string,
  first: Pair,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const queue = [first];
  for (const { one, other, via } of queue) {
    const state = JSON.stringify(one.snapshot.value);
    if (state !== JSON.stringify(other.snapshot.value)) continue;
    for (const { id, input } of one.calls) {
      const twin = other.calls.find((call) => call.id === id);
      if (twin !== undefined && !isSameValue(twin.input, input) && !found.has(id)) found.set(id, via);
    }
    if (via.length === longestWay || seen.has(state)) continue;
    seen.add(state);
    if (isSameValue(one.snapshot.context, other.snapshot.context)) continue;
    for (const candidate of candidatesIn(one.snapshot)) {
      // The same event again brings another value.
      if (candidate.event.type === event) continue;
      const next = (from: AnyMachineSnapshot): Step => nextStep(graph.machine, from, candidate.event);
      queue.push({ one: next(one.snapshot), other: next(other.snapshot), via: [...via, state] });
    }
  }
  return found;
}

/** Sample → steps that take it, one for each different thing that comes of it. */
function placesOf(graph: Graph): ReadonlyMap<string, readonly Edge[]> {
  const places = new Map<string, Map<string, Edge>>();
  for (const edge of graph.edges) {
    if (edge.cause !== 'event' || edge.covers.length === 0) continue;
    const known = places.get(edge.name) ?? new Map<string, Edge>();
    const what = edge.covers.join(' ');
    if (!known.has(what) && known.size < mostPlaces) known.set(what, edge);
    places.set(edge.name, known);
  }
  return new Map([...places].map(([name, known]) => [name, [...known.values()]]));
}

function find(graph: Graph): readonly Supply[] {
  const candidatesIn = candidateFinder(graph.catalog);
  const places = placesOf(graph);
  const supplies: Supply[] = [];
  for (const [event, samples] of Object.entries(eventSamplesOf(graph.catalog)))
    for (const [name, { event: payload }] of Object.entries(samples)) {
      const sample = `${event}:${name}`;
      const leaves = leavesOf(payload).filter(({ path }) => path !== 'type');
      if (leaves.length > mostEntered) continue;
      for (const { path: leaf, value } of leaves) {
        const changed = otherThan(value);
        if (changed === undefined) continue;
        const found = new Map<string, readonly string[]>();
        for (const edge of places.get(sample) ?? []) {
          const before = graph.nodes.get(edge.from) as AnyMachineSnapshot;
          const other = nextStep(graph.machine, before, withLeaf(payload, leaf, changed) as AnyEventObject);
          const pair = { one: nextStep(graph.machine, before, payload), other, via: [] };
          for (const [call, via] of callsThatDiffer(graph, candidatesIn, event, pair))
            if (!found.has(call)) found.set(call, via);
        }
        for (const [call, via] of found) supplies.push({ event, sample, leaf, call, via });
      }
    }
  return supplies;
}

const known = new WeakMap<Graph, readonly Supply[]>();

/**
 * Which values of which samples calls are given. Two visits that differ in one value alone are followed until a call is given
 * something else; a value that decides where the chart goes is none that it carries.
 */
export function suppliesOf(graph: Graph): readonly Supply[] {
  const supplies = known.get(graph) ?? find(graph);
  known.set(graph, supplies);
  return supplies;
}
