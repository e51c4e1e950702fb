import type { Call } from '#client/call.ts';
import { adminTableEndpoints } from '#contract/admin-tables.ts';
import type { SavedTable, WantedTable } from '#ui/bindings/shop.ts';
import { saveReply } from './save-reply.ts';

/** A workbook of very many rows takes a while. */
const fileTimeoutMs = 30_000;

/** Saves what a table of a firm finds on the visitor's device; rejects where that is not possible now. */
export async function downloadTable(call: Call, wanted: WantedTable): Promise<SavedTable> {
  const answer = await call(
    adminTableEndpoints.export,
    { body: { ...wanted } },
    { timeoutMs: fileTimeoutMs, suppressErrors: true },
  );
  if (answer.outcome === 'refused') throw new Error(answer.refusal.code);
  const { rows, leftOut, ...file } = answer.reply;
  saveReply(file);
  return { rows, leftOut };
}
