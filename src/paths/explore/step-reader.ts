import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import { always } from '#machines/transition-id.ts';
import { groupsOf, lineOf, mayRefuse, refusalId, type TransitionGroup } from './definition.ts';
import type { Step } from './step.ts';

/** Whether a node has come to its end: by a final state, or by those of all its regions. */
function isFinished(node: AnyStateNode, snapshot: AnyMachineSnapshot): boolean {
  const children = Object.values(node.states) as readonly AnyStateNode[];
  if (node.type === 'parallel') return children.every((child) => isFinished(child, snapshot));
  return children.some((child) => child.type === 'final' && activeNodes(snapshot).includes(child));
}

/** What of a chart's declaration a step has met. */
export interface Observed {
  readonly covers: readonly string[];
  readonly refuses: readonly string[];
}

/** Reads out of a step which declared transitions it took and which groups said no. */
export function stepReader(
  machine: AnyStateMachine,
): (before: AnyMachineSnapshot | null, type: string, step: Step) => Observed {
  const idOf = new Map<AnyTransitionDefinition, string>();
  const refusable = new Map<string, TransitionGroup[]>();
  const finishing = groupsOf(machine).filter(
    (group) => group.event.startsWith('xstate.done.state.') && mayRefuse(group),
  );
  for (const group of groupsOf(machine)) {
    for (const { definition, id } of group.branches) idOf.set(definition, id);
    if (!mayRefuse(group)) continue;
    refusable.set(group.event, [...(refusable.get(group.event) ?? []), group]);
  }
  return (before, type, step) => {
    const covers = step.microsteps.flat().flatMap((taken) => idOf.get(taken) ?? []);
    const answering = refusable.has(type)
      ? (step.microsteps[0] ?? []).map(({ source }) => lineOf(source))
      : [];
    const finished = finishing.filter(
      ({ node, branches }) =>
        isFinished(node, step.snapshot) &&
        (before === null || !isFinished(node, before)) &&
        !branches.some(({ id }) => covers.includes(id)),
    );
    const refusing = (snapshot: AnyMachineSnapshot | null, event: string): readonly string[] =>
      (refusable.get(event) ?? [])
        .filter(({ node }) => snapshot !== null && activeNodes(snapshot).includes(node))
        // A group is asked only when nothing inside its node has answered.
        .filter(({ node }) => event === always || !answering.some((line) => line.includes(node)))
        .map(refusalId);
    return {
      covers: [...new Set(covers)],
      refuses: [
        ...refusing(before, type),
        ...finished.map(refusalId),
        ...(step.snapshot.status === 'active' ? refusing(step.snapshot, always) : []),
      ],
    };
  };
}
