import type { Call } from '#client/call.ts';
import { shoppingListEndpoints, type ListHead } from '#contract/shopping-list.ts';
import type { TableFormat } from '#contract/table-formats.ts';
import { saveReply } from './save-reply.ts';

/** The visitor's shopping lists; rejects when there is no answer. */
export async function loadLists(call: Call): Promise<readonly ListHead[]> {
  const answer = await call(shoppingListEndpoints.mine, {}, { suppressErrors: true });
  if (answer.outcome === 'refused') throw new Error(answer.refusal.code);
  return answer.reply.items;
}

/** Saves a list as a table on the visitor's device; rejects where there is none, or where that is not permitted. */
export async function downloadList(call: Call, id: number, format: TableFormat): Promise<void> {
  const answer = await call(shoppingListEndpoints.export, { body: { id, format } }, { suppressErrors: true });
  if (answer.outcome === 'refused') throw new Error(answer.refusal.code);
  saveReply(answer.reply);
}
