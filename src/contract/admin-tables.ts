import * as z from 'zod/mini';
import { adminTablePaths } from './admin-table-paths.ts';
import { post } from './endpoint.ts';
import { tableFormats } from './table-formats.ts';
import { line } from './text.ts';

/** The longest address of a table, without its path. */
const longestQuery = 1000;

/** Tables of a firm as files, for its admins. */
export const adminTableEndpoints = {
  export: post({
    name: 'adminTables.export',
    path: '/my/admin-tables/export',
    access: 'admin',
    weight: 10,
    // A workbook of the most orders is written for a second, on a busy machine for longer.
    longestMs: 20_000,
    summary:
      'What the address of a table of the firm finds, all pages of it, in its order and with its columns, as CSV or as a workbook; base64 in the answer.',
    spec: ['S2.4-01', 'S2.4-03', 'S2.4-05'],
    body: z.strictObject({
      path: z.enum(adminTablePaths),
      /** What the page's address says behind the question mark, such as `search=eva&sort=name&columns=name,state`. */
      query: line(longestQuery),
      format: z.enum(tableFormats),
    }),
    reply: z.object({
      fileName: z.string(),
      contentType: z.string(),
      base64: z.string(),
      /** How many rows it holds. */
      rows: z.number(),
      /** Rows there are beyond these. */
      leftOut: z.number(),
    }),
  }),
};
