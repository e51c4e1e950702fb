import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, projectRoot, type TreeCopy } from '#tests/support/tree-copy.ts';
import { citableIn, findLostCitations } from './citations.ts';
import { formatViolation } from './source-rules.ts';

const outside = ['decision', 'spec', 'statecharts', 'architecture', 'market'];

const plants = [
  ...outside.map((page) => ({ path: `src/domain/planted-${page}.ts`, code: `/** Kept (${page} 4). */\n` })),
  { path: 'machines/app/planted-sentence.ts', code: ` * Spec ${'4.1'} says so.\n` },
  { path: 'ui/parts/planted-record.tsx', code: `// See docs/decisions/${'9'.repeat(4)}.\n` },
  { path: 'src/client/planted-page.ts', code: `export const page = 'docs/${'no-such'}.md';\n` },
  { path: 'src/contract/planted-clause.ts', code: `/** Kept (S4.1-${'99'}). */\n` },
  { path: 'src/contract/planted-section.ts', code: `/** Kept (S4.${'99'}). */\n` },
  { path: 'tests/unit/planted-case.ts', code: `/** Kept (R${'999'}). */\n` },
  {
    path: 'src/domain/planted-broken.ts',
    code: '/**\n * Kept, as has been agreed with everybody (decision\n * 4).\n */\nconst a = 1;\n',
  },
  { path: 'src/domain/planted-lines.ts', code: '// Kept as was said in decision\n// 4.\n' },
  { path: 'src/server/database/planted.sql', code: '-- Kept as was said in\n-- decision\n-- 4.\n' },
  { path: 'docs/planted-lines.md', code: `It is so (decision\n${'12'}).\n` },
  { path: 'docs/planted.md', code: `It is so (decision ${'12'}).\n` },
];

const honest = [
  { path: 'src/domain/planted-cited.ts', code: '/** Kept (S4.1-09, S4.1, R81, docs/decisions/0005). */\n' },
  {
    path: 'src/domain/planted-number.ts',
    code: '/** A decision of 12 people, in style. */\nconst S9 = R999;\n',
  },
  {
    path: 'src/domain/planted-apart.ts',
    code: '/** It was a decision. */\n// 4 of them.\nconst style =\n  4;\n',
  },
  { path: 'docs/planted-paragraphs.md', code: 'It was a decision\n\n4 of them.\n' },
];

describe('citations', () => {
  const citable = citableIn(projectRoot);
  let tree: TreeCopy;
  let found: readonly string[];

  beforeAll(() => {
    tree = copyTree();
    for (const { path, code } of [...plants, ...honest]) tree.plant(path, code);
    found = findLostCitations(tree.root, citable).map(({ path }) => path);
  });
  afterAll(() => tree.remove());

  it('lead to what stands in the repository', () => {
    expect(findLostCitations(projectRoot, citable).map(formatViolation)).toEqual([]);
  });

  it('one over the end of a line is reported where it begins', () => {
    const [lost] = findLostCitations(tree.root, citable).filter(({ path }) => path.endsWith('-broken.ts'));
    expect(lost).toEqual({
      rule: 'lost-citation',
      path: 'src/domain/planted-broken.ts',
      line: 2,
      message: "'(decision 4' names a page that does not stand here",
    });
  });

  it.each(plants)('one that leads nowhere is found in $path', ({ path }) => {
    expect(found).toContain(path);
  });

  it.each(honest)('$path passes', ({ path }) => {
    expect(found).not.toContain(path);
  });
});
