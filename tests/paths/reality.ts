import type { AnyMachineSnapshot } from 'xstate';
import { cover, type Cover } from '#paths/cover/cover.ts';
import { criterionOf } from '#paths/cover/criteria.ts';
import type { Edge, Graph } from '#paths/explore/explore.ts';
import { scriptOf, type PathScript } from '#paths/script/path-script.ts';

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
    return { ...edge, from, to: key };
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

/** Paths for a view or a browser: those that need nothing special, and those that only a failing server leads to. */
export interface RealPaths {
  readonly successes: readonly PathScript[];
  readonly failures: readonly PathScript[];
  /** Transitions and refusals of the chart that the paths go through. */
  readonly covered: ReadonlySet<string>;
  readonly targets: readonly string[];
}

const isOrdinary = ({ sample }: Edge): boolean => sample.server === 'default';

/** The graph without the steps that need the scenario switch. */
function ordinary(graph: Graph): Graph {
  const outgoing = new Map([...graph.outgoing].map(([key, edges]) => [key, edges.filter(isOrdinary)]));
  return {
    ...graph,
    starts: graph.starts.filter(isOrdinary),
    outgoing,
    edges: graph.edges.filter(isOrdinary),
  };
}

/** Every failure in every state that meets it: `checkout|checkout.ordering.submitting|saveOrder:risen`. */
function failingCases(graph: Graph): ReadonlySet<string> {
  const { targets, meets } = criterionOf('cases', graph);
  const failing = new Set(
    graph.edges.filter((edge) => !isOrdinary(edge)).flatMap((edge) => meets(edge, null)),
  );
  return new Set(targets.filter((target) => failing.has(target)));
}

const stepsOf = ({ start, steps }: PathScript) => [start, ...steps];

/**
 * Covers every transition and refusal that can really be walked, and every failure in every state that meets it.
 *
 * @param isEverySample every other sample, too, is played in every state that answers it
 */
export function realPaths(graph: Graph, isEverySample = false): RealPaths {
  const scriptsOf = ({ paths }: Cover): readonly PathScript[] => paths.map((path) => scriptOf(graph, path));
  const usual = cover(ordinary(graph), 'transitions+rejections');
  const successes = scriptsOf(isEverySample ? cover(ordinary(graph), 'cases') : usual);
  const failing = scriptsOf(cover(graph, 'cases', { only: failingCases(graph) }));
  const met = [...successes, ...failing]
    .flatMap(stepsOf)
    .flatMap(({ takes, refuses }) => [...takes, ...refuses]);
  const only = new Set(usual.targets.filter((target) => !met.includes(target)));
  const rest = cover(graph, 'transitions+rejections', { only });
  return {
    successes,
    failures: [...failing, ...scriptsOf(rest)],
    covered: new Set([...met.filter((id) => usual.targets.includes(id)), ...rest.covered]),
    targets: usual.targets,
  };
}
