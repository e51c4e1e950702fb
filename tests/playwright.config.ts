import { defineConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowserHere } from './support/browser.ts';

const root = resolve(import.meta.dirname, '..');

/** A free port; asked for in a process of its own, since a configuration is read synchronously. */
function findFreePort(): string {
  const program =
    "const s=require('node:net').createServer();s.listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})";
  return execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }).trim();
}

// Workers read this file again and take over what the first reading chose.
const isFirstReading = process.env['E2E_PORT'] === undefined;
const port = (process.env['E2E_PORT'] ??= findFreePort());
const scenarioPort = (process.env['E2E_SCENARIO_PORT'] ??= findFreePort());
const browser = findBrowserHere({ mayBeShell: true, mayInstall: isFirstReading });
if (isFirstReading) console.log(`Browser: ${browser.description}`);

/** Browser tests of the built product. `E2E_BASE_URL` runs them against a shop that is already there. */
const runningShop = process.env['E2E_BASE_URL'];
const baseURL = runningShop ?? `http://127.0.0.1:${port}`;

// Tests read the mails of the shop they started from its folder; the server removes it when it ends.
const dataDirectory =
  runningShop === undefined
    ? (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'shop-e2e-')))
    : (process.env['E2E_DATA_DIR'] ?? '');

/** The same client on a server with the scenario switch (docs/decisions/0026); a running shop has none. */
const scenarioURL = `http://127.0.0.1:${scenarioPort}`;
process.env['E2E_SCENARIO_URL'] = scenarioURL;
const scenarioDirectory = (process.env['E2E_SCENARIO_DATA_DIR'] ??= mkdtempSync(
  join(tmpdir(), 'shop-scenarios-'),
));

const serve = (url: string, port: string, folder: string, ...given: readonly string[]) => ({
  command: [
    `"${process.execPath}" --import tsx "${join(root, 'tests/support/serve-product.ts')}"`,
    ...given,
  ].join(' '),
  cwd: root,
  url,
  env: {
    PORT: port,
    PUBLIC_URL: url,
    E2E_DATA_DIR: folder,
    ANALYTICS_URL: 'https://analytics.example/matomo.php',
  },
  timeout: 300_000,
  stdout: 'pipe' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
});

export default defineConfig({
  testDir: join(root, 'tests/e2e'),
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: false,
  // Tests wait as long as they work: with two, a third of two processors stands idle.
  workers: 3,
  forbidOnly: true,
  // A shared machine may stall a browser for seconds; a test that needs the second try is still reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env['E2E_JSON'] ? [['json', { outputFile: process.env['E2E_JSON'] }] as const] : []),
  ],
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording every test costs a third more; on the build machine the second try of one that failed is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without windows Chromium would round the widths of letters, which no shopper's browser does.
      args: ['--font-render-hinting=none', ...browser.args],
      ...(browser.executablePath === null ? {} : { executablePath: browser.executablePath }),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone-only/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      grep: /@phone/,
    },
  ],
  ...(runningShop === undefined
    ? {
        webServer: [
          serve(baseURL, port, dataDirectory),
          serve(scenarioURL, scenarioPort, scenarioDirectory, '--scenarios'),
        ],
      }
    : { testIgnore: ['**/paths/**', '**/release-in-time.spec.ts'] }),
});
