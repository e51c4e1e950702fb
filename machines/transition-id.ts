import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** How ids name the event of a transition that needs none. */
export const always = 'always';

/** `machine|node|event`: the branches of one state for one event. */
export const groupId = (node: AnyStateNode, event: string): string =>
  `${node.machine.id}|${node.id}|${event}`;

/** `machine|node|event|index`: the name of a declared transition in paths, drawings and counts. */
export const transitionId = (group: string, index: number): string => `${group}|${index}`;

/** Name of a transition a running machine took; null for what no chart declares, such as entering its first state. */
export function takenTransitionId(taken: AnyTransitionDefinition): string | null {
  const node: AnyStateNode = taken.source;
  const isAutomatic = taken.eventType === '';
  const branches = isAutomatic ? node.always : node.transitions.get(taken.eventType);
  const index = branches?.indexOf(taken) ?? -1;
  return index < 0 ? null : transitionId(groupId(node, isAutomatic ? always : taken.eventType), index);
}
