/** A text as it stands in the message of a toast, whatever it holds: none of it is markup (`toast-markup.ts`). */
export const escapedForToast = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
