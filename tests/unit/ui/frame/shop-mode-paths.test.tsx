import { describe, expect, it } from 'vitest';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { realModels, storedRealPaths } from '#tests/paths/real-paths.ts';
import { shopModeViewHandlers } from '#tests/paths/views/shop-mode.handlers.tsx';

const model = realModels['shop-mode-view'];
const { successes, failures } = storedRealPaths('shop-mode-view');
const paths = [...successes, ...failures];

describe('generated paths of the mode in the header', () => {
  it('are there', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(paths)('$id shows what each state promises', async (script) => {
    await drivePath(model, script, handlerDriver(model, shopModeViewHandlers, { visit: null }));
  });
});
