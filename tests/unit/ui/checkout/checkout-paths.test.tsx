import { describe, expect, it } from 'vitest';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { realModels, storedRealPaths } from '#tests/paths/real-paths.ts';
import { checkoutViewHandlers } from '#tests/paths/views/checkout.handlers.tsx';

const model = realModels['checkout-view'];
const { successes, failures } = storedRealPaths('checkout-view');
const paths = [...successes, ...failures];

describe('generated paths of the checkout on its page', () => {
  it('are there', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(paths)('$id shows what each state promises', async (script) => {
    await drivePath(model, script, handlerDriver(model, checkoutViewHandlers, { visit: null }));
  });
});
