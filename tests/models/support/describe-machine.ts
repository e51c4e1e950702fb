import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Catalog } from '#machines/path-ready.ts';
import { wordsOf } from '#paths/chart-words.ts';
import { explore } from '#paths/explore/explore.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { lintRules } from '#paths/lint/lint.ts';
import { specClauseIds } from './spec-clauses.ts';

/**
 * Creates the model tests of one chart: it is path-ready, so that everything declared is reached, every reachable snapshot
 * keeps the invariants and says one phase, and its visitor can go on (docs/testing-with-paths.md).
 */
export function describeMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  catalog: Catalog<Machine>,
): void {
  describe(`model of ${machine.id}`, () => {
    const graph = explore(machine, catalog as AnyCatalog);
    const subject = { graph, isPersisted: catalog.persistence !== undefined };
    const waivers = catalog.waivers ?? {};

    for (const rule of lintRules) {
      it(rule.promise, () => {
        const found = rule.check(subject).filter(({ place }) => !(`${rule.name}: ${place}` in waivers));
        expect(found).toEqual([]);
      });
    }

    it('names only clauses that exist', () => {
      const { states } = wordsOf(catalog as AnyCatalog);
      const unknown = Object.values(states).flatMap(({ spec }) =>
        spec.filter((id) => !specClauseIds.has(id)),
      );
      expect(unknown).toEqual([]);
    });
  });
}
