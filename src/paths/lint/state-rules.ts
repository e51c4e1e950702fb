import type { AnyStateNode } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import type { Bilingual } from '#machines/words.ts';
import { statePath, stateWordsOf, wordsOf } from '#paths/chart-words.ts';
import { eventSamplesOf } from '#paths/explore/candidates.ts';
import { exitsOf, lineOf, nodesOf, settledLeavesOf } from '#paths/explore/definition.ts';
import type { LintRule } from './finding.ts';

const phaseTags: readonly string[] = ['busy', 'ready', 'blocked', 'done'] satisfies readonly PhaseTag[];

const isSaid = (words: Bilingual | undefined): boolean => Boolean(words?.de && words.en);

export const words: LintRule = {
  name: 'words',
  promise: 'titles and describes every state, guard and event of many samples in German and English',
  check: ({ graph: { machine, catalog } }) => {
    const words = wordsOf(catalog);
    const nodes = nodesOf(machine);
    const states = nodes.flatMap((node) => {
      const { title, description } = stateWordsOf(catalog, node) ?? {};
      return [
        ...(isSaid(title) ? [] : [{ place: node.id, message: 'has no title in both languages' }]),
        ...(isSaid(description) ? [] : [{ place: node.id, message: 'has no description in both languages' }]),
      ];
    });
    const paths = new Set(nodes.map(statePath));
    const gone = Object.keys(words.states).filter((path) => !paths.has(path));
    const guards = Object.keys(machine.implementations.guards).filter((name) => !isSaid(words.guards[name]));
    // One or two samples are written at the arrow themselves.
    const events = Object.entries(eventSamplesOf(catalog))
      .filter(([type, samples]) => Object.keys(samples).length > 2 && !isSaid(words.events?.[type]))
      .map(([type]) => type);
    return [
      ...states,
      ...gone.map((place) => ({ place, message: 'has words, but is no state' })),
      ...[...guards, ...events].map((place) => ({ place, message: 'has no words in both languages' })),
    ];
  },
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
