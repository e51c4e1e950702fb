import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { checkoutPage, openCheckoutAt } from './models/checkout-page.ts';

/** Longer than what follows a gesture may move by it. */
const slownessMs = 900;

/** Notes how far what was in sight has moved by itself. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift' });
  });
const moved = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
async function slow(page: Page, what: string): Promise<void> {
  await page.route(what, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slownessMs));
    await route.continue();
  });
}

test('on a slow line nothing that was drawn in the checkout moves when the rest of a step comes @phone', async ({
  page,
}) => {
  const checkout = checkoutPage(page);
  await slow(page, '**/{RemarksPart,BesideSumsPart}-*.js');
  await openCheckoutAt(page, 'address');
  await checkout.typeAddress();
  await slow(page, '**/rest/{payment,shipping}/methods*');
  await watchShifts(page);
  await checkout.addressSubmit.click();
  await expect(checkout.methodsSubmit).toBeVisible();
  expect(await moved(page)).toBeLessThan(0.02);
  await checkout.methodsSubmit.click();
  await expect(checkout.order).toBeVisible();
  await expect(page.locator('[data-machine="coupon"]')).toBeVisible();
  expect(await moved(page)).toBeLessThan(0.02);
});
