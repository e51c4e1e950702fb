import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, projectRoot, type TreeCopy } from '#tests/support/tree-copy.ts';
import { applyExceptions, findViolations, formatViolation, type Exception } from './source-rules.ts';
import { mostParamsLines } from './shape-of-charts.ts';

const exceptions = JSON.parse(
  readFileSync(join(projectRoot, 'tests/architecture/exceptions.json'), 'utf8'),
) as readonly Exception[];

interface Plant {
  readonly rule: string;
  readonly path: string;
  readonly code: string;
}

const plants: readonly Plant[] = [
  { rule: 'syntax', path: 'src/domain/planted-broken.ts', code: 'export const = 1;\n' },
  {
    rule: 'relative-import',
    path: 'src/domain/planted-query.ts',
    code: "export type A = typeof import('#server/main.ts');\n",
  },
  {
    rule: 'raw-colour',
    path: 'ui/parts/Planted/mix.css.ts',
    code: 'export const c = `color-mix(in oklab, ${x}, white)`;\n',
  },
  { rule: 'raw-colour', path: 'ui/parts/Planted/hex.css.ts', code: "export const colour = '#ff8800';\n" },
  {
    rule: 'raw-colour',
    path: 'ui/parts/Planted/border.css.ts',
    code: "export const edge = '1px solid #ccc';\n",
  },
  { rule: 'raw-colour', path: 'ui/shop/Planted/rgb.css.ts', code: 'export const c = `rgb(0 0 0 / 40%)`;\n' },
  { rule: 'raw-colour', path: 'ui/frame/named.css.ts', code: "export const colour = 'white';\n" },
  {
    rule: 'raw-colour',
    path: 'ui/screens/planted/Inline.tsx',
    code: "export const A = () => <b style={{ color: '#fff' }} />;\n",
  },
  {
    rule: 'effect-in-screen',
    path: 'ui/screens/planted/Effect.tsx',
    code: "import { useEffect } from 'react';\nexport const A = () => { useEffect(() => {}); return null; };\n",
  },
  {
    rule: 'effect-in-screen',
    path: 'ui/screens/planted/Layout.tsx',
    code: "import * as React from 'react';\nexport const A = () => { React.useLayoutEffect(() => {}); return null; };\n",
  },
  {
    rule: 'effect-in-screen',
    path: 'ui/sections/planted/Effect.tsx',
    code: "import { useEffect } from 'react';\nexport const A = () => { useEffect(() => {}); return null; };\n",
  },
  {
    rule: 'text-literal',
    path: 'ui/screens/planted/Text.tsx',
    code: 'export const A = () => <p>Warenkorb</p>;\n',
  },
  {
    rule: 'text-literal',
    path: 'ui/screens/planted/Label.tsx',
    code: 'export const A = () => <i aria-label="Warenkorb" />;\n',
  },
  {
    rule: 'text-literal',
    path: 'ui/parts/Planted/Braces.tsx',
    code: 'export const A = () => <i title={`Warenkorb`} />;\n',
  },
  { rule: 'clock', path: 'src/domain/planted-now.ts', code: 'export const now = new Date();\n' },
  { rule: 'clock', path: 'machines/planted/clock.ts', code: 'export const now = Date();\n' },
  {
    rule: 'sql-outside-repositories',
    path: 'src/server/planted/sql.routes.ts',
    code: 'export const q = `select id from article where id = $1`;\n',
  },
  {
    rule: 'statement-by-hand',
    path: 'src/server/planted/sql.service.ts',
    code: "import { sql } from 'drizzle-orm';\nexport const q = sql;\n",
  },
  {
    rule: 'statement-by-hand',
    path: 'src/server/plugins/sql.ts',
    code: "import pg from 'pg';\nexport const q = pg;\n",
  },
  {
    rule: 'statement-by-hand',
    path: 'src/server/planted/driver.repository.ts',
    code: "import { DatabaseError } from 'pg';\nexport const q = DatabaseError;\n",
  },
  {
    rule: 'statement-by-hand',
    path: 'src/server/planted/called.repository.ts',
    code: "export const rows = (executor) => executor.query('select 1');\n",
  },
  {
    rule: 'statement-by-hand',
    path: 'src/server/planted/quoted.repository.ts',
    code: "export const rows = (executor) => executor['query']('select 1');\n",
  },
  {
    rule: 'statement-by-hand',
    path: 'src/server/planted/taken.repository.ts',
    code: 'export const rows = ({ query }) => query(`select 1`);\n',
  },
  ...Object.entries({
    called: "(executor) => executor.query('select 1')",
    lent: "(request) => request.pool.query('select 1')",
    optional: '(lent) => lent?.connect()',
    quoted: "(lent) => lent['submit']",
    bound: '(lent) => lent.query.bind(lent)',
    passed: '(run, database) => run(database.query)',
    taken: '(pool) => { const { query } = pool; return query; }',
    bare: '({ query }) => query(`select 1`)',
  }).map(([name, code]) => ({
    rule: 'statement-by-hand',
    path: `src/server/planted/${name}.service.ts`,
    code: `export const rows = ${code};\n`,
  })),
  {
    rule: 'relative-import',
    path: 'src/domain/planted-relative.ts',
    code: "export * from '../contract/text.ts';\n",
  },
  { rule: 'relative-import', path: 'src/domain/planted-extension.ts', code: "export * from './quantity';\n" },
  { rule: 'vague-name', path: 'src/domain/utils/price.ts', code: 'export const a = 1;\n' },
  { rule: 'vague-name', path: 'src/domain/helpers.ts', code: 'export const a = 1;\n' },
  { rule: 'vague-name', path: 'ui/common/a.ts', code: 'export const a = 1;\n' },
  { rule: 'vague-name', path: 'tests/misc/a.ts', code: 'export const a = 1;\n' },
  { rule: 'barrel', path: 'machines/planted/index.ts', code: 'export const a = 1;\n' },
  { rule: 'file-length', path: 'src/domain/planted-long.ts', code: 'export const a = 1;\n'.repeat(501) },
  { rule: 'machine-files', path: 'machines/lonely/lonely.machine.ts', code: 'export const a = 1;\n' },
  { rule: 'machine-files', path: 'machines/basket/basket.requests.ts', code: 'export const a = 1;\n' },
  { rule: 'machine-files', path: 'machines/basket/parcel.ts', code: 'export const a = 1;\n' },
  {
    rule: 'chart-params',
    path: 'machines/planted-params.ts',
    code: 'export const params = 1;\n'.repeat(mostParamsLines + 1),
  },
  {
    rule: 'chart-shape',
    path: 'machines/order/order.machine.ts',
    code: "export const a = s.createMachine({ states: { open: { on: {}, tags: 'ready' } } });\n",
  },
  {
    rule: 'chart-shape',
    path: 'machines/order/order.steps.ts',
    code: "export const a = s.createStateConfig({ states: { open: { description: 'Offen.' } } });\n",
  },
  { rule: 'quiet-test', path: 'tests/unit/planted-skip.test.ts', code: "it.skip('a', () => {});\n" },
  { rule: 'quiet-test', path: 'tests/unit/planted-only.test.ts', code: "describe.only('a', () => {});\n" },
  ...Object.entries({
    read: '(snapshot) => snapshot._nodes',
    called: '(actor) => actor.system?._relay(actor, actor, {})',
    computed: "(actor) => actor['_parent']",
    template: '(actor) => actor[`_processingStatus`]',
    named: "(actor, key = '_snapshot') => actor[key]",
    taken: '({ _deferred }) => _deferred',
    renamed: '(system) => { const { _clock: clock } = system; return clock; }',
    written: '(system) => Object.assign(system, { _set: () => undefined })',
  }).map(([name, code]) => ({
    rule: 'library-internals',
    path: `src/paths/planted-${name}.ts`,
    code: `export const part = ${code};\n`,
  })),
  ...Object.entries({
    closure: "(a, b) => a.on('a.told', () => b.send({ type: 'b.press' }))",
    optional: "(a, pages) => a?.on('a.told', () => pages.get('b')?.send({ type: 'b.press' }))",
    snapshot: "(a, b) => a.subscribe(() => { if (a) b.send({ type: 'b.press' }); })",
    named: "(a, b) => { const press = () => b.send({ type: 'b.press' }); a.on('a.told', press); }",
    called: "(a, b) => { function press() { b.send({}); } return a.on('a.told', () => press()); }",
    value: "(a, b) => a.on('a.told', b.send)",
    handed: "(a, b, hear) => a.on('a.told', (fact) => hear(fact, b?.send))",
    quoted: "(a, b) => a.on('a.told', () => b['send']({ type: 'b.press' }))",
    taken: "(a, { send }) => a.on('a.told', () => send({ type: 'b.press' }))",
    renamed: "(a, { send: press }) => a.on('a.told', press)",
    method: "(a, b) => { const teller = { press() { b.send({}); } }; a.on('a.told', () => teller.press()); }",
    property: "(a, b) => { const teller = { press: () => b.send({}) }; a.on('a.told', teller.press); }",
    shorthand:
      "(a, b) => { const press = () => b.send({}); const t = { press }; a.on('a.told', () => t.press()); }",
    private: "(b) => class { #press() { b.send({}); } hear(a) { a.on('a.told', () => this.#press()); } }",
  }).map(([name, code]) => ({
    rule: 'fact-as-closure',
    path: `src/app/live/planted-${name}.ts`,
    code: `export const connect = ${code};\n`,
  })),
  {
    rule: 'fact-as-closure',
    path: 'ui/bindings/planted-hearing.ts',
    code: "export const useHearing = (a, b) => useEffect(() => a.on('a.told', () => b.send({ type: 'b.press' })), [a, b]);\n",
  },
  {
    rule: 'fact-as-closure',
    path: 'ui/bindings/planted-told.ts',
    code: "import type { Teller } from '#app/live/planted-teller.ts';\nexport const hear = (a, teller: Teller) => a.on('a.told', () => teller.press());\n",
  },
  {
    rule: 'fact-as-closure',
    path: 'src/app/live/planted-elsewhere.ts',
    code: "import { connect as press } from './planted-sender.ts';\nexport const hear = (a) => a.on('a.told', () => press(a));\n",
  },
  { rule: 'replaced-module', path: 'tests/unit/planted-mock.test.ts', code: "vi.mock('node:fs');\n" },
  { rule: 'quiet-test', path: 'tests/e2e/planted-fixme.spec.ts', code: "test.fixme('a', () => {});\n" },
  { rule: 'quiet-test', path: 'tests/e2e/planted-sleep.spec.ts', code: 'await page.waitForTimeout(500);\n' },
];

