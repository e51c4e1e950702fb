import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition as it is declared; the denominator of every coverage figure (statecharts 2.2). */
export interface DeclaredTransition {
  /** `machine|node|event|index`, stable as long as the chart's order is. */
  readonly id: string;
  readonly node: AnyStateNode;
  readonly definition: AnyTransitionDefinition;
}

export function nodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const collect = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap((child) => collect(child as AnyStateNode)),
  ];
  return collect(machine.root as AnyStateNode);
}

/** Nodes with `always` are left at once and never seen; only settled leaves carry a promise to the visitor. */
export const isPassedThrough = (node: AnyStateNode): boolean => (node.always ?? []).length > 0;

export const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0;

export function transitionsOf(machine: AnyStateMachine): readonly DeclaredTransition[] {
  return nodesOf(machine).flatMap((node) => {
    const declared = [...node.transitions.entries()].flatMap(([event, definitions]) =>
      definitions.map((definition, index) => ({ event, definition, index })),
    );
    const eventless = (node.always ?? []).map((definition, index) => ({
      event: 'always',
      definition,
      index,
    }));
    return [...declared, ...eventless].map(({ event, definition, index }) => ({
      id: `${machine.id}|${node.id}|${event}|${index}`,
      node,
      definition: definition as AnyTransitionDefinition,
    }));
  });
}

/** Transitions a node may take, its ancestors' included. */
export function exitsOf(machine: AnyStateMachine, node: AnyStateNode): readonly DeclaredTransition[] {
  const line: AnyStateNode[] = [];
  for (let current: AnyStateNode | undefined = node; current !== undefined; current = current.parent) {
    line.push(current);
  }
  return transitionsOf(machine).filter((declared) => line.includes(declared.node));
}
