import { describe, expect, it } from 'vitest';
import { loadEnsembles, loadMachines } from '#paths/discover.ts';
import { actorDriver } from '#paths/drive/actor-driver.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { pureDriver } from '#paths/drive/pure-driver.ts';
import { pathStore } from '#paths/script/stored-paths.ts';
import { actorsDriver } from '#paths/together/actors-driver.ts';
import { driveTogether } from '#paths/together/drive-together.ts';
import { togetherStore } from '#paths/together/stored-together.ts';
import { projectRoot } from '#tests/run/steps.ts';

/** Every stored path of every machine, through the chart as a function and as a running actor. */
for (const found of await loadMachines(projectRoot)) {
  const stored = pathStore.read(projectRoot, found.name);
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

/** The same for charts that run together: all of them as actors that tell each other everything themselves. */
for (const ensemble of await loadEnsembles(projectRoot)) {
  const stored = togetherStore.read(projectRoot, ensemble.name);
  describe(`generated paths of ${ensemble.name} together`, () => {
    it('are stored (npm run paths -- --all --write)', () => {
      expect(stored?.paths.length).toBeGreaterThan(0);
    });

    it.each(stored?.paths ?? [])('$id leads where it did, running', async (script) => {
      await driveTogether(ensemble, script, actorsDriver(ensemble));
    });
  });
}
