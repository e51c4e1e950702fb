import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runNotices } from '#tests/run/third-party-notices.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { isAccepted } from './third-party-notices.ts';

describe('notices of third parties', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-notices-'));
    mkdirSync(join(folder, 'src/server'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A tree with these locked packages; `licence` becomes the package's licence file. */
  function plant(locked: Readonly<Record<string, object>>, licences: Readonly<Record<string, string>>): void {
    for (const path of Object.keys(locked)) {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ author: 'Ada Author' }));
      const licence = licences[path];
      if (licence !== undefined) writeFileSync(join(folder, path, 'LICENSE'), licence);
    }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }));
  }
  const written = (): string => readFileSync(join(folder, 'src/server/third-party-notices.txt'), 'utf8');

  it('stand for what the product ships now, each under a licence that may be shipped', () => {
    const { problems, count } = runNotices(projectRoot, false);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(150);
    const notices = readFileSync(join(projectRoot, 'src/server/third-party-notices.txt'), 'utf8');
    expect(notices).toMatch(/^png-js 2\.\d+\.\d+ \(MIT\)$/m);
    expect(notices).toContain('articles of Wikipedia and licensed under Creative Commons');
    expect(notices).toContain('https://de.wikipedia.org/wiki/Feiertage_in_Deutschland');
  });

  it('name each shipped package with its text, and none that only develops the product', () => {
    plant(
      {
        'node_modules/one': { version: '1.0.0', license: 'MIT' },
        'node_modules/one/node_modules/two': { version: '2.0.0', license: 'MIT' },
        'node_modules/plain': { version: '3.0.0', license: 'ISC' },
        'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0', dev: true },
      },
      { 'node_modules/one': 'Text of MIT', 'node_modules/one/node_modules/two': 'Text of MIT' },
    );
    expect(runNotices(folder, true)).toEqual({ problems: [], count: 3 });
    expect(written()).toContain('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nText of MIT');
    expect(written()).toContain('plain 3.0.0 (ISC), by Ada Author');
    expect(written()).not.toContain('tool');
  });

  it('fail when a package came, changed or went since they were written', () => {
    plant({ 'node_modules/one': { version: '1.0.0', license: 'MIT' } }, {});
    runNotices(folder, true);
    expect(runNotices(folder, false).problems).toEqual([]);
    plant({ 'node_modules/one': { version: '1.0.1', license: 'MIT' } }, {});
    expect(runNotices(folder, false).problems).toEqual([
      'src/server/third-party-notices.txt is stale; run npm run notices',
    ]);
  });

  it('fail for a licence nobody has accepted, and for none at all', () => {
    plant(
      {
        'node_modules/strict': { version: '1.0.0', license: 'AGPL-3.0' },
        'node_modules/silent': { version: '1.0.0' },
        'node_modules/png-js': { version: '2.0.0' },
      },
      { 'node_modules/png-js': 'All rights reserved.' },
    );
    expect(runNotices(folder, true).problems).toEqual([
      'strict 1.0.0 is licensed under AGPL-3.0, which is not accepted',
      'silent 1.0.0 names no licence',
      'png-js 2.0.0 names no licence',
    ]);
  });

  it('read a licence that is put together of several', () => {
    expect(isAccepted('(ISC AND CC-BY-3.0)')).toBe(true);
    expect(isAccepted('MIT or MPL-2.0')).toBe(true);
    expect(isAccepted('MIT AND GPL-3.0')).toBe(false);
    expect(isAccepted('')).toBe(false);
  });

  it('are the same on a system that has other files of one package', () => {
    const locked = { 'node_modules/native': { version: '1.0.0', license: 'MIT', os: ['darwin'] } };
    plant(locked, { 'node_modules/native': 'Text on one system' });
    runNotices(folder, true);
    rmSync(join(folder, 'node_modules/native'), { recursive: true });
    expect(runNotices(folder, false).problems).toEqual([]);
  });
});
