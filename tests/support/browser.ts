import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How to start the browser, and a sentence that says which one it is. */
export interface FoundBrowser {
  readonly executablePath: string | null;
  readonly args: readonly string[];
  readonly description: string;
}

/** What the search asks of the machine; tests hand in another one. */
export interface BrowserSearch {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly ownExecutable: () => string;
  readonly isExecutable: (path: string) => boolean;
  readonly mayInstall: () => boolean;
  /** Installs the package `chromium`; true when that worked. */
  readonly install: () => boolean;
  readonly say: (sentence: string) => void;
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** A system browser may run as root and without a GPU; it must not talk to its maker while tests count requests. */
export const systemArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a browser: `CHROMIUM_PATH`, Playwright's own, a system Chromium on the PATH; on Debian as root it installs one.
 * @throws Error that says what to do when there is none.
 */
export function findBrowser(search: BrowserSearch): FoundBrowser {
  const given = search.environment['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (!search.isExecutable(given)) throw new Error(`CHROMIUM_PATH=${given} is not an executable file.`);
    return { executablePath: given, args: systemArguments, description: `CHROMIUM_PATH (${given})` };
  }
  const own = search.ownExecutable();
  if (own !== '' && search.isExecutable(own))
    return { executablePath: null, args: [], description: "Playwright's own Chromium" };
  const onPath = (): string | undefined =>
    systemNames
      .flatMap((name) =>
        (search.environment['PATH'] ?? '')
          .split(delimiter)
          .map((folder) => join(folder === '' ? '.' : folder, name)),
      )
      .find(search.isExecutable);
  let found = onPath();
  if (found === undefined && search.mayInstall()) {
    search.say('No browser found; installing the Debian package chromium …');
    if (search.install()) found = onPath();
  }
  if (found === undefined)
    throw new Error(
      'No browser for the browser tests. Install one: `npx playwright install chromium`, or the system package ' +
        'chromium, or set CHROMIUM_PATH to an existing Chromium.',
    );
  return { executablePath: found, args: systemArguments, description: `system browser (${found})` };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(?:_LIKE)?=.*(?:debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function installChromium(): boolean {
  const run = (command: readonly string[]): boolean =>
    spawnSync('apt-get', command, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run(['update']) && run(['install', '-y', '--no-install-recommends', 'chromium']);
}

/** The search on this machine. */
export const findBrowserHere = (): FoundBrowser =>
  findBrowser({
    environment: process.env,
    ownExecutable: () => chromium.executablePath(),
    isExecutable,
    mayInstall: isDebianRoot,
    install: installChromium,
    say: (sentence) => console.log(sentence),
  });
