import type { Call } from '#client/call.ts';
import { systemEndpoints, type Language } from '#contract/system.ts';

/** Keeps the language for the visitor and shows the page in it. */
export async function chooseLanguage(call: Call, language: Language): Promise<void> {
  // A shop that is down shows the page that says so; after a refusal the page stays in its language.
  const answer = await call(systemEndpoints.setLanguage, { body: { language } }).catch(() => null);
  if (answer?.outcome !== 'ok') return;
  // The entry of the history outlives the reload: the page that comes leads the focus back to where it was lost.
  history.replaceState({ ...(history.state as object | null), isLanguageChosen: true }, '');
  location.reload();
}
