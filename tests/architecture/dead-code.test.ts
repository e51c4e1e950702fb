import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree, projectRoot, type TreeCopy } from '#tests/support/tree-copy.ts';

const config = 'tests/architecture/knip-product.jsonc';

let tree: TreeCopy;
let said: string;

beforeAll(() => {
  tree = copyTree();
  tree.plant('src/domain/planted.ts', 'export const used = 1;\nexport const plantedForTests = 2;\n');
  tree.plant('src/domain/planted-file.ts', 'export const alone = 1;\n');
  tree.plant(
    'src/server/planted.command.ts',
    "import { used } from '#domain/planted.ts';\nconsole.log(used);\n",
  );
  tree.plant(
    'tests/unit/domain/planted.test.ts',
    "import { plantedForTests } from '#domain/planted.ts';\nimport { alone } from '#domain/planted-file.ts';\nconsole.log(plantedForTests, alone);\n",
  );
  for (const file of [config, 'vite.config.ts']) cpSync(join(projectRoot, file), join(tree.root, file));
  const knip = join(projectRoot, 'node_modules/.bin/knip');
  const run = spawnSync(knip, ['--config', config, '--no-progress', '--no-config-hints'], {
    cwd: tree.root,
    encoding: 'utf8',
  });
  said = run.stdout;
}, 60_000);
afterAll(() => tree.remove());

it('finds an export that only a test uses', () => {
  expect(said).toContain('plantedForTests');
  expect(said).not.toMatch(/\bused\b/);
});

it('finds a file that only a test uses', () => {
  expect(said).toContain('src/domain/planted-file.ts');
});
