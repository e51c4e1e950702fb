import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTransitionCounter } from '#app/live/count-transitions.ts';
import type { Flow } from '#contract/flows.ts';
import { loadMachines } from '#paths/discover.ts';
import { actorDriver } from '#paths/drive/actor-driver.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { pathStore } from '#paths/script/stored-paths.ts';
import { projectRoot } from '#tests/run/steps.ts';

const drawn = (machine: string): Flow =>
  JSON.parse(readFileSync(join(projectRoot, 'docs/flows/data', `${machine}.json`), 'utf8')) as Flow;

const numbers = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));

function tally(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** What is counted of running actors has the names of the drawings. */
for (const found of await loadMachines(projectRoot)) {
  describe(`counts of a running ${found.name}`, () => {
    it('name each transition as the drawing does, as often as the paths take it', async () => {
      const all = new Set<string>();
      for (const script of pathStore.read(projectRoot, found.name)?.paths ?? []) {
        const counts = new Map<string, number>();
        const counter = createTransitionCounter({
          clock: () => 0,
          send: (transitions) => {
            for (const { machine, transitionId, count } of transitions) {
              expect(machine).toBe(found.name);
              counts.set(transitionId, (counts.get(transitionId) ?? 0) + count);
            }
          },
        });
        counter.setGranted(true);
        await drivePath(found, script, actorDriver(found, counter.inspect));
        counter.flush();
        const walked = [script.start, ...script.steps].flatMap(({ takes }) => takes);
        expect(numbers(counts), script.id).toEqual(numbers(tally(walked)));
        for (const id of counts.keys()) all.add(id);
      }
      const declared = drawn(found.name).transitions.map(({ id }) => id);
      expect([...all].toSorted()).toEqual(declared.toSorted());
    });
  });
}
