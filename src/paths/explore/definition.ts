import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { always, groupId, transitionId } from '#machines/transition-id.ts';

/** A transition as it is declared; the denominator of every coverage figure (docs/testing-with-paths.md). */
export interface DeclaredTransition {
  /** `machine|node|event|index`, stable as long as the chart's order is. */
  readonly id: string;
  readonly node: AnyStateNode;
  readonly definition: AnyTransitionDefinition;
}

/** The branches of one node for one event, in the order they are asked. */
export interface TransitionGroup {
  /** `machine|node|event`. */
  readonly id: string;
  readonly node: AnyStateNode;
  /** Event descriptor as declared, or `always`. */
  readonly event: string;
  readonly branches: readonly DeclaredTransition[];
}

export function nodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const collect = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap((child) => collect(child as AnyStateNode)),
  ];
  return collect(machine.root as AnyStateNode);
}

const hasAlways = (node: AnyStateNode): boolean => (node.always ?? []).length > 0;

/** A final state inside another one that goes on as soon as it is reached. */
function isLeftWhenDone({ type, parent }: AnyStateNode): boolean {
  if (type !== 'final' || parent?.parent === undefined) return false;
  const onDone = parent.transitions.get(`xstate.done.state.${parent.id}`) ?? [];
  return onDone.some(({ guard, target }) => guard === undefined && target !== undefined);
}

/**
 * Nodes that are left at once and never seen: those with `always`, history states, and ends of a part that goes on. Only settled
 * leaves carry a promise to the visitor.
 */
export const isPassedThrough = (node: AnyStateNode): boolean =>
  hasAlways(node) || node.type === 'history' || isLeftWhenDone(node);

export const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;

export const settledLeavesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  nodesOf(machine).filter((node) => isLeaf(node) && !isPassedThrough(node));

/** The node and everything it stands in, from the inside out. */
export function lineOf(node: AnyStateNode): readonly AnyStateNode[] {
  const line: AnyStateNode[] = [];
  for (let current: AnyStateNode | undefined = node; current !== undefined; current = current.parent) {
    line.push(current);
  }
  return line;
}

function groupsAt(node: AnyStateNode): readonly TransitionGroup[] {
  const declared: [string, readonly AnyTransitionDefinition[]][] = [
    ...(node.transitions as ReadonlyMap<string, AnyTransitionDefinition[]>),
  ];
  if (hasAlways(node)) declared.push([always, (node.always ?? []) as AnyTransitionDefinition[]]);
  return declared.map(([event, definitions]) => {
    const id = groupId(node, event);
    const branches = definitions.map((definition, index) => ({
      id: transitionId(id, index),
      node,
      definition,
    }));
    return { id, node, event, branches };
  });
}

const known = new WeakMap<AnyStateMachine, readonly TransitionGroup[]>();

export function groupsOf(machine: AnyStateMachine): readonly TransitionGroup[] {
  const groups = known.get(machine) ?? nodesOf(machine).flatMap((node) => groupsAt(node));
  known.set(machine, groups);
  return groups;
}

export const transitionsOf = (machine: AnyStateMachine): readonly DeclaredTransition[] =>
  groupsOf(machine).flatMap(({ branches }) => branches);

/** Whether every branch asks first, so that the event may come to nothing here. */
export const mayRefuse = ({ branches }: TransitionGroup): boolean =>
  branches.every(({ definition }) => definition.guard !== undefined);

/** Id of "the event comes, and every branch says no". */
export const refusalId = (group: TransitionGroup): string => `${group.id}|refused`;

/** Transitions a node may take, its ancestors' included. */
export function exitsOf(machine: AnyStateMachine, node: AnyStateNode): readonly DeclaredTransition[] {
  const line = lineOf(node);
  return transitionsOf(machine).filter((declared) => line.includes(declared.node));
}

/** Whether a declared descriptor (`position.add`, `position.*`, `*`) stands for an event type. */
export function matchesDescriptor(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1));
}

/** Node ids without the machine's own: `review.idle`; the root is empty. */
export const shortNodeName = (machine: AnyStateMachine, nodeId: string): string =>
  nodeId === machine.id ? '' : nodeId.slice(machine.id.length + 1);
