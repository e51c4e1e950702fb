import type { Call } from '#client/call.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import { saveFile } from '#ui/bindings/save-file.ts';

/** Saves everything the shop keeps about the visitor on their device; rejects where there is no answer. */
export async function downloadPersonalData(call: Call): Promise<void> {
  const answer = await call(personalDataEndpoints.export, {}, { suppressErrors: true });
  if (answer.outcome === 'refused') throw new Error(answer.refusal.code);
  const { content, contentType, fileName } = answer.reply;
  saveFile(fileName, new Blob([content], { type: contentType }));
}
