import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruise, judgeCruise, type CruiseResult } from '#tests/run/layers.ts';
import { copyTree, projectRoot, type TreeCopy } from '#tests/support/tree-copy.ts';

const rules = join(projectRoot, 'tests/architecture/dependency-cruiser.cjs');

interface Plant {
  readonly rule: string;
  /** Importer that must be reported; the other files only stand in between. */
  readonly path: string;
  readonly files: Readonly<Record<string, string>>;
}

const uses = (specifier: string): string =>
  `import * as planted from '${specifier}';\nexport const value = planted;\n`;

/** One planted fault for each rule of dependency-cruiser.cjs; most of them lie behind a file in between. */
const plants: readonly Plant[] = [
  {
    rule: 'machines-reach-no-surface',
    path: 'machines/planted/planted.machine.ts',
    files: {
      'machines/planted/planted.machine.ts': uses('#contract/planted-bridge.ts'),
      'src/contract/planted-bridge.ts': uses('react'),
    },
  },
  {
    rule: 'domain-reaches-contract-only',
    path: 'src/domain/planted-rule.ts',
    files: {
      'src/domain/planted-rule.ts': uses('#contract/planted-detour.ts'),
      'src/contract/planted-detour.ts': uses('#texts/de.ts'),
      'src/texts/de.ts': 'export const de = {};\n',
    },
  },
  {
    rule: 'contract-reaches-zod-only',
    path: 'src/contract/planted-import.ts',
    files: { 'src/contract/planted-import.ts': uses('xstate') },
  },
  {
    rule: 'drawing-reaches-contract-only',
    path: 'src/drawing/planted-place.ts',
    files: {
      'src/drawing/planted-place.ts': uses('#contract/planted-road.ts'),
      'src/contract/planted-road.ts': uses('#domain/planted.ts'),
      'src/domain/planted.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'texts-import-nothing',
    path: 'src/texts/planted.ts',
    files: { 'src/texts/planted.ts': uses('#contract/planted-import.ts') },
  },
  {
    rule: 'ui-reaches-no-service',
    path: 'ui/screens/planted/PlantedScreen.tsx',
    files: {
      'ui/screens/planted/PlantedScreen.tsx': uses('#domain/planted-call.ts'),
      'src/domain/planted-call.ts': uses('#client/planted.ts'),
      'src/client/planted.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'parts-reach-no-machine',
    path: 'ui/parts/Planted/Planted.tsx',
    files: {
      'ui/parts/Planted/Planted.tsx': uses('#ui/bindings/planted.ts'),
      'ui/bindings/planted.ts': uses('#machines/planted/planted.machine.ts'),
    },
  },
  {
    rule: 'screens-stand-alone',
    path: 'ui/screens/planted-list/PlantedList.tsx',
    files: {
      'ui/screens/planted-list/PlantedList.tsx': "import '../planted-order/planted-order.ts';\n",
      'ui/screens/planted-order/planted-order.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'sections-stand-below-screens',
    path: 'ui/sections/planted/Planted.tsx',
    files: {
      'ui/sections/planted/Planted.tsx': uses('#ui/screens/planted-alone/planted.ts'),
      'ui/screens/planted-alone/planted.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'client-reaches-contract-only',
    path: 'src/client/planted-toast.ts',
    files: {
      'src/client/planted-toast.ts': uses('#domain/planted-toast.ts'),
      'src/domain/planted-toast.ts': uses('#machines/planted/planted.machine.ts'),
    },
  },
  {
    rule: 'tools-reach-no-internals',
    path: 'src/flows/planted.ts',
    files: { 'src/flows/planted.ts': uses('#ui/bindings/planted.ts') },
  },
  {
    rule: 'server-knows-no-view',
    path: 'src/server/planted/planted.routes.ts',
    files: { 'src/server/planted/planted.routes.ts': uses('#ui/bindings/planted.ts') },
  },
  {
    rule: 'pages-alone-render',
    path: 'src/server/planted/planted-page.ts',
    files: {
      'src/server/planted/planted-page.ts': uses('#app/planted-view.ts'),
      'src/app/planted-view.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'app-knows-no-server',
    path: 'src/app/routes/planted.route.ts',
    files: {
      'src/app/routes/planted.route.ts': uses('#contract/planted-server.ts'),
      'src/contract/planted-server.ts': uses('#server/planted/planted.routes.ts'),
    },
  },
  {
    rule: 'driver-in-database',
    path: 'src/server/planted/planted.service.ts',
    files: { 'src/server/planted/planted.service.ts': uses('drizzle-orm') },
  },
  {
    rule: 'driver-in-database',
    path: 'src/server/planted/planted-driver.repository.ts',
    files: { 'src/server/planted/planted-driver.repository.ts': uses('pg') },
  },
  {
    rule: 'repository-within-its-noun',
    path: 'src/server/planted-other/planted-other.service.ts',
    files: {
      'src/server/planted-other/planted-other.service.ts': uses('#server/planted/planted-rows.repository.ts'),
      'src/server/planted/planted-rows.repository.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'repository-within-its-noun',
    path: 'src/server/planted-root.ts',
    files: {
      'src/server/planted-root.ts': uses('#server/planted/planted-more.repository.ts'),
      'src/server/planted/planted-more.repository.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'sql-parts-for-repositories',
    path: 'src/server/planted/planted-parts.service.ts',
    files: {
      'src/server/planted/planted-parts.service.ts': uses('#server/planted/planted.sql.ts'),
      'src/server/planted/planted.sql.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'routes-ask-services',
    path: 'src/server/planted/planted-rows.routes.ts',
    files: {
      'src/server/planted/planted-rows.routes.ts': uses('#server/planted/planted-own.repository.ts'),
      'src/server/planted/planted-own.repository.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'routes-ask-services',
    path: 'src/server/planted/planted-handle.routes.ts',
    files: { 'src/server/planted/planted-handle.routes.ts': uses('#server/database/pool.ts') },
  },
  {
    rule: 'tests-stay-outside',
    path: 'src/app/planted-test-support.ts',
    files: {
      'src/app/planted-test-support.ts': uses('#tests/support/planted.ts'),
      'tests/support/planted.ts': 'export const planted = 1;\n',
    },
  },
  {
    rule: 'resolvable',
    path: 'src/app/planted-nowhere.ts',
    files: { 'src/app/planted-nowhere.ts': uses('#domain/there-is-no-such-file.ts') },
  },
];

describe('layers', () => {
  let tree: TreeCopy;
  let lines: readonly string[];

  beforeAll(() => {
    tree = copyTree();
    for (const plant of plants)
      for (const [path, content] of Object.entries(plant.files)) tree.plant(path, content);
    lines = cruise(tree.root, rules).lines;
  });
  afterAll(() => tree.remove());

  it('the shop keeps to the layer table and every module was read', { timeout: 120_000 }, () => {
    const report = cruise(projectRoot, rules);
    expect(report.isClean ? [] : report.lines).toEqual([]);
  });

  it('every rule has a planted fault', () => {
    const configuration = createRequire(import.meta.url)(rules) as { forbidden: { name: string }[] };
    const names = configuration.forbidden.map((rule) => rule.name);
    expect([...new Set(plants.map((plant) => plant.rule))].sort()).toEqual([...names].sort());
  });

  it.each(plants)('catches a planted break of $rule', ({ rule, path }) => {
    expect(lines.filter((line) => line.startsWith(`${rule}: ${path} `))).not.toEqual([]);
  });

  it('says of each broken rule in a sentence what it asks for', () => {
    expect(lines).toContain(
      'machines-reach-no-surface says: A machine knows no view, client, server or composition root, at any distance.',
    );
  });

  it('fails when the tool skipped a folder', { timeout: 120_000 }, () => {
    const blind = join(tree.root, 'blind.cjs');
    writeFileSync(
      blind,
      `const real = require(${JSON.stringify(rules)});
       module.exports = { forbidden: [], options: { ...real.options, exclude: { path: '^src/contract/' } } };`,
    );
    const report = cruise(tree.root, blind);
    expect(report.isClean).toBe(false);
    expect(report.lines).toContain('not read: src/contract/planted-import.ts');
  });

  it('fails when the tool read no TypeScript at all', () => {
    const nothing: CruiseResult = { modules: [], summary: { violations: [] } };
    const report = judgeCruise(projectRoot, nothing);
    expect(report.isClean).toBe(false);
    expect(report.lines.at(-1)).toMatch(/^0 modules read/);
  });

  it('fails when the tool listed a module but not what it imports', () => {
    const path = 'src/contract/planted-import.ts';
    const hollow: CruiseResult = {
      modules: [{ source: path, dependencies: [] }],
      summary: { violations: [] },
    };
    expect(judgeCruise(tree.root, hollow).lines).toContain(`imports not read: ${path}`);
  });
});
