import { describe, expect, it } from 'vitest';
import { loadMachines } from '#paths/discover.ts';
import { actorDriver } from '#paths/drive/actor-driver.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { pureDriver } from '#paths/drive/pure-driver.ts';
import { readStored } from '#paths/script/stored-paths.ts';
import { projectRoot } from '#tests/run/steps.ts';

/** Every stored path of every machine, through the chart as a function and as a running actor. */
for (const found of await loadMachines(projectRoot)) {
  const stored = readStored(projectRoot, found.name);
  describe(`generated paths of ${found.name}`, () => {
    it('are stored (npm run paths -- --all --write)', () => {
      expect(stored?.paths.length).toBeGreaterThan(0);
    });

    it.each(stored?.paths ?? [])('$id leads where it did, computed and running', async (script) => {
      await drivePath(found, script, pureDriver(found));
      await drivePath(found, script, actorDriver(found));
    });
  });
}
