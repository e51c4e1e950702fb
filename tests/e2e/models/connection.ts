import type { Page } from '@playwright/test';

/** Cuts the connection; done when the page has noticed. */
export async function disconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Gives the connection back; done when the page has noticed: a call it makes before fails as if there were none. */
export async function connect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  // The page notices before its calls get through again.
  await page.waitForFunction(() =>
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

/** Cuts the connection and gives it back. The page must notice both: cut and back at once is told by no browser. */
export async function reconnect(page: Page): Promise<void> {
  await disconnect(page);
  await connect(page);
}
