import type { Cover } from '#paths/cover/cover.ts';
import { scriptOf } from '#paths/script/path-script.ts';
import type { Graph } from '#paths/explore/explore.ts';

export const ratioOf = ({ steps, bound }: Cover): string =>
  bound.steps === 0 ? '–' : (steps / bound.steps).toFixed(3);

/** Columns in equal width; numbers stand to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return typeof cell === 'number' || /^[\d.–]+$/.test(cell)
            ? String(cell).padStart(width)
            : String(cell).padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const list = (title: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : ['', `${title}:`, ...ids.map((id) => `  ${id}`)];

/** Figures of a cover, and its paths by the names of their samples. */
export function summary(graph: Graph, cover: Cover): string {
  const { targets, covered, paths, steps, bound } = cover;
  return [
    `${graph.machine.id}, ${cover.criterion}: ${covered.size} of ${targets.length} covered by ${paths.length} paths, ${steps} steps (proven least ${bound.steps}, ratio ${ratioOf(cover)})`,
    ...paths.flatMap((path, index) => [
      '',
      `${index + 1}. ${scriptOf(graph, path).id}: ${path.start.name}`,
      ...path.steps.map(({ name }) => `   ${name}`),
    ]),
    ...list('Uncovered: reachable, but not within the asked route and length', cover.uncovered),
    ...list('Unreachable: no sample leads there, or only one that is avoided', cover.unreachable),
  ].join('\n');
}

/** Why the paths are what they are. */
export function explanation(graph: Graph, cover: Cover): string {
  const gains = cover.paths.flatMap((path, index) => [
    `Path ${index + 1} (${scriptOf(graph, path).id}, ${path.steps.length} steps) adds`,
    ...path.gains.map((id) => `  ${id}`),
  ]);
  const prices = Object.entries(cover.bound.prices).filter(([, price]) => price > 0);
  return [
    `The chart has ${graph.nodes.size} distinguishable states and ${graph.edges.length} possible steps.`,
    '',
    ...gains,
    '',
    `Why ${cover.bound.steps} steps are needed: give each target below its price. No path of at most ${cover.maxSteps} steps collects`,
    'more than its number of steps, even when a target pays at each visit; all prices together are the bound, rounded up.',
    ...prices.map(([id, price]) => `  ${price.toFixed(3)}  ${id}`),
  ].join('\n');
}
