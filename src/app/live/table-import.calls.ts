import type { Call } from '#client/call.ts';
import { adminImportEndpoints } from '#contract/admin-import.ts';
import type { TableImportMachine } from '#machines/table-import/table-import.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';
import { readTableFile } from './table-file.ts';

/**
 * Silence is told by the page, with the file that was chosen: trying again writes nothing twice (docs/decisions/0127), so the page
 * stays (docs/decisions/0005).
 */
const answered = (signal: AbortSignal) => ({ signal, suppressErrors: true, isReconciled: true });

/** Reads a file, and asks what its rows do; what went wrong is told by the page. */
export const tableImportCalls = (call: Call) =>
  ({
    readFile: ({ input: { file } }) => {
      if (!(file instanceof Blob)) throw new Error('a file comes from a field');
      return readTableFile(file);
    },
    compareRows: async ({ input: { table, rows }, signal }) => {
      const body = { table, ...rows };
      return (await ask(call, adminImportEndpoints.preview, { body }, answered(signal))).report;
    },
    writeRows: async ({ input: { table, rows, version }, signal }) => {
      const body = { table, ...rows, version };
      return (await ask(call, adminImportEndpoints.write, { body }, answered(signal))).report;
    },
  }) satisfies ChartCalls<TableImportMachine>;
