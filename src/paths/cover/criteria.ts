import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import { stateWordsOf } from '#paths/chart-words.ts';
import { commandsOf, delaysOf, outcomesOf } from '#paths/explore/candidates.ts';
import {
  groupsOf,
  isPassedThrough,
  matchesDescriptor,
  mayRefuse,
  nodesOf,
  refusalId,
  transitionsOf,
} from '#paths/explore/definition.ts';
import { givenCallsOf } from './given-calls.ts';
import { resumedStates } from './resumed-states.ts';
import { shownEntries, shownTransitions, twoEndings } from './shown-transitions.ts';
import { timerOrders } from './timer-orders.ts';
import type { Edge } from '#paths/explore/edge.ts';
import { activeBefore, type Graph } from '#paths/explore/explore.ts';

export const criterionNames = [
  'states',
  'transitions',
  'transitions+rejections',
  'cases',
  'guards',
  'pairs',
  'requirements',
  'given',
] as const;
export type CriterionName = (typeof criterionNames)[number];

/** What the paths of a criterion must contain. Targets come from the definition, never from what a walk has found. */
export interface Criterion {
  readonly targets: readonly string[];
  /** Sought like targets where the samples lead there, but counted in no figure. */
  readonly extras: readonly string[];
  /** Targets and extras a step meets, with what was remembered before it; null at the start. */
  meets(edge: Edge, memory: string | null): readonly string[];
  /** What `meets` has to know of the steps so far once this one is taken; always null where it looks at the step alone. */
  remember(edge: Edge, memory: string | null): string | null;
}

const withoutMemory = (
  targets: readonly string[],
  meets: (edge: Edge) => readonly string[],
  extras: readonly string[] = [],
): Criterion => ({
  targets: [...new Set(targets)],
  extras,
  meets,
  remember: () => null,
});

const activeNodesAfter = (edge: Edge): readonly AnyStateNode[] => activeNodes(edge.after);

/** A sample at a node that handles its event, whatever comes of it. */
function cases(graph: Graph): Criterion {
  const { machine, catalog } = graph;
  const commands = commandsOf(catalog);
  const casesAt = new Map<string, readonly string[]>();
  for (const node of nodesOf(machine)) {
    const handled = commands.filter(({ event }) =>
      [...node.transitions.keys()].some((descriptor) => matchesDescriptor(descriptor, event.type)),
    );
    const here = [...handled, ...outcomesOf(node, catalog), ...delaysOf(node, catalog)];
    casesAt.set(
      node.id,
      here.map(({ name }) => `${machine.id}|${node.id}|${name}`),
    );
  }
  const inputs = Object.keys(catalog.inputs).map((name) => `${machine.id}||input:${name}`);
  const targets = [...inputs, ...[...casesAt.values()].flat()];
  const all = new Set(targets);
  return withoutMemory(targets, (edge) => {
    if (edge.from === '') return [`${machine.id}||${edge.name}`];
    return activeBefore(graph, edge)
      .map((node) => `${machine.id}|${node.id}|${edge.name}`)
      .filter((id) => all.has(id));
  });
}

/** Every guard of every branch, once saying yes and once no. */
function guards(machine: AnyStateMachine): Criterion {
  const noOf = new Map<string, readonly string[]>();
  const targets: string[] = [];
  for (const group of groupsOf(machine)) {
    const guarded = group.branches.filter(({ definition }) => definition.guard !== undefined);
    targets.push(...guarded.flatMap(({ id }) => [`${id}|true`, `${id}|false`]));
    group.branches.forEach((branch, index) => {
      const before = group.branches.slice(0, index).filter((earlier) => guarded.includes(earlier));
      const own = guarded.includes(branch) ? [`${branch.id}|true`] : [];
      noOf.set(branch.id, [...own, ...before.map(({ id }) => `${id}|false`)]);
    });
    noOf.set(
      refusalId(group),
      guarded.map(({ id }) => `${id}|false`),
    );
  }
  return withoutMemory(targets, (edge) =>
    [...edge.covers, ...edge.refuses].flatMap((id) => noOf.get(id) ?? []),
  );
}

/** Two transitions in a row: the second stands where the first leads to, or around or inside it. */
function pairs(machine: AnyStateMachine): Criterion {
  const transitions = transitionsOf(machine);
  const targets = transitions.flatMap((first) => {
    const arrived = (first.definition.target ?? [first.node]) as readonly AnyStateNode[];
    return transitions
      .filter((second) =>
        arrived.some(
          (node) =>
            second.node === node ||
            node.id.startsWith(`${second.node.id}.`) ||
            second.node.id.startsWith(`${node.id}.`),
        ),
      )
      .map((second) => `${first.id} → ${second.id}`);
  });
  const all = new Set(targets);
  return {
    targets,
    extras: [],
    // The last transition taken.
    remember: (edge, previous) => edge.covers.at(-1) ?? previous,
    meets: (edge, previous) => {
      const line = [...(previous === null ? [] : [previous]), ...edge.covers];
      return line
        .slice(1)
        .map((second, index) => `${line[index]} → ${second}`)
        .filter((id) => all.has(id));
    },
  };
}

const none: ReadonlySet<string> = new Set();

/**
 * The criterion of a name, for one explored machine.
 * @param anyStep transitions that count however little the step shows that takes them.
 */
export function criterionOf(
  name: CriterionName,
  graph: Graph,
  anyStep: ReadonlySet<string> = none,
): Criterion {
  const { machine } = graph;
  const transitions = transitionsOf(machine).map(({ id }) => id);
  switch (name) {
    case 'states': {
      const seen = nodesOf(machine).filter((node) => node !== machine.root && !isPassedThrough(node));
      return withoutMemory(
        seen.map(({ id }) => id),
        (edge) =>
          activeNodesAfter(edge)
            .filter((node) => seen.includes(node))
            .map(({ id }) => id),
      );
    }
    case 'transitions':
      return withoutMemory(transitions, shownTransitions(graph, anyStep));
    case 'transitions+rejections': {
      const shown = shownTransitions(graph, anyStep);
      const entries = shownEntries(graph);
      const endings = twoEndings(graph);
      const resumed = resumedStates(graph);
      const orders = timerOrders(graph);
      const extras = (edge: Edge): readonly string[] => [
        ...entries(edge),
        ...endings(edge),
        ...resumed(edge),
        ...orders(edge),
      ];
      const given = givenCallsOf(graph);
      return {
        targets: [...transitions, ...groupsOf(machine).filter(mayRefuse).map(refusalId)],
        extras: [...new Set([...graph.starts, ...graph.edges].flatMap(extras)), ...given.targets],
        meets: (edge, memory) => [
          ...shown(edge),
          ...edge.refuses,
          ...extras(edge),
          ...given.meets(edge, memory),
        ],
        remember: given.remember,
      };
    }
    case 'cases':
      return cases(graph);
    case 'guards':
      return guards(machine);
    case 'pairs':
      return pairs(machine);
    case 'requirements': {
      const specOf = (node: AnyStateNode): readonly string[] => stateWordsOf(graph.catalog, node)?.spec ?? [];
      return withoutMemory(
        nodesOf(machine)
          .filter((node) => !isPassedThrough(node))
          .flatMap(specOf),
        (edge) => activeNodesAfter(edge).flatMap(specOf),
      );
    }
    case 'given':
      return { extras: [], ...givenCallsOf(graph) };
  }
}
