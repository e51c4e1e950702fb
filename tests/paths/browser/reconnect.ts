import type { Page } from '@playwright/test';

/** Cuts the connection and gives it back. The page must notice both: cut and back at once is told by no browser. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
}