/** What looks similar and is right. */
const honest: readonly Omit<Plant, 'rule'>[] = [
  { path: 'src/texts/en/planted.ts', code: "export const a: typeof import('../de/planted.ts').a = 'A';\n" },
  { path: 'ui/theme/planted-palette.ts', code: "export const paper = '#ffffff';\n" },
  {
    path: 'ui/parts/Planted/Honest.tsx',
    code: 'export const A = () => <i aria-hidden="true" className="white">·</i>;\n',
  },
  {
    path: 'ui/parts/Planted/mixed.css.ts',
    code: 'export const c = `color-mix(in oklab, ${x} 9%, transparent)`;\n',
  },
  { path: 'ui/parts/Planted/anchor.tsx', code: "export const A = () => <a href='#inhalt'>{1}</a>;\n" },
  { path: 'src/domain/planted-moment.ts', code: 'export const at = (moment: number) => new Date(moment);\n' },
  {
    path: 'src/server/planted/planted.repository.ts',
    code: "import { command } from '#server/database/statement.ts';\nexport const q = command({ name: 'a', text: 'delete from a', values: () => [] });\n",
  },
  { path: 'src/texts/de/planted.ts', code: "export const a = 'Please select one from the list';\n" },
  {
    path: 'src/server/planted/planted.routes.ts',
    code: "export const page = ({ query, connect }, code) => [query.page, connect, code('query')];\n",
  },
  {
    path: 'src/app/live/planted-sender.ts',
    code: "export const connect = (b) => b.send({ type: 'b.press' });\n",
  },
  {
    path: 'src/app/live/planted-teller.ts',
    code: "export class Teller { constructor(readonly b) {} press() { this.b.send({ type: 'b.press' }); } }\n",
  },
  {
    path: 'src/app/live/planted-host.ts',
    code: 'export const hostOf = ({ send }) => ({ track: (event) => send(event) });\n',
  },
  {
    path: 'src/app/live/planted-tracked.ts',
    code: "import { hostOf } from './planted-host.ts';\nexport const track = (a) => a.on('a.told', () => hostOf(fetch).track('a'));\n",
  },
  {
    path: 'src/app/live/planted-heard.ts',
    code: "export const hear = (router, a, go) => {\n  router.subscribe(() => a.send({ type: 'a.press' }));\n  a.on('a.told', () => go('/'));\n};\n",
  },
  { path: 'src/server/planted/planted-score.ts', code: 'export const a = ({ _score: score }) => score;\n' },
  { path: 'src/domain/planted-long-enough.ts', code: 'export const a = 1;\n'.repeat(500) },
  { path: 'tests/unit/planted-honest.test.ts', code: "it('a', () => { expect('it.skip(').toBe('x'); });\n" },
];

