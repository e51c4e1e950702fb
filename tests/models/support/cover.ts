import type { Edge, Graph } from './explore.ts';

/** A way through a chart: the input it starts with and the events that follow. */
export interface Path {
  readonly start: Edge;
  readonly steps: readonly Edge[];
}

export interface Cover {
  readonly paths: readonly Path[];
  readonly covered: ReadonlySet<string>;
}

const idsOf = (path: Path): readonly string[] => [path.start, ...path.steps].flatMap((edge) => edge.covers);

/**
 * The shortest path through each transition that no earlier path has taken yet, longest first, so that a long path
 * saves the short ones it contains. Same order for the same graph.
 */
export function coverTransitions(graph: Graph): Cover {
  const pathTo = new Map<string, Path>();
  for (const start of graph.starts) if (!pathTo.has(start.to)) pathTo.set(start.to, { start, steps: [] });
  const outgoing = new Map<string, Edge[]>();
  for (const edge of graph.edges) outgoing.set(edge.from, [...(outgoing.get(edge.from) ?? []), edge]);
  const queue = [...pathTo.keys()];
  const shortest = new Map<string, Path>();
  const remember = (path: Path) => {
    for (const id of idsOf(path)) {
      const known = shortest.get(id);
      if (known === undefined || known.steps.length > path.steps.length) shortest.set(id, path);
    }
  };
  for (const start of graph.starts) remember({ start, steps: [] });
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const here = pathTo.get(key) as Path;
    for (const edge of outgoing.get(key) ?? []) {
      const path = { start: here.start, steps: [...here.steps, edge] };
      remember(path);
      if (pathTo.has(edge.to)) continue;
      pathTo.set(edge.to, path);
      queue.push(edge.to);
    }
  }
  const covered = new Set<string>();
  const paths: Path[] = [];
  for (const [id, path] of [...shortest].toSorted(
    ([, one], [, other]) => other.steps.length - one.steps.length,
  )) {
    if (covered.has(id)) continue;
    paths.push(path);
    for (const taken of idsOf(path)) covered.add(taken);
  }
  return { paths, covered };
}
