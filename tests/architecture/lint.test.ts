import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, projectRoot, type TreeCopy } from '#tests/support/tree-copy.ts';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
}

interface Plant {
  readonly about: string;
  readonly path: string;
  readonly code: string;
  readonly rule: string;
}

const restrictedImport = 'eslint(no-restricted-imports)';
const restrictedGlobal = 'eslint(no-restricted-globals)';
const restrictedProperty = 'eslint(no-restricted-properties)';

const imports = (folder: string, specifier: string, extension = 'ts'): Plant => ({
  about: `${folder} imports ${specifier}`,
  path: `${folder}/planted-${specifier.replace(/[^a-z]+/gi, '-')}.${extension}`,
  code: `import { planted } from '${specifier}';\nexport const value = planted;\n`,
  rule: restrictedImport,
});

const names = (folder: string, expression: string, rule: string): Plant => ({
  about: `${folder} uses ${expression}`,
  path: `${folder}/planted-${expression.replace(/[^a-z]+/gi, '-')}.ts`,
  code: `export const value = ${expression};\n`,
  rule,
});

const view = (about: string, code: string, rule: string): Plant => ({
  about,
  path: `ui/screens/planted/${about.replace(/[^a-z]+/gi, '-')}.tsx`,
  code,
  rule,
});

const plants: readonly Plant[] = [
  imports('src/texts/de', '#contract/basket.ts'),
  imports('src/texts/de', 'zod/mini'),
  imports('src/contract', 'zod'),
  imports('src/contract', '#domain/price.ts'),
  imports('src/domain', 'react'),
  imports('src/domain', 'xstate'),
  imports('src/domain', '#texts/de.ts'),
  imports('src/domain', 'node:fs'),
  imports('src/drawing', '#domain/price.ts'),
  imports('src/drawing', 'react'),
  imports('src/drawing', '#ui/parts/Button/Button.tsx'),
  imports('machines/planted', 'react'),
  imports('machines/planted', '@xstate/react'),
  imports('machines/planted', 'ofetch'),
  imports('machines/planted', 'zod'),
  imports('machines/planted', '#client/call.ts'),
  imports('machines/planted', '#ui/parts/Button/Button.tsx'),
  imports('machines/planted', '#server/main.ts'),
  imports('machines/planted', '#app/router.ts'),
  imports('machines/planted', '#texts/de.ts'),
  imports('src/client', '#machines/basket/basket.types.ts'),
  imports('src/client', '#ui/frame/toasts.ts'),
  imports('src/client', 'react'),
  imports('src/client', 'zod'),
  imports('ui/screens/planted', '#client/call.ts', 'tsx'),
  imports('ui/screens/planted', '#server/main.ts', 'tsx'),
  imports('ui/screens/planted', '#app/router.ts', 'tsx'),
  imports('ui/screens/planted', 'ofetch', 'tsx'),
  imports('ui/screens/planted', 'xstate', 'tsx'),
  imports('ui/screens/planted', '@xstate/react', 'tsx'),
  imports('ui/screens/planted', '#machines/basket/basket.machine.ts', 'tsx'),
  imports('ui/parts/Planted', '#machines/basket/basket.selectors.ts', 'tsx'),
  imports('ui/parts/Planted', '#ui/bindings/use-basket.ts', 'tsx'),
  imports('ui/shop/Planted', '#machines/basket/basket.selectors.ts', 'tsx'),
  imports('ui/bindings', '#client/call.ts'),
  imports('src/server/planted', '#ui/parts/Button/Button.tsx'),
  imports('src/server/planted', '#client/call.ts'),
  imports('src/app/routes', '#server/main.ts'),
  imports('src/app/routes', 'zod'),
  imports('src/paths', '#ui/parts/Button/Button.tsx'),
  imports('src/paths', '#server/main.ts'),
  imports('src/flows', '#server/main.ts'),
  names('src/domain', 'document', restrictedGlobal),
  names('src/domain', 'window', restrictedGlobal),
  names('src/contract', 'window', restrictedGlobal),
  names('src/drawing', 'document', restrictedGlobal),
  names('machines/planted', 'document', restrictedGlobal),
  names('machines/planted', 'localStorage', restrictedGlobal),
  names('machines/planted', 'fetch', restrictedGlobal),
  names('ui/screens/planted', "fetch('/rest/shop/basket')", restrictedGlobal),
  names('ui/screens/planted', 'localStorage', restrictedGlobal),
  names('src/domain', 'Date.now()', restrictedProperty),
  names('src/domain', 'Math.random()', restrictedProperty),
  names('machines/planted', 'Date.now()', restrictedProperty),
  view('text between tags', 'export const Planted = () => <p>Warenkorb</p>;\n', 'react(jsx-no-literals)'),
  view('text in braces', "export const Planted = () => <p>{'Warenkorb'}</p>;\n", 'react(jsx-no-literals)'),
  view('picture without alt', 'export const Planted = () => <img src="/a.svg" />;\n', 'jsx-a11y(alt-text)'),
  view(
    'hook under a condition',
    "import { useState } from 'react';\nexport function Planted({ isOpen }: { isOpen: boolean }) {\n  if (isOpen) useState(0);\n  return null;\n}\n",
    'react-hooks(rules-of-hooks)',
  ),
  {
    about: 'a cycle',
    path: 'src/domain/planted-cycle-one.ts',
    code: "import { two } from './planted-cycle-two.ts';\nexport const one = (): number => two();\n",
    rule: 'import(no-cycle)',
  },
  {
    about: 'the other half of the cycle',
    path: 'src/domain/planted-cycle-two.ts',
    code: "import { one } from './planted-cycle-one.ts';\nexport const two = (): number => one();\n",
    rule: 'import(no-cycle)',
  },
  {
    about: 'a cycle by the names of folders',
    path: 'src/domain/planted-alias-one.ts',
    code: "import { two } from '#domain/planted-alias-two.ts';\nexport const one = (): number => two();\n",
    rule: 'import(no-cycle)',
  },
  {
    about: 'the other half of the cycle by names of folders',
    path: 'src/domain/planted-alias-two.ts',
    code: "import { one } from '#domain/planted-alias-one.ts';\nexport const two = (): number => one();\n",
    rule: 'import(no-cycle)',
  },
  {
    about: 'a cycle of types alone',
    path: 'src/domain/planted-type-one.ts',
    code: "import type { Two } from './planted-type-two.ts';\nexport type One = { readonly two: Two | null };\n",
    rule: 'import(no-cycle)',
  },
  {
    about: 'the other half of the cycle of types',
    path: 'src/domain/planted-type-two.ts',
    code: "import type { One } from './planted-type-one.ts';\nexport type Two = { readonly one: One | null };\n",
    rule: 'import(no-cycle)',
  },
  {
    about: 'a promise nobody waits for',
    path: 'src/client/planted-promise.ts',
    code: 'const load = async (): Promise<number> => 1;\nexport function start(): void {\n  load();\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    about: 'a test that runs alone',
    path: 'tests/unit/planted.test.ts',
    code: "import { expect, it } from 'vitest';\nit.only('runs alone', () => expect(1).toBe(1));\n",
    rule: 'vitest(no-focused-tests)',
  },
];

