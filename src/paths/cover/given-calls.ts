import { suppliesOf, type Supply } from '#paths/explore/given.ts';
import { leafAt } from '#paths/explore/leaves.ts';
import { eventSamplesOf } from '#paths/explore/candidates.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { Graph } from '#paths/explore/explore.ts';

/** Calls that are given what different samples bring, each with each. */
export interface GivenCalls {
  /** `saveShippingAddress|given|addresses.submit:company`. */
  readonly targets: readonly string[];
  /** The sample that is on its way to a call after a step; null when none is. */
  remember(edge: Edge, memory: string | null): string | null;
  meets(edge: Edge, memory: string | null): readonly string[];
}

const targetOf = (call: string, sample: string): string => `${call}|given|${sample}`;

/** Of the samples that bring a call the same, one is enough: the one that shoppers meet most. */
function differentSamples(graph: Graph, supplies: readonly Supply[]): ReadonlySet<string> {
  const byCall = new Map<string, Supply[]>();
  for (const supply of supplies) {
    const key = `${supply.call} ${supply.event}`;
    byCall.set(key, [...(byCall.get(key) ?? []), supply]);
  }
  const kept = [...byCall.values()].flatMap((ofCall) => {
    const event = (ofCall[0] as Supply).event;
    const samples = eventSamplesOf(graph.catalog)[event] ?? {};
    const leaves = [...new Set(ofCall.map(({ leaf }) => leaf))];
    const named = [...new Set(ofCall.map(({ sample }) => sample))]
      .map((sample) => ({ sample, ...samples[sample.slice(event.length + 1)] }))
      .toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
    const brought = new Map<string, string>();
    for (const { sample, event: payload } of named) {
      const what = JSON.stringify(leaves.map((leaf) => leafAt(payload, leaf) ?? null));
      if (!brought.has(what)) brought.set(what, targetOf((ofCall[0] as Supply).call, sample));
    }
    return [...brought.values()];
  });
  return new Set(kept);
}

/** What of the values that calls are given a walk has to show. */
export function givenCallsOf(graph: Graph): GivenCalls {
  const supplies = suppliesOf(graph);
  const targets = differentSamples(graph, supplies);
  const onTheWay = new Map<string, Set<string>>();
  for (const { sample, call, via } of supplies) {
    if (via.length === 0 || !targets.has(targetOf(call, sample))) continue;
    const states = onTheWay.get(sample) ?? new Set<string>();
    via.forEach((state) => states.add(state));
    onTheWay.set(sample, states);
  }
  const eventOf = new Map(supplies.map(({ sample, event }) => [sample, event]));
  const states = new WeakMap<object, string>();
  const stateAfter = ({ after }: Edge): string => {
    const state = states.get(after) ?? JSON.stringify(after.value);
    states.set(after, state);
    return state;
  };
  return {
    targets: [...targets],
    remember: (edge, memory) => {
      if (onTheWay.size === 0) return null;
      const brought = onTheWay.has(edge.name) ? edge.name : memory;
      if (brought === null || (brought !== edge.name && eventOf.get(brought) === edge.event.type))
        return null;
      return onTheWay.get(brought)?.has(stateAfter(edge)) === true ? brought : null;
    },
    meets: (edge, memory) =>
      targets.size === 0
        ? []
        : edge.calls.flatMap((id) =>
            [edge.name, ...(memory === null ? [] : [memory])]
              .map((sample) => targetOf(id, sample))
              .filter((target) => targets.has(target)),
          ),
  };
}
