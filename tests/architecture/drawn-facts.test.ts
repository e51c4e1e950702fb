import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyTree, projectRoot } from '#tests/support/tree-copy.ts';
import { writtenRows } from './drawn-facts.ts';

/** Ids of the arrows in the picture of what the charts tell one another: `system|teller|fact|hearer`. */
const drawn = new Set(
  (
    JSON.parse(readFileSync(join(projectRoot, 'docs/flows/data/system.json'), 'utf8')) as {
      readonly transitions: readonly { readonly id: string }[];
    }
  ).transitions.map(({ id }) => id),
);

const undrawn = (root: string): readonly string[] =>
  writtenRows(root)
    .filter(({ row }) => !drawn.has(`system|${row}`))
    .map(({ path, line, row }) => `${path}:${line} ${row}`);

it('every row of every table of facts is an arrow of the system picture, and every arrow a row', () => {
  expect(undrawn(projectRoot)).toEqual([]);
  expect(new Set(writtenRows(projectRoot).map(({ row }) => `system|${row}`))).toEqual(drawn);
});

describe('a planted table', () => {
  const tree = copyTree();
  afterAll(() => tree.remove());

  it('that is in no picture is found: of a screen, hidden in its file, in a file of another name', () => {
    const table = "{\n  planted: {\n    'planted.told': { basket: () => null },\n  },\n}";
    tree.plant(
      'machines/planted/planted.facts.ts',
      `export const a = ${table} satisfies ScreenFacts<'a', A>;\n`,
    );
    tree.plant(
      'machines/quiet/quiet.facts.ts',
      `const a: FactTable<null> = ${table};\nexport const use = () => a;\n`,
    );
    tree.plant('src/app/planted.ts', `export const a = ${table} satisfies FactTable<null>;\n`);
    expect(undrawn(tree.root)).toEqual([
      'machines/planted/planted.facts.ts:3 planted|planted.told|basket',
      'machines/quiet/quiet.facts.ts:3 planted|planted.told|basket',
      'src/app/planted.ts:3 planted|planted.told|basket',
    ]);
  });
});