/** Imports each layer is there to make; none may be reported. */
const honest: readonly Plant[] = [
  imports('src/contract', 'zod/mini'),
  imports('src/domain', '#contract/basket.ts'),
  imports('machines/planted', '#domain/quantity.ts'),
  imports('machines/planted', '#contract/basket.ts'),
  imports('machines/planted', 'xstate'),
  imports('src/client', 'ofetch'),
  imports('ui/screens/planted', '#ui/bindings/use-basket.ts', 'tsx'),
  imports('ui/screens/planted', '#machines/basket/basket.selectors.ts', 'tsx'),
  imports('ui/screens/planted', '#texts/texts.ts', 'tsx'),
  imports('ui/bindings', '@xstate/react'),
  imports('src/server/planted', 'zod'),
].map((plant) => ({ ...plant, path: plant.path.replace('planted-', 'honest-') }));

describe('lint', () => {
  let tree: TreeCopy;
  let found: ReadonlySet<string>;

  beforeAll(() => {
    tree = copyTree();
    for (const { path, code } of [...plants, ...honest]) tree.plant(path, code);
    const run = spawnSync(
      join(projectRoot, 'node_modules/.bin/oxlint'),
      [
        '-c',
        join(projectRoot, 'tests/architecture/oxlint.json'),
        '--type-aware',
        '--format',
        'json',
        'src',
        'machines',
        'ui',
        'tests',
      ],
      { cwd: tree.root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: readonly Diagnostic[] };
    found = new Set(diagnostics.map(({ code, filename }) => `${filename} ${code}`));
  });
  afterAll(() => tree.remove());

  it.each(plants)('catches it when $about', ({ path, rule }) => {
    expect([...found].filter((entry) => entry.startsWith(`${path} `))).toContain(`${path} ${rule}`);
  });

  it.each(honest)('lets it pass when $about', ({ path }) => {
    expect([...found].filter((entry) => entry.startsWith(`${path} `))).toEqual([]);
  });

  it('lets a machine name text keys as types', () => {
    const path = 'machines/planted/honest-keys.ts';
    tree.plant(path, "import type { TextKey } from '#texts/texts.ts';\nexport const key: TextKey = 'a.b';\n");
    const run = spawnSync(
      join(projectRoot, 'node_modules/.bin/oxlint'),
      ['-c', join(projectRoot, 'tests/architecture/oxlint.json'), path],
      { cwd: tree.root, encoding: 'utf8' },
    );
    expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('Found 0 warnings and 0 errors')]);
  });
});
