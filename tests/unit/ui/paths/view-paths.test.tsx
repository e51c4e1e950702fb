import { beforeAll, describe, expect, it } from 'vitest';
import { loadMachines } from '#paths/discover.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { viewHandlersOf, viewPathsOf, type ViewHandlers } from '#tests/paths/views/view-drivers.ts';
import { projectRoot } from '#tests/run/steps.ts';

const loadingTimeoutMs = 60_000;

/** Every machine's generated paths on the views that show it, by gestures; a machine without them fails. */
for (const found of await loadMachines(projectRoot)) {
  const paths = viewPathsOf(found.name);
  describe(`generated paths of ${found.name} on its view`, () => {
    let handlers: ViewHandlers;

    beforeAll(async () => {
      handlers = await viewHandlersOf(found.name);
    }, loadingTimeoutMs);

    it('are there', () => {
      expect(paths.length).toBeGreaterThan(0);
    });

    it.each(paths)('$id shows what each state promises', async (script) => {
      await drivePath(found, script, handlerDriver(found, handlers, {}));
    });
  });
}
