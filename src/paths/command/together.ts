import type { AnyEnsemble } from '#machines/ensemble.ts';
import { exploreTogether, type WholeGraph } from '#paths/together/explore-together.ts';
import { storedTogetherOf, togetherStore } from '#paths/together/stored-together.ts';
import { coverTogether } from '#paths/together/whole-cover.ts';
import type { Cover } from '#paths/cover/cover.ts';
import { ratioOf } from './report.ts';

interface TogetherOutcome {
  readonly row: readonly (string | number)[];
  readonly faults: readonly string[];
}

export const togetherHeader = [
  'together',
  'states',
  'steps left out',
  'covered',
  'paths',
  'steps',
  'bound',
  'ratio',
];

/** What is wrong with charts that run together, a sentence each. */
export function faultsTogether(graph: WholeGraph, result: Cover): readonly string[] {
  const { name } = graph.ensemble;
  return [
    ...(graph.isComplete ? [] : [`${name}: more than ${graph.nodes.size - 1} states together`]),
    ...graph.broken.map(
      ({ invariant, steps }) => `${name}: '${invariant}' is broken by ${steps.join(' → ')}`,
    ),
    ...result.uncovered.map((id) => `${name}: no path covers ${id} together`),
    ...result.unreachable.map((id) => `${name}: ${id} never happens together`),
  ];
}

/** Explores an ensemble, stores its paths when asked to, and says what is wrong with it. */
export function treatTogether(
  root: string,
  ensemble: AnyEnsemble,
  { isWriting, mayFail }: { readonly isWriting: boolean; readonly mayFail: boolean },
): TogetherOutcome {
  const graph = exploreTogether(ensemble);
  const result = coverTogether(graph);
  const { covered, targets, paths, steps, bound } = result;
  const stored = storedTogetherOf(graph, result);
  if (isWriting) togetherStore.write(root, ensemble.name, stored);
  const isStale = mayFail && !togetherStore.isFresh(root, ensemble.name, stored);
  return {
    row: [
      ensemble.name,
      graph.nodes.size,
      graph.leftOut,
      `${covered.size}/${targets.length}`,
      paths.length,
      steps,
      bound.steps,
      ratioOf(result),
    ],
    faults: [
      ...(mayFail ? faultsTogether(graph, result) : []),
      ...(isStale
        ? [
            `${ensemble.name}: ${togetherStore.fileOf(ensemble.name)} is stale; npm run paths -- --all --write makes it anew`,
          ]
        : []),
    ],
  };
}
