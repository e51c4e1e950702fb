import { describe, expect, it } from 'vitest';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { realModels, storedRealPaths } from '#tests/paths/real-paths.ts';
import { appViewHandlers } from '#tests/paths/views/app.handlers.tsx';

const model = realModels['app-view'];
const { successes, failures } = storedRealPaths('app-view');
const paths = [...successes, ...failures];

describe('generated paths of availability in the frame', () => {
  it('are there', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(paths)('$id shows what each state promises', async (script) => {
    await drivePath(model, script, handlerDriver(model, appViewHandlers, { visit: null }));
  });
});
