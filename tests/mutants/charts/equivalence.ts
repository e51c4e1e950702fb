import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import { always } from '#machines/transition-id.ts';
import { lineOf, matchesDescriptor } from '#paths/explore/definition.ts';
import type { Edge } from '#paths/explore/edge.ts';
import { activeBefore, type Graph } from '#paths/explore/explore.ts';
import { firstStep, nextStep, type Step } from '#paths/explore/step.ts';
import { expectationOf } from '#paths/script/path-script.ts';
import type { ChartMutant } from './chart-mutant.ts';

/** The explored graph of a chart, with the edges that run through each of its states. */
export interface EdgeIndex {
  readonly graph: Graph;
  /** State id → edges during which the state is active, if only in passing. */
  readonly through: ReadonlyMap<string, readonly Edge[]>;
  /** All that a driver sees after an edge. */
  seenAfter(edge: Edge): string;
}

/** What is entered with a state when nothing says otherwise. */
function startsIn(node: AnyStateNode): readonly AnyStateNode[] {
  const inside = (
    node.type === 'parallel'
      ? Object.values(node.states)
      : node.type === 'compound'
        ? node.initial.target
        : []
  ) as readonly AnyStateNode[];
  return [node, ...inside.flatMap(startsIn)];
}

const enteredBy = (target: AnyStateNode): readonly AnyStateNode[] => [
  ...startsIn(target),
  ...lineOf(target).flatMap((node) => (node.type === 'parallel' ? startsIn(node) : [node])),
];

function statesDuring(graph: Graph, edge: Edge): ReadonlySet<AnyStateNode> {
  const { snapshot, microsteps } = edge.step;
  const first = edge.from === '' ? startsIn(graph.machine.root as AnyStateNode) : activeBefore(graph, edge);
  return new Set([
    ...first,
    ...microsteps.flat().flatMap(({ target }) => ((target ?? []) as AnyStateNode[]).flatMap(enteredBy)),
    ...activeNodes(snapshot),
  ]);
}

const seenIn = (graph: Graph, step: Step): string => JSON.stringify(expectationOf(graph.catalog, step));

export function edgeIndexOf(graph: Graph): EdgeIndex {
  const through = new Map<string, Edge[]>();
  for (const edge of [...graph.starts, ...graph.edges]) {
    for (const { id } of statesDuring(graph, edge)) {
      const known = through.get(id);
      if (known === undefined) through.set(id, [edge]);
      else known.push(edge);
    }
  }
  const seen = new Map<Edge, string>();
  return {
    graph,
    through,
    seenAfter: (edge) => {
      const known = seen.get(edge) ?? seenIn(graph, edge.step);
      seen.set(edge, known);
      return known;
    },
  };
}

/** Whether a fault in the branches of an event can show during an edge; what is raised inside it counts as any event. */
const mayAsk = (event: string | null, edge: Edge): boolean =>
  event === null ||
  event === always ||
  edge.from === '' ||
  edge.turns > 1 ||
  matchesDescriptor(event, edge.event.type);

/** A snapshot of the unchanged chart as the mutant would have it. */
const inChart = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
  ({
    ...machine.resolveState({
      value: snapshot.value,
      context: snapshot.context as object,
      status: snapshot.status,
    }),
    children: snapshot.children,
  }) as AnyMachineSnapshot;

/**
 * Names an edge of the explored graph at which a mutant does something else; null when its graph is equal in nodes, edges and
 * everything that is seen at them, which makes it equivalent (docs/decisions/0026). Edges that never come near the fault are the same
 * in both; the others are taken from the state in which the unchanged chart stands, which is the mutant's as long as nothing
 * differs.
 */
export function differenceOf({ graph, through, seenAfter }: EdgeIndex, mutant: ChartMutant): string | null {
  const chart = mutant.plant();
  const inMutant = new Map<string, AnyMachineSnapshot>();
  const stateOf = (key: string): AnyMachineSnapshot => {
    const known = inMutant.get(key) ?? inChart(chart, graph.nodes.get(key) as AnyMachineSnapshot);
    inMutant.set(key, known);
    return known;
  };
  const isSame = (edge: Edge): boolean => {
    try {
      const step =
        edge.from === ''
          ? firstStep(chart, edge.event['input'])
          : nextStep(chart, stateOf(edge.from), edge.event);
      return seenIn(graph, step) === seenAfter(edge);
    } catch {
      // A chart that cannot go on is another one.
      return false;
    }
  };
  const differing = (through.get(mutant.node) ?? []).find(
    (edge) => mayAsk(mutant.event, edge) && !isSame(edge),
  );
  if (differing === undefined) return null;
  const where = graph.nodes.get(differing.from);
  return where === undefined ? differing.name : `${differing.name} in ${JSON.stringify(where.value)}`;
}
