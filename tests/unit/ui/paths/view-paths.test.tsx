import { beforeAll, describe, expect, it } from 'vitest';
import { loadMachines } from '#paths/discover.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import {
  isOfServer,
  viewHandlersOf,
  viewPathsOf,
  type ViewHandlers,
} from '#tests/paths/views/view-drivers.ts';
import { projectRoot } from '#tests/run/steps.ts';

const loadingTimeoutMs = 60_000;

/** Every machine's generated paths on the views that show it, by gestures; one without them fails, unless the server alone runs it. */
for (const found of await loadMachines(projectRoot)) {
  if (isOfServer(found.name)) continue;
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
