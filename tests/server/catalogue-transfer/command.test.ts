import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueFiles } from '#server/catalogue-transfer/catalogue-files.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { filesWith, smallFiles } from './small-files.ts';
import { folderWith } from './transfer.ts';

const root = join(import.meta.dirname, '../../..');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

/** What makes every `new Date()` of a process the same. */
const atMoment = (moment: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `globalThis.Date = class extends Date { constructor(...at) { super(...(at.length > 0 ? at : ['${moment}'])); } };`,
  )}`;

/** Runs the command as the merchant does, shortly after midnight in Berlin. */
function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--import',
      atMoment('2026-07-31T22:30:00Z'),
      'src/server/demo/catalogue.command.ts',
      '--database',
      database.migrationString,
      ...words,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n'), stderr };
}

const datesIn = (path: string): readonly string[] =>
  readFileSync(path, 'utf8').match(/\d{4}-\d\d-\d\d/g) ?? [];

describe('npm run catalogue', () => {
  it('tries, refuses and brings in a folder, and gives it out', () => {
    const good = folderWith(smallFiles);
    const bad = folderWith(filesWith({ 'marken.csv': 'Kürzel;Name;Hersteller\nprobe;;probe\n' }));
    const out = folderWith();
    try {
      const refused = run('--import', bad.folder);
      expect([refused.status, refused.lines.slice(-2)]).toEqual([
        1,
        ['marken.csv, Zeile 2: Name fehlt.', '1 Fehler: Es wurde nichts übernommen.'],
      ]);
      const tried = run('--import', good.folder, '--dry-run', '--language', 'en');
      expect([tried.status, tried.lines.at(-1)]).toEqual([0, 'Dry run: nothing was changed.']);
      const done = run('--import', good.folder);
      expect([done.status, done.stderr]).toEqual([0, '']);
      expect(done.lines).toContain('artikel.csv: 2 neu, 0 geändert, 0 unverändert, 0 entfallen');
      expect(run('--export', out.folder).status).toBe(0);
      expect(datesIn(join(out.folder, 'preisverlauf.csv'))).toEqual(['2026-08-01', '2026-08-01']);
      expect(datesIn(join(out.folder, 'artikel.csv'))).toEqual(['2026-08-01', '2026-08-01']);
      expect(readFileSync(join(out.folder, 'marken.csv'), 'utf8')).toBe(
        '\u{feff}Kürzel;Name;Hersteller;Top-Marke\r\nprobe;Probe;probe;nein\r\n',
      );
    } finally {
      for (const { remove } of [good, bad, out]) remove();
    }
  });

  it('has a document that names every file and every column', () => {
    const document = readFileSync(join(root, 'docs/catalogue-files.md'), 'utf8');
    const unnamed = catalogueFiles.flatMap(({ name, columns }) => [
      ...(document.includes(`\`${name}.csv\``) ? [] : [name]),
      ...columns.filter(({ head }) => !document.includes(head)).map(({ head }) => `${name}: ${head}`),
    ]);
    expect(unnamed).toEqual([]);
  });
});
