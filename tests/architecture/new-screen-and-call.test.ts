import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNew, type Written } from '#tests/run/new/new.ts';
import { cruise } from '#tests/run/layers.ts';
import { copyTree, projectRoot, type TreeCopy } from '#tests/support/tree-copy.ts';
import { areas } from '#texts/areas.ts';
import { frameAreas } from '#texts/texts.ts';
import { findViolations } from './source-rules.ts';
import { misplacedAreas } from './text-areas.ts';

describe('a new screen and a new call', () => {
  let tree: TreeCopy;
  let screen: Written;
  let call: Written;
  let command: Written;

  beforeAll(async () => {
    tree = copyTree(['src', 'machines', 'ui', 'tests']);
    screen = await createNew(tree.root, 'screen', 'probe-pages');
    call = await createNew(tree.root, 'call', 'probe-call');
    command = await createNew(tree.root, 'command', 'probe-command');
  });
  afterAll(() => tree.remove());

  it('are named in two files outside their own each', () => {
    expect(screen.registered).toEqual(['src/app/routes.ts', 'src/texts/areas.ts']);
    expect(call.registered).toEqual(['src/contract/endpoints.ts', 'src/server/compose.ts']);
    expect(command.registered).toEqual(call.registered);
  });

  it('compile', () => {
    const own = [screen, call, command]
      .flatMap(({ paths, registered }) => [...paths, ...registered])
      .filter((path) => !path.endsWith('.sql'));
    tree.plant('tsconfig.own.json', JSON.stringify({ extends: './tsconfig.json', files: own, include: [] }));
    const { stdout } = spawnSync(
      join(tree.root, 'node_modules/.bin/tsc'),
      ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.own.json'],
      { cwd: tree.root, encoding: 'utf8' },
    );
    expect(stdout.split('\n').filter((line) => own.some((path) => line.includes(path)))).toEqual([]);
  });

  it('are formatted and keep to the source rules', () => {
    const written = [screen, call, command]
      .flatMap(({ paths, registered }) => [...paths, ...registered])
      .filter((path) => !path.endsWith('.sql'));
    const { stdout, status } = spawnSync(
      join(tree.root, 'node_modules/.bin/prettier'),
      ['--list-different', ...written],
      { cwd: tree.root, encoding: 'utf8' },
    );
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
    expect(findViolations(tree.root).filter(({ path }) => written.includes(path))).toEqual([]);
  });

  it('keep to the rules of lint, to the layers, and bring the sentences their pages show', async () => {
    const machine = await createNew(tree.root, 'machine', 'probe-chart');
    const written = [screen, call, command, machine]
      .flatMap(({ paths, registered }) => [...paths, ...registered])
      .filter((path) => !path.endsWith('.sql'));
    const config = join(projectRoot, 'tests/architecture/oxlint.json');
    const { stdout, status } = spawnSync(
      join(tree.root, 'node_modules/.bin/oxlint'),
      ['-c', config, '--type-aware', '--deny-warnings', '--format', 'unix', ...written],
      { cwd: tree.root, encoding: 'utf8' },
    );
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
    const layers = cruise(tree.root, join(projectRoot, 'tests/architecture/dependency-cruiser.cjs'));
    expect(layers.lines.filter((line) => line.includes('probe'))).toEqual([]);
    expect(layers.lines.at(-1)).toMatch(/^\d{3,} modules read/);
    expect(misplacedAreas(tree.root, frameAreas, [...Object.keys(areas), 'probePages'])).toEqual([]);
  }, 180_000);

  it('give a page and a call that are found by their address', () => {
    const read = (path: string): string => readFileSync(join(tree.root, path), 'utf8');
    expect(read('src/app/routes.ts')).toContain('  probePagesRoute,\n');
    expect(read('src/app/routes/probe-pages.route.ts')).toContain("path: '/shop/probe-pages'");
    expect(read('src/server/compose.ts')).toContain("    .with('probeCall', probeCallModule)\n");
  });

  it('are of a kind there is', async () => {
    await expect(createNew(tree.root, 'folder', 'probe-pages')).rejects.toThrow(/machine\|screen\|call/);
  });
});
