import { resumedStates } from '#paths/cover/resumed-states.ts';
import { nodesOf, transitionsOf } from '#paths/explore/definition.ts';
import type { LintRule } from './finding.ts';

export const history: LintRule = {
  name: 'history',
  promise: 'comes back through each history state to different places',
  check: ({ graph }) => {
    const resumed = resumedStates(graph);
    const endings = [...new Set([...graph.starts, ...graph.edges].flatMap(resumed))];
    return nodesOf(graph.machine)
      .filter(({ type }) => type === 'history')
      .flatMap((node) => {
        const into = transitionsOf(graph.machine).filter(({ definition }) =>
          definition.target?.some(({ id }) => id === node.id),
        );
        const places = new Set(
          endings
            .filter((ending) => into.some(({ id }) => ending.startsWith(`${id} → `)))
            .map((ending) => ending.split(' → ')[1]),
        );
        if (places.size > 1) return [];
        const where = [...places][0];
        const message = where === undefined ? 'nothing leads to it' : `always comes back to ${where}`;
        return [{ place: node.id, message }];
      });
  },
};
