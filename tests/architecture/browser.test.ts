import { describe, expect, it } from 'vitest';
import { findBrowser, systemArguments, type BrowserSearch } from '#tests/support/browser.ts';

const nothing: BrowserSearch = {
  environment: { PATH: '/usr/local/bin:/usr/bin' },
  ownExecutable: () => '/cache/playwright/chrome',
  isExecutable: () => false,
  mayInstall: () => false,
  install: () => false,
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

  it('installs Chromium where it may, and says so', () => {
    const said: string[] = [];
    let isInstalled = false;
    const found = findBrowser({
      ...nothing,
      isExecutable: (path) => isInstalled && path === '/usr/bin/chromium',
      mayInstall: () => true,
      install: () => (isInstalled = true),
      say: (sentence) => said.push(sentence),
    });
    expect([found.executablePath, said]).toEqual([
      '/usr/bin/chromium',
      ['No browser found; installing the Debian package chromium …'],
    ]);
  });

  it('fails with what to do when there is none', () => {
    expect(() => findBrowser(nothing)).toThrow(/Install one: .*CHROMIUM_PATH/);
    expect(() => findBrowser({ ...nothing, mayInstall: () => true })).toThrow(/Install one: .*CHROMIUM_PATH/);
  });
});
