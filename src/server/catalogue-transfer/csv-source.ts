import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import type { Rejection } from './faults.ts';
import type { FileShape } from './file-shape.ts';
import { readRow, rejection } from './row-reader.ts';
import type { ReadPart } from './row-reader.ts';

const rowsPerPart = 2000;
/** A quote that never ends would make one row of the rest of the file. */
const longestRow = 1_000_000;
const longestHead = 65_536;

/** The sign between columns, as the line with their names has it. */
async function separatorOf(path: string): Promise<';' | ','> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead), 0, longestHead, 0);
    const head = buffer.toString('utf8', 0, bytesRead).split(/[\r\n]/, 1)[0]!;
    return head.includes(';') || !head.includes(',') ? ';' : ',';
  } finally {
    await file.close();
  }
}

const nameOf = (head: string): string => head.trim().toLowerCase().normalize('NFC');

/** Where each column of the file stands in a row; null when the line with their names cannot be taken. */
function readHead(file: FileShape, heads: readonly string[], source: string) {
  const rejections: Rejection[] = [];
  const named = heads.map(nameOf);
  named.forEach((name, place) => {
    const head = heads[place]!.trim();
    if (!file.columns.some((column) => nameOf(column.head) === name))
      rejections.push(
        rejection(source, 1, 'unknownColumn', {
          value: head,
          detail: file.columns.map((one) => one.head).join(', '),
        }),
      );
    else if (named.indexOf(name) < place)
      rejections.push(rejection(source, 1, 'doubleColumn', { value: head }));
  });
  const places = file.columns.map(({ head }) => named.indexOf(nameOf(head)));
  file.columns.forEach(({ head, need, blank }, place) => {
    if (places[place] === -1 && need === 'key' && blank === undefined)
      rejections.push(rejection(source, 1, 'missingColumn', { value: head }));
  });
  return { places, rejections };
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const linesWithin = (record: readonly string[]): number => {
  let breaks = 0;
  for (const cell of record) if (cell.includes('\n')) breaks += cell.split('\n').length - 1;
  return breaks;
};

/**
 * Reads a file of the catalogue part by part; never more than some thousand rows are held.
 *
 * @param onAbsent is told the columns the file does not have, before the first part
 */
export async function* readCsv(
  path: string,
  file: FileShape,
  onAbsent: (columns: readonly string[]) => void,
): AsyncGenerator<ReadPart> {
  const source = basename(path);
  const delimiter = await separatorOf(path);
  const parser = createReadStream(path).pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    }),
  );
  let places: readonly number[] | null = null;
  let width = 0;
  let rows: object[] = [];
  let rejections: Rejection[] = [];
  let lastLine = 0;
  let isBroken = false;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      lastLine = info.lines;
      if (places === null) {
        const head = readHead(file, record, source);
        width = record.length;
        if (head.rejections.length > 0) {
          yield { rows: [], rejections: head.rejections, isBroken: true };
          return;
        }
        places = head.places;
        onAbsent(file.columns.filter((_, place) => head.places[place] === -1).map(({ column }) => column));
        continue;
      }
      const line = info.lines - linesWithin(record);
      if (record.length !== width)
        rejections.push(
          rejection(source, line, 'width', { value: String(record.length), detail: String(width) }),
        );
      else {
        const read = readRow(
          file,
          places.map((place) => (place === -1 ? undefined : record[place])),
          line,
          source,
        );
        if (read.row !== null) rows.push(read.row);
        rejections.push(...read.rejections);
      }
      if (rows.length + rejections.length < rowsPerPart) continue;
      yield { rows, rejections };
      [rows, rejections] = [[], []];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    rejections.push(rejection(source, lastLine + 1, 'malformed'));
    isBroken = true;
  }
  if (places === null && !isBroken) rejections.push(rejection(source, 1, 'noHead'));
  yield { rows, rejections, isBroken: isBroken || places === null };
}
