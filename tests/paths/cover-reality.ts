import { cover, type Cover } from '#paths/cover/cover.ts';
import { criterionOf } from '#paths/cover/criteria.ts';
import type { Graph } from '#paths/explore/explore.ts';
import { isOrdinary } from '#paths/explore/reality.ts';
import { scriptOf, type PathScript } from '#paths/script/path-script.ts';

/** Paths for a view or a browser: those that need nothing special, and those that only a failing server leads to. */
export interface RealPaths {
  readonly successes: readonly PathScript[];
  readonly failures: readonly PathScript[];
  /** Transitions and refusals of the chart that the paths go through. */
  readonly covered: ReadonlySet<string>;
  readonly targets: readonly string[];
}

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
