import { coverOf, type Cover, type CoverOptions } from '#paths/cover/cover.ts';
import type { Criterion } from '#paths/cover/criteria.ts';
import { shownIds } from '#paths/cover/shown-transitions.ts';
import { groupsOf, mayRefuse, refusalId, transitionsOf } from '#paths/explore/definition.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { WholeEdge, WholeGraph } from './explore-together.ts';

const situationId = (name: string): string => `situation|${name}`;

const actionName = (action: unknown): string =>
  String((action as { readonly type?: unknown }).type ?? action);

/** Every transition and refusal of every chart, or those that happen where only a part is looked at, and every situation of the whole. */
function wholeCriterion({ ensemble, offers, ...graph }: WholeGraph, anyStep: ReadonlySet<string>): Criterion {
  const machines = Object.keys(ensemble.parts).map((part) => offers.runner.machineOf(part));
  const transitions = machines.flatMap((machine) => transitionsOf(machine));
  const actionsOf = new Map(
    transitions
      .filter(({ id }) => !anyStep.has(id))
      .map(({ id, node, definition }) => [
        id,
        definition.actions.map((action) => `${node.machine.id}|${actionName(action)}`),
      ]),
  );
  const shown = shownIds(graph, actionsOf, ({ covers }) => covers);
  const refusals = machines.flatMap((machine) => groupsOf(machine).filter(mayRefuse).map(refusalId));
  const ofCharts = [...transitions.map(({ id }) => id), ...refusals];
  const metOfCharts = (edge: Edge): readonly string[] => [...shown(edge), ...edge.refuses];
  const happening = new Set([...graph.starts, ...graph.edges].flatMap(metOfCharts));
  return {
    targets: [
      ...(ensemble.isPartial === true ? ofCharts.filter((id) => happening.has(id)) : ofCharts),
      ...Object.keys(ensemble.situations ?? {}).map(situationId),
    ],
    extras: [],
    meets: (edge: Edge) => [...metOfCharts(edge), ...(edge as WholeEdge).situations.map(situationId)],
    remember: () => null,
  };
}

/** Few steps that take everything all charts declare, while they run together, and come to every situation. */
export const coverTogether = (graph: WholeGraph, options: CoverOptions = {}): Cover =>
  coverOf(graph, 'together', (anyStep = new Set()) => wholeCriterion(graph, anyStep), options);
