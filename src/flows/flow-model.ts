import type { AnyStateNode } from 'xstate';
import type { FlowCall, FlowNode, FlowNodeKind, FlowPhase, FlowTransition } from '#contract/flows.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { statePath, stateWordsOf, wordsOf } from '#paths/chart-words.ts';
import { groupsOf, isPassedThrough, nodesOf, type TransitionGroup } from '#paths/explore/definition.ts';
import type { FoundMachine } from '#paths/discover.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { callSamplesOf, flowSample, possibleSamples } from './possible-samples.ts';
import { causeOf, conditionOf, labelOf } from './wording.ts';

/** A chart as data: what is drawn, listed and searched, without any place yet. */
export interface FlowModel {
  readonly machine: string;
  readonly nodes: readonly FlowNode[];
  readonly transitions: readonly FlowTransition[];
}

const phases: readonly string[] = ['busy', 'ready', 'blocked', 'done'] satisfies readonly PhaseTag[];

const isPhase = (tag: string): tag is FlowPhase => phases.includes(tag);

function kindOf(node: AnyStateNode): FlowNodeKind {
  if (node.parent === undefined) return 'machine';
  if (node.type === 'history') return node.history === 'deep' ? 'deepHistory' : 'history';
  if (isPassedThrough(node) && node.type !== 'final') return 'passing';
  if (node.type === 'compound' || node.type === 'parallel' || node.type === 'final') return node.type;
  return 'simple';
}

function callsOf(node: AnyStateNode, catalog: AnyCatalog): FlowCall[] {
  return node.invoke.map(({ id, src }) => {
    const source = String(src);
    const samples = Object.entries(callSamplesOf(catalog, source) ?? {});
    return { id, source, samples: samples.map(([name, sample]) => flowSample(`${source}:${name}`, sample)) };
  });
}

/** Children in the order a visitor meets them, which is the one of their words. */
function inReadingOrder(node: AnyStateNode, catalog: AnyCatalog): readonly AnyStateNode[] {
  const order = Object.keys(wordsOf(catalog).states);
  const placeOf = (child: AnyStateNode): number => order.indexOf(statePath(child));
  return (Object.values(node.states) as AnyStateNode[]).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

/** Where a history state leads while there is nothing to come back to. */
function firstOfHistory({ config, machine, parent }: AnyStateNode): string | null {
  const named = [config.target].flat()[0];
  if (named === undefined)
    return parent?.type === 'parallel' ? parent.id : (parent?.initial.target[0]?.id ?? null);
  return named.startsWith('#') ? machine.getStateNodeById(named.slice(1)).id : `${parent?.id}.${named}`;
}

function initialOf(node: AnyStateNode): string | null {
  if (node.type === 'compound') return node.initial.target[0]?.id ?? null;
  return node.type === 'history' ? firstOfHistory(node) : null;
}

function flowNode(node: AnyStateNode, catalog: AnyCatalog): FlowNode {
  const words = stateWordsOf(catalog, node);
  if (words === undefined) throw new Error(`${node.id} has no words of its own`);
  return {
    id: node.id,
    parent: node.parent?.id ?? null,
    kind: kindOf(node),
    phase: node.tags.find(isPhase) ?? null,
    title: words.title,
    description: words.description,
    tags: node.tags.filter((tag) => !isPhase(tag)),
    clauses: [...words.spec],
    initial: initialOf(node),
    calls: callsOf(node, catalog),
  };
}

const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  return String((action as { type?: unknown }).type);
};

function flowTransitions(
  { machine, catalog }: FoundMachine,
  group: TransitionGroup,
): readonly FlowTransition[] {
  const possible = possibleSamples(machine, group, catalog);
  return group.branches.flatMap(({ id, node, definition }, index) => {
    const known = possible[index] ?? { samples: [], isCertain: false };
    const targets: readonly (AnyStateNode | null)[] = definition.target ?? [null];
    if (targets.length > 1) throw new Error(`${id} has several targets, which no drawing shows yet`);
    const target = targets[0]?.id ?? null;
    return {
      id,
      source: node.id,
      target: target === node.id && definition.reenter !== true ? null : target,
      cause: causeOf(group.event),
      event: group.event,
      label: labelOf(group, index, known, catalog),
      condition: conditionOf(group, index, catalog),
      actions: definition.actions.map(actionName),
      samples: [...known.samples],
    };
  });
}

/** Reads a chart into nodes, in reading order, parents before their children, and declared transitions. */
export function flowModel(chart: FoundMachine): FlowModel {
  const ordered = (node: AnyStateNode): readonly AnyStateNode[] => [
    node,
    ...inReadingOrder(node, chart.catalog).flatMap((child) => ordered(child)),
  ];
  const nodes = ordered(chart.machine.root as AnyStateNode);
  if (nodes.length !== nodesOf(chart.machine).length) throw new Error(`${chart.name}: states were lost`);
  return {
    machine: chart.name,
    nodes: nodes.map((node) => flowNode(node, chart.catalog)),
    transitions: groupsOf(chart.machine).flatMap((group) => flowTransitions(chart, group)),
  };
}
