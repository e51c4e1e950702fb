import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCoverage } from '#tests/run/spec-coverage.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import {
  claimsOf,
  decidedClausesOf,
  idsOf,
  parseCsv,
  problemsOf,
  renderCoverage,
  type CoverageInput,
} from './spec-coverage.ts';
import { behaviourReader } from './proofs.ts';
import { parseSource } from './syntax.ts';

const claims = (source: string) => claimsOf(parseSource('tests/unit/sample.test.tsx', source), () => true);
const idLists = (source: string) => claims(source).map(({ ids }) => ids);

describe('reading titles', () => {
  it('takes ids from the brackets of a title', () => {
    expect(idsOf('[S4.3-05][R35] refuses a step')).toEqual(['S4.3-05', 'R35']);
    expect(idsOf('[S4.3-05, R35] refuses')).toEqual(['S4.3-05', 'R35']);
    expect(idsOf('a list [1, 2] and [Sample] stay')).toEqual([]);
  });

  it('reads every way of writing a test', () => {
    const source = `
      it('[S1-01] plain', () => {});
      test("[S1-02] double", () => {});
      it.each([1, 2])('[S1-03] each %i', () => {});
      it.each\`a\`('[S1-04] tagged', () => {});
      test.concurrent(\`[S1-05] template \${1}\`, () => {});
      test('[S1-06] ' + 'joined', { tag: '@phone' }, () => {});
      for (const name of ['a']) it(\`[S1-07] \${name}\`, () => {});`;
    expect(idLists(source)).toEqual([
      ['S1-01'],
      ['S1-02'],
      ['S1-03'],
      ['S1-04'],
      ['S1-05'],
      ['S1-06'],
      ['S1-07'],
    ]);
  });

  it('ignores what only looks like a test', () => {
    const source = `
      // it('[S1-01] commented', () => {});
      const text = "it('[S1-02] quoted', () => {})";
      test.step('[S1-03] step', () => {});
      test.use({ locale: '[S1-04]' });
      split('[S1-05] other function');
      const view = <p>it's a text it('[S1-06]')</p>;`;
    expect(idLists(source)).toEqual([]);
  });

  it('adds the ids of the describe blocks around a test', () => {
    const source = `
      describe('[S1-01] outer', () => {
        describe('inner', () => { it('[R3] works', () => {}); });
        it('[S1-01] says it twice', () => {});
      });
      test.describe('[S1-02] page', () => { test('opens', () => {}); });
      it('stands alone', () => {});`;
    expect(idLists(source)).toEqual([['S1-01', 'R3'], ['S1-01'], ['S1-02'], []]);
  });

  it('knows file, line and title', () => {
    expect(claims("\n// ä\n\nit('[S1-01] does it', () => {});")).toEqual([
      { file: 'tests/unit/sample.test.tsx', line: 4, title: 'does it', ids: ['S1-01'], isProof: true },
    ]);
  });
});

const sample: CoverageInput = {
  clauses: [
    { id: 'S1-01', section: '1', kind: 'rule', clause: 'A | b', issue: 'shop' },
    { id: 'S1-02', section: '1', kind: 'rule', clause: 'C', issue: 'shop' },
    { id: 'S2-01', section: '2', kind: 'rule', clause: 'D', issue: 'content' },
  ],
  cases: [{ id: 'R1', group: 'Login', action: 'wrong password', expected: 'refused' }],
  claims: [{ file: 'tests/a.test.ts', line: 1, title: 'adds', ids: ['S1-01'], isProof: true }],
  decided: [{ id: 'S2-01', file: 'docs/decisions/001-order.md' }],
};

describe('judging claims', () => {
  it('accepts known clauses', () => expect(problemsOf(sample)).toEqual([]));

  it('refuses an unknown clause, in a test and in a decision', () => {
    const broken = {
      ...sample,
      claims: [{ file: 'tests/a.test.ts', line: 7, title: 'adds', ids: ['S9-99', 'R85'], isProof: true }],
      decided: [{ id: 'S9-98', file: 'docs/decisions/001-order.md' }],
    };
    expect(problemsOf(broken)).toEqual([
      'tests/a.test.ts:7 names an unknown clause: S9-99',
      'tests/a.test.ts:7 names an unknown clause: R85',
      'docs/decisions/001-order.md decides an unknown clause: S9-98',
    ]);
  });

  it('refuses a fourth clause', () => {
    const ids = ['S1-01', 'S1-02', 'S2-01', 'R1'];
    const broken = {
      ...sample,
      claims: [{ file: 'tests/a.test.ts', line: 7, title: 'adds', ids, isProof: true }],
    };
    expect(problemsOf(broken)).toEqual(['tests/a.test.ts:7 names 4 clauses, at most 3: adds']);
  });

  it('refuses a clause that only a list names', () => {
    const list = { file: 'tests/a.test.ts', line: 7, title: 'keys', ids: ['S1-02'], isProof: false };
    const broken = { ...sample, claims: [...sample.claims, { ...list, ids: ['S1-01'] }, list] };
    expect(problemsOf(broken)).toEqual([
      'tests/a.test.ts:7 names S1-02 and uses nothing that runs in the product',
    ]);
    expect(renderCoverage(broken)).toContain('| S1-02 | open |');
  });

  it('reads the clauses a decision settles', () => {
    const text =
      '# Title\n\nClauses: S7.3-11, S7.3-12\n\nThe Clauses: word in a sentence.\n**Clauses:** S1-01';
    expect(decidedClausesOf('docs/decisions/2.md', text).map(({ id }) => id)).toEqual([
      'S7.3-11',
      'S7.3-12',
      'S1-01',
    ]);
  });
});