describe('source rules', () => {
  let tree: TreeCopy;
  let found: readonly string[];

  beforeAll(() => {
    tree = copyTree();
    for (const { path, code } of [...plants, ...honest]) tree.plant(path, code);
    found = findViolations(tree.root).map(({ rule, path }) => `${rule} ${path}`);
  });
  afterAll(() => tree.remove());

  it('the shop keeps to them', () => {
    expect(applyExceptions(findViolations(projectRoot), exceptions).map(formatViolation)).toEqual([]);
  });

  it.each(plants)('$rule is caught in $path', ({ rule, path }) => {
    expect(found).toContain(`${rule} ${path}`);
  });

  it.each(honest)('$path passes', ({ path }) => {
    expect(found.filter((entry) => entry.endsWith(` ${path}`))).toEqual([]);
  });

  it('an exception hides its own violation only', () => {
    const violation = { rule: 'raw-colour', path: 'ui/a.ts', line: 3, message: 'm' };
    const other = { ...violation, path: 'ui/b.ts' };
    const reason = 'draws the sample that the colour picker starts from';
    expect(applyExceptions([violation, other], [{ rule: 'raw-colour', path: 'ui/a.ts', reason }])).toEqual([
      other,
    ]);
  });

  it('an exception without a reason, or that nothing needs, is reported', () => {
    const idle = applyExceptions([], [{ rule: 'raw-colour', path: 'ui/a.ts', reason: '' }]);
    expect(idle.map(({ rule }) => rule)).toEqual(['idle-exception', 'unexplained-exception']);
  });
});
