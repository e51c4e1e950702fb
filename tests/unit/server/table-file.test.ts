import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { tableFileOf } from '#server/document/table-file.ts';

const longest = 32_767;

describe('a workbook', () => {
  it('holds no text longer than a cell may be, and says where one was shortened', async () => {
    const pair = '😀';
    const texts = ['x'.repeat(longest), 'x'.repeat(longest + 1), pair.repeat(longest)];
    const table = { head: ['Personen'], rows: texts.map((text) => [text]), sheet: 'Tabelle' };
    const { base64 } = await tableFileOf(table, { name: 'tabelle', format: 'xlsx', language: 'de' });
    const [sheet] = await readExcelFile(Buffer.from(base64, 'base64'));
    const cells = (sheet?.data ?? []).slice(1).map(([cell]) => String(cell));
    expect(cells[0]).toBe(texts[0]);
    for (const cell of cells.slice(1)) {
      expect(cell.length).toBeLessThanOrEqual(longest);
      expect(cell).toMatch(/ … \(gekürzt: mehr fasst eine Zelle nicht\)$/);
      expect(cell.isWellFormed()).toBe(true);
    }
  });

  it('is the only file that shortens: one of text holds everything', async () => {
    const table = { head: ['Personen'], rows: [['x'.repeat(longest + 1)]], sheet: 'Tabelle' };
    const { base64 } = await tableFileOf(table, { name: 'tabelle', format: 'csv', language: 'de' });
    expect(Buffer.from(base64, 'base64').toString()).toContain('x'.repeat(longest + 1));
  });
});
