import type { AnyStateNode } from 'xstate';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
import { exitsOf, isPassedThrough, lineOf, nodesOf, settledLeavesOf } from '#paths/explore/definition.ts';
import type { LintRule } from './finding.ts';

const phaseTags: readonly string[] = ['busy', 'ready', 'blocked', 'done'] satisfies readonly PhaseTag[];

export const words: LintRule = {
  name: 'words',
  promise: 'describes every state in German and titles it in German and English',
  check: ({ graph: { machine } }) =>
    nodesOf(machine).flatMap((node) => {
      if (node === machine.root) return [];
      const place = node.id;
      if (!node.description) return [{ place, message: 'the state has no description' }];
      if (isPassedThrough(node)) return [];
      const title = (node.meta as StateMeta | undefined)?.title;
      return title?.de && title.en ? [] : [{ place, message: 'the state has no title in both languages' }];
    }),
};

const phasesOf = (tags: Iterable<string>): readonly string[] =>
  [...tags].filter((tag) => phaseTags.includes(tag));

export const phase: LintRule = {
  name: 'phase',
  promise: 'says exactly one phase (busy, ready, blocked or done) in each state a visitor can be in',
  check: ({ graph: { machine, nodes } }) => {
    const told = [...nodes.values()].flatMap((snapshot) => {
      const phases = phasesOf(snapshot.tags);
      if (phases.length === 1) return [];
      return [{ place: JSON.stringify(snapshot.value), message: `has the phases [${phases.join(', ')}]` }];
    });
    const declared = machine.root.type === 'parallel' ? [] : settledLeavesOf(machine);
    const silent = declared.flatMap((node) => {
      const phases = phasesOf(new Set(lineOf(node).flatMap(({ tags }) => tags)));
      return phases.length === 1
        ? []
        : [{ place: node.id, message: `has the phases [${phases.join(', ')}]` }];
    });
    return [...new Map([...told, ...silent].map((finding) => [finding.place, finding])).values()];
  },
};

const isErrorExit = (event: string): boolean =>
  event.startsWith('xstate.error.') || /(?:error|failed|down|aborted|superseded)$/.test(event);

export const waysOut: LintRule = {
  name: 'ways-out',
  promise: 'leaves busy states both by success and by failure, and blocked states at all',
  check: ({ graph: { machine } }) =>
    settledLeavesOf(machine).flatMap((node: AnyStateNode) => {
      const events = exitsOf(machine, node).map(({ definition }) => definition.eventType);
      const place = node.id;
      if (node.tags.includes('blocked') && events.length === 0)
        return [{ place, message: 'nothing leads out' }];
      // A pause before the next try runs out by itself; it has no outcome of its own.
      const isPause = node.invoke.length === 0 && node.after.length > 0 && !events.some(isErrorExit);
      if (!node.tags.includes('busy') || isPause) return [];
      const isLeft = events.some(isErrorExit) && events.some((event) => !event.startsWith('xstate.error.'));
      return isLeft ? [] : [{ place, message: 'waits without an exit for success and one for failure' }];
    }),
};
