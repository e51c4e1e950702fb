import type { AnyMachineSnapshot } from 'xstate';
import { criterionOf } from '#paths/cover/criteria.ts';
import { candidateFinder } from '#paths/explore/candidates.ts';
import { groupsOf, type DeclaredTransition } from '#paths/explore/definition.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { Graph } from '#paths/explore/explore.ts';
import { keyOf } from '#paths/explore/state-key.ts';
import { nextStep } from '#paths/explore/step.ts';
import type { LintRule } from './finding.ts';

const metBySomething = (graph: Graph, name: 'states' | 'transitions+rejections' | 'guards') => {
  const { targets, meets } = criterionOf(name, graph);
  const met = new Set([...graph.starts, ...graph.edges].flatMap((edge) => meets(edge, null)));
  return { targets, isMet: (id: string): boolean => met.has(id) };
};

export const reach: LintRule = {
  name: 'reach',
  promise: 'reaches every state and takes every transition, none of them in vain',
  check: ({ graph }) => {
    const states = metBySomething(graph, 'states');
    const transitions = metBySomething(graph, 'transitions+rejections');
    return [
      ...(graph.isComplete
        ? []
        : [{ place: graph.machine.id, message: 'has too many states to be walked to the end' }]),
      ...states.targets
        .filter((id) => !states.isMet(id))
        .map((place) => ({ place, message: 'no sample reaches it' })),
      ...transitions.targets
        .filter((id) => !transitions.isMet(id) && !id.endsWith('|refused'))
        .map((place) => ({ place, message: 'no sample takes it' })),
    ];
  },
};

export const guards: LintRule = {
  name: 'dead-guard',
  promise: 'has no guard that says the same wherever it is asked',
  check: ({ graph }) => {
    const { targets, isMet } = metBySomething(graph, 'guards');
    return targets
      .filter((id) => !isMet(id))
      .map((place) => ({
        place,
        message: `the guard is never ${place.endsWith('|true') ? 'true' : 'false'}`,
      }));
  },
};

const effectOf = ({ definition }: DeclaredTransition): string =>
  JSON.stringify(
    [definition.target?.map(({ id }) => id) ?? null, definition.reenter, definition.actions],
    (_key, value: unknown) => (typeof value === 'function' ? String(value) : value),
  );

export const branches: LintRule = {
  name: 'same-branches',
  promise: 'has no two neighbouring branches that lead to the same by the same actions',
  check: ({ graph: { machine } }) =>
    groupsOf(machine).flatMap((group) =>
      group.branches
        .filter((branch, index) => {
          const before = group.branches[index - 1];
          return before !== undefined && effectOf(before) === effectOf(branch);
        })
        .map(({ id }) => ({ place: id, message: 'does the same as the branch before it' })),
    ),
};

const maximumTwins = 150;

/** Pairs of different contexts the projection calls equal, sampled evenly from the edges of the graph. */
function twinsOf(graph: Graph): readonly (readonly [AnyMachineSnapshot, AnyMachineSnapshot])[] {
  const twins = [...graph.starts, ...graph.edges].filter(({ isTwin }) => isTwin);
  const stride = Math.ceil(twins.length / maximumTwins);
  return twins
    .filter((_, index) => index % stride === 0)
    .map(({ after, step }) => [after, step.snapshot] as const);
}

export const projection: LintRule = {
  name: 'projection',
  promise: 'calls two contexts equal only if the same transitions are open to both',
  check: ({ graph }) => {
    const { machine, catalog } = graph;
    const candidatesIn = candidateFinder(catalog);
    return twinsOf(graph).flatMap(([one, other]) => {
      const torn = candidatesIn(one).find(({ event }) => {
        const [left, right] = [nextStep(machine, one, event), nextStep(machine, other, event)];
        return keyOf(catalog, left.snapshot) !== keyOf(catalog, right.snapshot);
      });
      if (torn === undefined) return [];
      return [
        {
          place: keyOf(catalog, one),
          message: `two contexts are called equal, but ${torn.name} tells them apart`,
        },
      ];
    });
  },
};

/** Names of the samples that first led to a state; the walk was broad, so that no way is shorter. */
function wayTo({ starts, edges }: Graph, key: string): readonly string[] {
  const first = new Map<string, Edge>();
  for (const edge of [...starts, ...edges]) if (!first.has(edge.to)) first.set(edge.to, edge);
  const way: string[] = [];
  for (let edge = first.get(key); edge !== undefined; edge = first.get(edge.from)) way.unshift(edge.name);
  return way;
}

export const invariants: LintRule = {
  name: 'invariants',
  promise: 'keeps its invariants in each reachable snapshot',
  check: ({ graph }) =>
    Object.entries(graph.catalog.invariants).flatMap(([place, holds]) => {
      const broken = [...graph.nodes].filter(([, snapshot]) => !holds(snapshot as never));
      const key = broken[0]?.[0];
      if (key === undefined) return [];
      const others = broken.length === 1 ? '' : `, and in ${broken.length - 1} more states`;
      // One way says what went wrong; all states it went wrong in would bury it.
      return [{ place, message: `is broken after ${wayTo(graph, key).join(' → ')}, in ${key}${others}` }];
    }),
};
