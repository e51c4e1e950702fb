import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Runs the command with these arguments. */
const flows = (...given: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/flows/flows.command.ts', ...given], {
    cwd: root,
    encoding: 'utf8',
  });

it('is explained instead of done where help is asked for', () => {
  const { status, stdout } = flows('--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run flows -- --check')]);
  expect(stdout).not.toContain('files written');
});

it('is not done where an option is not known', () => {
  const { status, stdout, stderr } = flows('--chekc');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^flows: .*--chekc/);
});
