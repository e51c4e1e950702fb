import type { Page } from '@playwright/test';
import type { PathScript } from '#paths/script/path-script.ts';
import { storedRealPaths } from '#tests/paths/real-paths.ts';
import { test } from '#tests/support/shop-test.ts';

/** Where one path runs. */
export interface Place {
  readonly page: Page;
  /** Number of the test worker: what a path changes for everybody belongs to one worker. */
  readonly worker: number;
  /** Data folder of the shop. */
  readonly shopFolder: string | undefined;
}

const lastStep = ({ steps }: PathScript): string => steps.at(-1)?.name ?? 'start';

/** A test for each path: what succeeds runs on the product, what fails on the test build that fails as told (decision 32). */
export function onBothServers(
  name: string,
  drive: (script: PathScript, place: Place) => Promise<void>,
): void {
  const { successes, failures } = storedRealPaths(name);
  const runOn = (script: PathScript, shopFolder: string | undefined): void =>
    test(`generated path ${script.id} to ${lastStep(script)}`, async ({ page }, { parallelIndex }) => {
      await drive(script, { page, worker: parallelIndex, shopFolder });
    });

  test.describe.configure({ timeout: 90_000 });
  test.describe(`${name} on the product`, () => {
    for (const script of successes) runOn(script, process.env['E2E_DATA_DIR']);
  });
  test.describe(`${name} on a server that fails as told`, () => {
    test.use({
      baseURL: process.env['E2E_SCENARIO_URL'] ?? '',
      expectedErrors: [/Failed to load resource|the server responded with a status of|net::ERR_/],
    });
    for (const script of failures) runOn(script, process.env['E2E_SCENARIO_DATA_DIR']);
  });
}
