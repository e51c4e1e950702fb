import type { Flow, FlowNode } from '#contract/flows.ts';

/** A state value as statecharts write it: a name, or names with the values inside them. */
export type FlowStateValue = string | { readonly [name: string]: FlowStateValue | undefined };

/** Ids of the innermost states a value stands for; several where parts run side by side. */
export function activeStates(machine: string, value: FlowStateValue): readonly string[] {
  if (typeof value === 'string') return [`${machine}.${value}`];
  const inside = Object.entries(value);
  if (inside.length === 0) return [machine];
  return inside.flatMap(([name, inner]) => {
    const id = `${machine}.${name}`;
    const isLeaf = inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0);
    return isLeaf ? [id] : activeStates(id, inner);
  });
}

/** The states with all that they lie in, without the machine itself. */
export function withAncestors(nodes: readonly FlowNode[], states: readonly string[]): ReadonlySet<string> {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const found = new Set<string>();
  for (const state of states)
    for (let id = state; !found.has(id);) {
      const parent = parents.get(id) ?? null;
      if (parent === null) break;
      found.add(id);
      id = parent;
    }
  return found;
}

/** Titles of states, one after the other. */
export const titlesOf = ({ nodes }: Flow, states: readonly string[], language: 'de' | 'en'): string =>
  states.map((state) => nodes.find(({ id }) => id === state)?.title[language] ?? state).join(' · ');
