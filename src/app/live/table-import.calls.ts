import type { Call } from '#client/call.ts';
import { adminImportEndpoints } from '#contract/admin-import.ts';
import type { TableImportMachine } from '#machines/table-import/table-import.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';
import { readTableFile } from './table-file.ts';

/** Reads a file, and asks what its rows do; what went wrong is told by the page. */
export const tableImportCalls = (call: Call) =>
  ({
    readFile: ({ input: { file } }) => {
      if (!(file instanceof Blob)) throw new Error('a file comes from a field');
      return readTableFile(file);
    },
    compareRows: async ({ input: { table, rows }, signal }) => {
      const body = { table, ...rows };
      const options = { signal, suppressErrors: true };
      return (await ask(call, adminImportEndpoints.preview, { body }, options)).report;
    },
    writeRows: async ({ input: { table, rows, version }, signal }) => {
      const body = { table, ...rows, version };
      const options = { signal, suppressErrors: true };
      return (await ask(call, adminImportEndpoints.write, { body }, options)).report;
    },
  }) satisfies ChartCalls<TableImportMachine>;
