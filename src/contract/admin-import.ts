import * as z from 'zod/mini';
import type { ReplyOf } from './endpoint.ts';
import { get, post } from './endpoint.ts';
import {
  importedTables,
  importOutcomes,
  largestImportedFileBytes,
  longestImportedCell,
  mostImportedColumns,
  mostImportedRows,
} from './imported-tables.ts';
import { Refusal } from './refusal.ts';
import { line } from './text.ts';

const cell = line(longestImportedCell);
const cells = z.array(cell).check(z.maxLength(mostImportedColumns));

/** A file as a browser has read it: the names of its columns, and the rows below with their lines. */
export const ReadFile = z.strictObject({
  heads: cells,
  rows: z
    .array(z.strictObject({ line: z.number().check(z.int(), z.minimum(1)), cells }))
    .check(z.maxLength(mostImportedRows)),
});
export type ReadFile = z.infer<typeof ReadFile>;

/** What one row of a file does; columns are named as the visitor's language calls them. */
export const ImportedRow = z.object({
  line: z.number(),
  /** What it is about, as the file says. */
  name: z.string(),
  outcome: z.enum(importOutcomes),
  /** What is written; of something new from nothing. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /** Why it is not taken. */
  faults: z.array(z.object({ column: z.string(), sentence: z.string() })),
  /** What else comes of it, for others than it is about. */
  effects: z.array(z.string()),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const ImportReport = z.object({
  /** Of what was compared: importing names it, so that what was read is what is done. */
  version: z.string(),
  /** Columns of the file that are not taken over. */
  ignored: z.array(z.string()),
  rows: z.array(ImportedRow),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** A refusal that may bring what a file would do now. */
export const ImportRefusal = z.extend(Refusal, { report: z.optional(ImportReport) });
export type ImportRefusal = z.infer<typeof ImportRefusal>;

export type ImportRoom = ReplyOf<typeof adminImportEndpoints.room>;

const table = z.enum(importedTables);
const reply = z.object({ success: z.literal(true), report: ImportReport });

/** What a body may have beyond the file itself: quotes and commas around its cells, and letters that take two bytes. */
const largestBytes = largestImportedFileBytes + 600_000;
const spec = ['S2.4-03', 'S2.4-04', 'S2.4-05'];

/** Reading in people, cost centers and budgets of a firm from a table. */
export const adminImportEndpoints = {
  room: get({
    name: 'adminImport.room',
    path: '/my/admin-import',
    access: 'admin',
    summary:
      'How many rows of a table the firm has and may have, and how many people it may still invite in this hour.',
    spec,
    query: z.strictObject({ table }),
    reply: z.object({
      count: z.number(),
      most: z.number(),
      /** Null where nobody is invited by reading the table in. */
      invitationsLeft: z.nullable(z.number()),
    }),
  }),
  preview: post({
    name: 'adminImport.preview',
    path: '/my/admin-import/preview',
    access: 'admin',
    weight: 10,
    largestBytes,
    summary:
      'Says what each row of a table would do to the people, cost centers or budgets of the firm; writes nothing.',
    spec,
    body: z.extend(ReadFile, { table }),
    reply,
    refusal: ImportRefusal,
  }),
  write: post({
    name: 'adminImport.write',
    path: '/my/admin-import/import',
    access: 'admin',
    weight: 20,
    largestBytes,
    summary:
      'Writes the rows that can be taken, all or none; where the firm has changed since the preview, nothing, and says what they would do now.',
    spec,
    body: z.extend(ReadFile, { table, version: line(64) }),
    reply,
    refusal: ImportRefusal,
  }),
};
