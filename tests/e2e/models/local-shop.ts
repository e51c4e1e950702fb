import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct, stopProduct, untilReady } from '#tests/faults/product.ts';
import { test as shopTest } from '#tests/support/shop-test.ts';

export { expect } from '@playwright/test';

interface LocalShop {
  readonly url: string;
  readonly folder: string;
}

/** A shop at an address with a name: a passkey belongs to a name, and an address of numbers has none. */
export const test = shopTest.extend<Record<never, never>, { readonly localShop: LocalShop }>({
  localShop: [
    // Playwright reads from the pattern what a fixture needs; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'shop-local-'));
      // The database runs as another user when the tests run as root; that user must reach the folder.
      chmodSync(folder, 0o755);
      const port = await freePort();
      const product = startProduct(folder, port);
      const url = `http://localhost:${port}`;
      try {
        await untilReady(`http://127.0.0.1:${port}`);
        await use({ url, folder });
      } finally {
        await stopProduct(product);
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ localShop }, use) => use(localShop.url),
});