describe('the page', () => {
  it('shows tested, decided and open clauses per package', () => {
    const page = renderCoverage(sample);
    expect(page).toContain('| shop | 2 | 1 | 0 | 1 |');
    expect(page).toContain('| content | 1 | 0 | 1 | 0 |');
    expect(page).toContain('| S1-01 | tested | A \\| b | `tests/a.test.ts` adds |');
    expect(page).toContain('| S2-01 | decided | D | [001-order.md](decisions/001-order.md) |');
    expect(page).toContain('Open: S1-02');
    expect(page).toContain('| R1 | Login | open | wrong password |  |');
  });

  it('reads commas, quotes and line ends of the clause list', () => {
    expect(parseCsv('id,clause\nS1-01,"Says ""a, b"" here"\r\nS1-02,plain')).toEqual([
      { id: 'S1-01', clause: 'Says "a, b" here' },
      { id: 'S1-02', clause: 'plain' },
    ]);
  });
});

describe('a test', () => {
  const source = `
    import { add } from '#domain/add.ts';
    import { Basket, basketPath } from '#contract/basket.ts';
    import { unused } from '#domain/unused.ts';
    import { openShop } from './support/open-shop.ts';
    import type { Sum } from '#domain/add.ts';
    const sum = () => add(1, 2);
    const keys: Sum = Object.keys(Basket);
    describe('inner', () => {
      const shop = () => openShop();
      it('[S1-01] through a function of the product', () => expect(sum()).toBe(3));
      it('[S1-02] through support', () => expect(shop()).toBe(true));
      it('[S1-03] through a function of the contract', () => expect(basketPath()).toBe('/'));
      it('[S1-04] through a list of keys', () => expect(keys).toEqual([]));
      it('[S1-05] through what nothing runs', () => expect(unused()).toBe(1));
    });
    let whole = 0;
    beforeEach(() => { whole = add(1, 2); });
    it('[S1-09] through what is set up for the file', () => expect(whole).toBe(3));
    it('[S1-10] beside what is set up for the file', () => expect(keys).toEqual([]));
    describe('beside a set-up', () => {
      let total = 0;
      beforeAll(() => { total = add(1, 2); });
      it('[S1-06] through the set-up of its block', () => expect(total).toBe(3));
      describe('within', () => {
        it('[S1-07] through what was set up around it', () => expect(total).toBe(3));
        it('[S1-08] beside what was set up around it', () => expect(keys).toEqual([]));
      });
    });`;
  const product = {
    'src/server/main.ts': `import '#domain/add.ts';\nimport '#contract/basket.ts';\n`,
    'src/domain/add.ts': 'export const add = (a: number, b: number) => a + b;\n',
    'src/domain/unused.ts': 'export const unused = () => 1;\n',
    'src/contract/basket.ts': 'export const Basket = {};\nexport function basketPath() { return "/"; }\n',
    'tests/support/open-shop.ts': `import { add } from '#domain/add.ts';\nexport const openShop = () => add(1, 1) === 2;\n`,
  };

  it('proves a clause only through code that an entry of the product reaches', () => {
    const test = parseSource('tests/sample.test.ts', source);
    const trees = Object.entries(product).map(([path, code]) => parseSource(path, code));
    const claims = claimsOf(test, behaviourReader([test, ...trees]));
    expect(claims.map(({ ids, isProof }) => [...ids, isProof])).toEqual([
      ['S1-01', true],
      ['S1-02', true],
      ['S1-03', true],
      ['S1-04', false],
      ['S1-05', false],
      ['S1-09', true],
      ['S1-10', false],
      ['S1-06', true],
      ['S1-07', true],
      ['S1-08', false],
    ]);
  });
});

describe('the command', () => {
  const root = mkdtempSync(join(tmpdir(), 'shop-coverage-'));
  const proof = (test: string): string => `import { serve } from '#domain/shop.ts';\n${test}`;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeAll(() => {
    for (const file of ['spec-clauses.csv', 'reliability-cases.csv'])
      write(
        `tests/architecture/${file}`,
        readFileSync(join(projectRoot, 'tests/architecture', file), 'utf8'),
      );
    write('src/server/main.ts', "import '#domain/shop.ts';\n");
    write('src/domain/shop.ts', 'export const serve = () => undefined;\n');
    write('tests/unit/a.test.ts', proof("it('[S0-01] speaks German', serve);\n"));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('holds all clauses and cases of the project', () => {
    runCoverage(root, true);
    const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
    expect(page).toContain('| S0-01 | tested |');
    expect([page.match(/^\| S\d/gm)?.length, page.match(/^\| R\d/gm)?.length]).toEqual([493, 84]);
  });

  it('fails when the page is stale, and again passes once it is written', () => {
    runCoverage(root, true);
    write('tests/unit/b.test.ts', proof("it('[S0-02] serves firms', serve);\n"));
    expect(runCoverage(root, false).isGood).toBe(false);
    runCoverage(root, true);
    expect(runCoverage(root, false).isGood).toBe(true);
  });

  it('fails on an unknown clause even when it writes', () => {
    write('tests/unit/c.test.ts', "it('[S0-99] invents a clause', () => {});\n");
    const outcome = runCoverage(root, true);
    expect([outcome.isGood, outcome.lines[0]]).toEqual([
      false,
      'tests/unit/c.test.ts:1 names an unknown clause: S0-99',
    ]);
    rmSync(join(root, 'tests/unit/c.test.ts'));
  });
});
