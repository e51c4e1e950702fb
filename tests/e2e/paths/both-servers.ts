import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { drivePath, type Model } from '#paths/drive/driver.ts';
import { handlerDriver, type Handlers } from '#paths/drive/handlers.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { storedRealPaths } from '#tests/paths/real-paths.ts';
import { test } from '#tests/support/shop-test.ts';
import { test as localTest } from '../models/local-shop.ts';

/** Where one path runs. */
export interface Place {
  readonly page: Page;
  /** Number of the test worker: what a path changes for everybody belongs to one worker. */
  readonly worker: number;
  /** Data folder of the shop. */
  readonly shopFolder: string | undefined;
}

export interface TitledPath {
  readonly title: string;
  readonly script: PathScript;
}

interface PathsOfModel<Machine extends AnyStateMachine> {
  readonly model: Model & { readonly machine: Machine };
  readonly handlers: Handlers<Machine, Place>;
  /** Paths that ask nothing special of the server. */
  readonly successes: readonly TitledPath[];
  readonly failures: readonly TitledPath[];
}

const titled = (script: PathScript): TitledPath => ({
  title: `generated path ${script.id} to ${script.steps.at(-1)?.name ?? 'start'}`,
  script,
});

/** The paths that are kept of a machine in a browser. */
export function keptPaths(name: string): Pick<PathsOfModel<AnyStateMachine>, 'successes' | 'failures'> {
  const { successes, failures } = storedRealPaths(name);
  return { successes: successes.map(titled), failures: failures.map(titled) };
}

const timeoutMs = 90_000;

/** A test for each path on a shop whose address has a name, as passkeys need it; nothing fails there as told. */
export function onLocalShop<Machine extends AnyStateMachine>(
  name: string,
  { model, handlers, successes }: Omit<PathsOfModel<Machine>, 'failures'>,
): void {
  localTest.describe.configure({ timeout: timeoutMs });
  localTest.describe(`${name} on a shop with a name`, () => {
    for (const { title, script } of successes)
      localTest(title, async ({ page, localShop }, { parallelIndex }) => {
        const place = { page, worker: parallelIndex, shopFolder: localShop.folder };
        await drivePath(model, script, handlerDriver(model, handlers, place));
      });
  });
}

/** What runs on which server, and what a browser's console may say on the product. */
interface OnServers<Path> {
  readonly successes: readonly Path[];
  readonly failures: readonly Path[];
  readonly expectedErrors?: readonly RegExp[] | undefined;
}

/**
 * What succeeds runs on the product, what fails on the test build that fails as told (docs/decisions/0026).
 *
 * @param runOn makes the test of a path, given the data folder of the shop it runs on
 */
export function betweenServers<Path>(
  name: string,
  { successes, failures, expectedErrors = [] }: OnServers<Path>,
  runOn: (path: Path, shopFolder: string | undefined) => void,
): void {
  test.describe.configure({ timeout: timeoutMs });
  test.describe(`${name} on the product`, () => {
    test.use({ expectedErrors });
    for (const path of successes) runOn(path, process.env['E2E_DATA_DIR']);
  });
  test.describe(`${name} on a server that fails as told`, () => {
    test.use({
      baseURL: process.env['E2E_SCENARIO_URL'] ?? '',
      expectedErrors: [/Failed to load resource|the server responded with a status of|net::ERR_/],
    });
    for (const path of failures) runOn(path, process.env['E2E_SCENARIO_DATA_DIR']);
  });
}

/** A test for each path of one chart, on the server that its answers need. */
export function onBothServers<Machine extends AnyStateMachine>(
  name: string,
  { model, handlers, successes, failures }: PathsOfModel<Machine>,
): void {
  const paths = { successes, failures, expectedErrors: handlers.expectedErrors };
  betweenServers(name, paths, ({ title, script }, shopFolder) =>
    test(title, async ({ page }, { parallelIndex }) => {
      const place = { page, worker: parallelIndex, shopFolder };
      await drivePath(model, script, handlerDriver(model, handlers, place));
    }),
  );
}
