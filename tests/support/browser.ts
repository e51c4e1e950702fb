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
  /** Whether a Chromium without windows will do. */
  readonly mayBeShell: boolean;
  readonly mayInstall: () => boolean;
  /** Installs a Debian package, if it can. */
  readonly install: (name: string) => void;
  readonly say: (sentence: string) => void;
}

/** Chromium's engine without its windows: draws and runs a page the same, for about half the processor time. */
const shellName = 'chromium-headless-shell';
const windowNames = ['chromium', 'chromium-browser', 'google-chrome'];

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
 * Finds a browser: `CHROMIUM_PATH`, Playwright's own, a system Chromium on the PATH, the one without windows first. On
 * Debian as root it installs that one, and does with a Chromium that is there when it cannot.
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
  const onPath = (names: readonly string[]): string | undefined =>
    names
      .flatMap((name) =>
        (search.environment['PATH'] ?? '')
          .split(delimiter)
          .map((folder) => join(folder === '' ? '.' : folder, name)),
      )
      .find(search.isExecutable);
  const names = search.mayBeShell ? [shellName, ...windowNames] : windowNames;
  if (search.mayInstall()) {
    const install = (name: string): void => {
      search.say(`Installing the Debian package ${name} …`);
      search.install(name);
    };
    if (search.mayBeShell && onPath([shellName]) === undefined) install(shellName);
    if (onPath(names) === undefined) install('chromium');
  }
  const found = onPath(names);
  if (found === undefined)
    throw new Error(
      'No browser for the browser tests. Install one: `npx playwright install chromium`, or the system package ' +
        'chromium-headless-shell or chromium, or set CHROMIUM_PATH to an existing Chromium.',
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

/** Without a font of its measures the fallback of the shop's own font is another one, and pages move when that arrives. */
const fallbackFonts = 'fonts-liberation';

/** Asks for a fresh list of packages only when it must; removes nothing, and waits for no dead network. */
function installPackage(name: string): void {
  const run = (...command: readonly string[]): boolean =>
    spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=0', ...command], {
      stdio: 'ignore',
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = (): boolean =>
    run('install', '-y', '--no-install-recommends', '--no-remove', name, fallbackFonts);
  if (!install() && run('update')) install();
}

/** The search on this machine. */
export const findBrowserHere = (kind: Pick<BrowserSearch, 'mayBeShell'> & { readonly mayInstall: boolean }) =>
  findBrowser({
    environment: process.env,
    ownExecutable: () => chromium.executablePath(),
    isExecutable,
    mayBeShell: kind.mayBeShell,
    mayInstall: () => kind.mayInstall && isDebianRoot(),
    install: installPackage,
    say: (sentence) => console.log(sentence),
  });
