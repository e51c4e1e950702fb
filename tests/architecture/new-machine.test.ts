import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNew } from '#tests/run/new/new.ts';
import { copyTree, type TreeCopy } from '#tests/support/tree-copy.ts';
import { findViolations } from './source-rules.ts';

const run = (root: string, program: string, ...rest: readonly string[]) => {
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin', program), rest, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout };
};

describe('a new machine', () => {
  let tree: TreeCopy;
  let paths: readonly string[];

  beforeAll(async () => {
    tree = copyTree(['src', 'machines', 'ui', 'tests']);
    ({ paths } = await createNew(tree.root, 'machine', 'probe-chart'));
  });
  afterAll(() => tree.remove());

  it('compiles without the DOM', () => {
    const { stdout } = run(tree.root, 'tsc', '--noEmit', '--pretty', 'false', '-p', 'machines/tsconfig.json');
    expect(stdout.split('\n').filter((line) => line.includes('probe-chart'))).toEqual([]);
  });

  it('passes its model test', () => {
    const test = 'tests/models/probe-chart.test.ts';
    const { status, stdout } = run(
      tree.root,
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'models',
      test,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/Tests .*passed/) });
  });

  it('has generated paths without being registered anywhere, and they run as they are', () => {
    const generated = 'tests/models/probe-chart-generated.test.ts';
    const written = run(
      tree.root,
      'tsx',
      'src/paths/paths.command.ts',
      'probe-chart',
      '--format',
      'vitest',
      '--out',
      generated,
    );
    expect(written).toEqual({ status: 0, stdout: expect.stringMatching(/^\d+ paths, \d+ steps written/) });
    const { status, stdout } = run(
      tree.root,
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'models',
      generated,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/Tests .*passed/) });
  });

  it('keeps to the source rules', () => {
    const own = findViolations(tree.root).filter(({ path }) => paths.includes(path));
    expect(own).toEqual([]);
  });

  it('is never written over an existing one', async () => {
    await expect(createNew(tree.root, 'machine', 'probe-chart')).rejects.toThrow(
      /^Already there: machines\/probe-chart/,
    );
  });

  it('has a kebab-case name', async () => {
    await expect(createNew(tree.root, 'machine', 'ProbeChart')).rejects.toThrow(/kebab-case/);
    await expect(createNew(tree.root, 'machine', '../escape')).rejects.toThrow(/kebab-case/);
  });
});
