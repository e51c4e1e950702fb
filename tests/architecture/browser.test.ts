import { describe, expect, it } from 'vitest';
import { findBrowser, systemArguments, type BrowserSearch } from '#tests/support/browser.ts';

const nothing: BrowserSearch = {
  environment: { PATH: '/usr/local/bin:/usr/bin' },
  ownExecutable: () => '/cache/playwright/chrome',
  isExecutable: () => false,
  mayBeShell: true,
  mayInstall: () => false,
  install: () => undefined,
  say: () => undefined,
};
const having = (...paths: readonly string[]): Pick<BrowserSearch, 'isExecutable'> => ({
  isExecutable: (path) => paths.includes(path),
});

describe('finding a browser', () => {
  it('takes CHROMIUM_PATH before everything else', () => {
    const found = findBrowser({
      ...nothing,
      ...having('/opt/chrome', '/cache/playwright/chrome', '/usr/bin/chromium'),
      environment: { ...nothing.environment, CHROMIUM_PATH: '/opt/chrome' },
    });
    expect(found).toEqual({
      executablePath: '/opt/chrome',
      args: systemArguments,
      description: 'CHROMIUM_PATH (/opt/chrome)',
    });
  });

  it('refuses a CHROMIUM_PATH that leads nowhere', () => {
    const environment = { ...nothing.environment, CHROMIUM_PATH: '/opt/chrome' };
    expect(() => findBrowser({ ...nothing, ...having('/usr/bin/chromium'), environment })).toThrow(
      'CHROMIUM_PATH=/opt/chrome is not an executable file.',
    );
  });

  it("takes Playwright's own before a system browser, without options", () => {
    const found = findBrowser({ ...nothing, ...having('/cache/playwright/chrome', '/usr/bin/chromium') });
    expect(found).toEqual({ executablePath: null, args: [], description: "Playwright's own Chromium" });
  });

  it('takes the first system browser by name, then by place on the PATH', () => {
    const found = findBrowser({ ...nothing, ...having('/usr/local/bin/google-chrome', '/usr/bin/chromium') });
    expect(found.executablePath).toBe('/usr/bin/chromium');
    expect(found.description).toBe('system browser (/usr/bin/chromium)');
  });

  it('takes a Chromium without windows before one with them, unless pages are to be measured', () => {
    const there = having('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
    const found = findBrowser({ ...nothing, ...there });
    expect(found.executablePath).toBe('/usr/bin/chromium-headless-shell');
    const measured = findBrowser({ ...nothing, ...there, mayBeShell: false, mayInstall: () => true });
    expect(measured.executablePath).toBe('/usr/bin/chromium');
  });

  /** Finds a browser where packages may be installed, of which those named can be. */
  function findInstalling(available: readonly string[], ...present: readonly string[]) {
    const asked: string[] = [];
    const onDisk = new Set(present);
    const found = findBrowser({
      ...nothing,
      isExecutable: (path) => onDisk.has(path),
      mayInstall: () => true,
      install(name) {
        asked.push(name);
        if (available.includes(name)) onDisk.add(`/usr/bin/${name}`);
      },
    });
    return { asked, path: found.executablePath };
  }

  it('installs the Chromium without windows where it may', () => {
    const path = '/usr/bin/chromium-headless-shell';
    const whole = ['chromium-headless-shell', 'chromium'];
    expect(findInstalling(whole)).toEqual({ asked: ['chromium-headless-shell'], path });
    expect(findInstalling(whole, '/usr/bin/chromium')).toEqual({ asked: ['chromium-headless-shell'], path });
    expect(findInstalling(whole, path)).toEqual({ asked: [], path });
  });

  it('does with a Chromium with windows where there is no other', () => {
    const path = '/usr/bin/chromium';
    const asked = ['chromium-headless-shell'];
    expect(findInstalling([], path)).toEqual({ asked, path });
    expect(findInstalling(['chromium'])).toEqual({ asked: [...asked, 'chromium'], path });
  });

  it('fails with what to do when there is none', () => {
    expect(() => findBrowser(nothing)).toThrow(/Install one: .*CHROMIUM_PATH/);
    expect(() => findBrowser({ ...nothing, mayInstall: () => true })).toThrow(/Install one: .*CHROMIUM_PATH/);
  });
});
