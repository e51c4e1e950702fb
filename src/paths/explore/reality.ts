import type { AnyMachineSnapshot } from 'xstate';
import { movedEdge, type Edge } from './edge.ts';
import type { Graph } from './explore.ts';

/**
 * What can really happen to a chart in its world: the samples of a catalogue may follow each other in any order, but a server
 * remembers, and a page offers no gesture for some. `Known` is what is remembered and the chart does not know.
 */
export interface Reality<Known> {
  /** What is known at the start; null when nobody can start like this. */
  start(sample: string): Known | null;
  /** What is known after a step; null when it cannot happen here. */
  after(known: Known, step: string, before: AnyMachineSnapshot): Known | null;
  /** Small charts: what a sample shows is seen wherever it can happen, not only once. */
  readonly isEverySample?: true;
}

interface Place<Known> {
  readonly key: string;
  readonly node: string;
  readonly known: Known;
}

/** The part of a chart's graph that can really be walked; a place is a state together with what the server remembers. */
export function realGraph<Known>(graph: Graph, reality: Reality<Known>): Graph {
  const places = new Map<string, Place<Known>>();
  const nodes = new Map<string, AnyMachineSnapshot>();
  const outgoing = new Map<string, Edge[]>();
  const queue: Place<Known>[] = [];
  const arrive = (edge: Edge, from: string, known: Known): Edge => {
    const key = `${edge.to} ${JSON.stringify(known)}`;
    if (!places.has(key)) {
      const place = { key, node: edge.to, known };
      places.set(key, place);
      nodes.set(key, graph.nodes.get(edge.to) as AnyMachineSnapshot);
      queue.push(place);
    }
    return movedEdge(edge, from, key);
  };
  const starts = graph.starts.flatMap((edge) => {
    const known = reality.start(edge.name.slice('input:'.length));
    return known === null ? [] : [arrive(edge, '', known)];
  });
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const { key, node, known } = place;
    const before = graph.nodes.get(node) as AnyMachineSnapshot;
    const here = (graph.outgoing.get(node) ?? []).flatMap((edge) => {
      const next = reality.after(known, edge.name, before);
      return next === null ? [] : [arrive(edge, key, next)];
    });
    outgoing.set(key, here);
  }
  return { ...graph, starts, nodes, outgoing, edges: [...outgoing.values()].flat() };
}

/** Whether a step needs nothing special from the server. */
export const isOrdinary = ({ sample }: Edge): boolean => sample.server === 'default';
