import type { AnyStateNode } from 'xstate';
import { always } from '#machines/transition-id.ts';
import { groupsOf, nodesOf, transitionsOf } from '#paths/explore/definition.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { Graph, Walkable } from '#paths/explore/explore.ts';

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : String((action as { readonly type?: unknown }).type);

/**
 * Of the ids that steps bear, those a step shows: of all steps that bear one, those in which the fewest of its actions come to
 * nothing. A path through a step that changes and tells nothing would not notice that the actions are missing.
 */
export function shownIds(
  graph: Walkable,
  actionsOf: ReadonlyMap<string, readonly string[]>,
  bornBy: (edge: Edge) => readonly string[],
): (edge: Edge) => readonly string[] {
  const idleCount = ({ idle }: Edge, id: string): number =>
    idle.length === 0 ? 0 : (actionsOf.get(id) ?? []).filter((name) => idle.includes(name)).length;
  const least = new Map<string, number>();
  for (const edge of [...graph.starts, ...graph.edges])
    for (const id of bornBy(edge))
      least.set(id, Math.min(least.get(id) ?? Number.POSITIVE_INFINITY, idleCount(edge, id)));
  // Edges share their lists: what one of them shows, all show that have the same two.
  const known = new WeakMap<readonly string[], Map<readonly string[], readonly string[]>>();
  return (edge) => {
    const ofCovers = known.get(edge.covers) ?? new Map<readonly string[], readonly string[]>();
    known.set(edge.covers, ofCovers);
    const shown =
      ofCovers.get(edge.idle) ?? bornBy(edge).filter((id) => idleCount(edge, id) === least.get(id));
    ofCovers.set(edge.idle, shown);
    return shown;
  };
}

/**
 * Transitions that a step shows by what their actions do.
 * @param anyStep transitions that each step shows which takes them.
 */
export function shownTransitions(
  graph: Graph,
  anyStep: ReadonlySet<string>,
): (edge: Edge) => readonly string[] {
  const actionsOf = new Map(
    transitionsOf(graph.machine)
      .filter(({ id }) => !anyStep.has(id))
      .map(({ id, definition }) => [id, definition.actions.map(nameOf)]),
  );
  return shownIds(graph, actionsOf, ({ covers }) => covers);
}

const entryMark = '|entry|';
const endingMark = ' → ';

/** What is done on entering a state, each action where a step shows it. */
export function shownEntries(graph: Graph): (edge: Edge) => readonly string[] {
  const actionOf = new Map(
    nodesOf(graph.machine).flatMap((node) =>
      node.entry.map(nameOf).map((name) => [`${node.id}${entryMark}${name}`, [name]] as const),
    ),
  );
  const entriesOf = new Map(
    transitionsOf(graph.machine).map(({ id, definition }) => {
      const targets = (definition.target ?? []) as readonly AnyStateNode[];
      return [
        id,
        targets.flatMap((target) =>
          target.entry.map((action) => `${target.id}${entryMark}${nameOf(action)}`),
        ),
      ];
    }),
  );
  return shownIds(graph, actionOf, ({ covers }) => covers.flatMap((id) => entriesOf.get(id) ?? []));
}

/** The transition that an ending belongs to; another extra belongs to itself. */
export const belongsTo = (extra: string): string => extra.split(endingMark)[0] as string;

const endingsNeeded = 2;

/**
 * A transition (or the start) into a state that decides where to go on is met with two of its endings: with one alone it looks
 * like one that leads there without asking. The endings that most steps have are the cheapest to reach.
 */
export function twoEndings(graph: Graph): (edge: Edge) => readonly string[] {
  const deciding = new Set(
    groupsOf(graph.machine)
      .filter(({ event }) => event === always)
      .flatMap(({ branches }) => branches.map(({ id }) => id)),
  );
  const endingsOf = ({ from, covers }: Edge): readonly string[] => {
    const line = from === '' ? ['start', ...covers] : covers;
    return line.flatMap((id, index) => {
      const next = line[index + 1];
      return next !== undefined && deciding.has(next) ? [`${id}${endingMark}${next}`] : [];
    });
  };
  const stepsWith = new Map<string, number>();
  for (const ending of [...graph.starts, ...graph.edges].flatMap(endingsOf))
    stepsWith.set(ending, (stepsWith.get(ending) ?? 0) + 1);
  const byTransition = new Map<string, (readonly [string, number])[]>();
  for (const [ending, count] of stepsWith) {
    const transition = belongsTo(ending);
    byTransition.set(transition, [...(byTransition.get(transition) ?? []), [ending, count]]);
  }
  const needed = new Set(
    [...byTransition.values()]
      .filter((endings) => endings.length >= endingsNeeded)
      .flatMap((endings) => endings.toSorted(([, one], [, other]) => other - one).slice(0, endingsNeeded))
      .map(([ending]) => ending),
  );
  return (edge) => endingsOf(edge).filter((ending) => needed.has(ending));
}
