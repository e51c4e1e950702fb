import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTableFile, tableOf } from '#app/live/table-file.ts';
import {
  largestImportedFileBytes,
  longestImportedCell,
  mostImportedColumns,
  mostImportedRows,
} from '#contract/imported-tables.ts';
import { oneLineOf } from '#contract/storable.ts';
import { csvOf } from '#domain/csv.ts';

const read = (text: string | Uint8Array<ArrayBuffer>) => readTableFile(new Blob([text]));
const table = (heads: string[], ...rows: [line: number, ...cells: string[]][]) => ({
  rows: { heads, rows: rows.map(([line, ...cells]) => ({ line, cells })) },
});
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('a file with a table', () => {
  it('is read with either separator, with and without a byte order mark, in UTF-8 and Windows-1252', async () => {
    const expected = table(['Nummer', 'Bezeichnung'], [2, '100', 'Bürobedarf; groß'], [3, '200', 'Küche']);
    for (const text of [
      'Nummer;Bezeichnung\r\n100;"Bürobedarf; groß"\r\n200;Küche\r\n',
      '\ufeffNummer;Bezeichnung\n100;"Bürobedarf; groß"\n200;Küche',
      'Nummer,Bezeichnung\n100,Bürobedarf; groß\n200,Küche\n',
      'Nummer\tBezeichnung\n100\tBürobedarf; groß\n200\tKüche\n',
    ]) {
      expect(await read(text)).toEqual(expected);
      if (!text.startsWith('\ufeff')) expect(await read(latin(text))).toEqual(expected);
    }
  });

  it('counts its rows as spreadsheets do, leaves empty ones out, and has as many cells as columns', () => {
    expect(tableOf('a;b\n\n1;"zwei\nZeilen";3\n;\n2\n')).toEqual(
      table(['a', 'b'], [3, '1', 'zwei Zeilen'], [5, '2']),
    );
  });

  it('is refused where it is no table, or larger than what is read at once', async () => {
    const faults = async (text: string | Uint8Array<ArrayBuffer>) => {
      const content = await read(text);
      return 'fault' in content ? [content.fault.kind, content.fault.line] : content;
    };
    const rows = (count: number): string => `a\n${'1\n'.repeat(count)}`;
    expect(await faults('PK\u0003\u0004rest')).toEqual(['noText', null]);
    expect(await faults('a;b\u00001;2')).toEqual(['noText', null]);
    expect(await faults('a;b\n1;"zwei\n3;4\n')).toEqual(['malformed', expect.any(Number)]);
    expect(await faults('a;b\n1;zwei"\n')).toEqual(['malformed', 2]);
    expect(await faults('')).toEqual(['empty', null]);
    expect(await faults('a;b\n;\n')).toEqual(['empty', null]);
    expect(await faults(rows(mostImportedRows + 1))).toEqual(['tooManyRows', null]);
    expect(await faults(rows(mostImportedRows))).toMatchObject({ rows: {} });
    expect(await faults(`${'a;'.repeat(mostImportedColumns)}a\n1\n`)).toEqual(['tooManyColumns', null]);
    expect(await faults(`a\n1\n${'x'.repeat(longestImportedCell + 1)}\n`)).toEqual(['tooLarge', 3]);
    expect(await faults('x'.repeat(largestImportedFileBytes + 1))).toEqual(['tooLarge', null]);
  });

  it('holds what the shop has saved, in either language: formulas are texts again', () => {
    // What begins like the sign that the shop puts before formulas cannot be told from it.
    const cell = fc
      .oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('=1+1', '-5', '@x', '+49 30', 'a;b', 'a,b', '"', 'ä'),
      )
      .map(oneLineOf)
      .filter((text) => !text.startsWith("'"));
    const head = fc.stringMatching(/^[A-Za-z (]{1,12}[a-z)]$/).map((text) => text.trim());
    const tables = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.tuple(
          fc.array(head, { minLength: width, maxLength: width }),
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
        ),
      )
      .filter(([, rows]) => rows.every((cells) => cells.some((text) => text !== '')));
    fc.assert(
      fc.property(tables, fc.constantFrom('de' as const, 'en' as const), ([heads, rows], language) => {
        expect(tableOf(csvOf([heads, ...rows], language))).toEqual(
          table(heads, ...rows.map((cells, index): [number, ...string[]] => [index + 2, ...cells])),
        );
      }),
    );
  });
});
