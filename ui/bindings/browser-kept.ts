import { useState, useSyncExternalStore } from 'react';
import type { KeptTexts } from './shop.ts';

/** Views that show what is kept; another tab tells the browser's own `storage` event. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is kept under a key, drawn anew where it changes; null where nothing is, and on the server. */
export const useKeptText = (texts: KeptTexts, key: string): string | null =>
  // The HTML of a page is the same for everybody: what the browser keeps is drawn after it is live.
  useSyncExternalStore(
    subscribe,
    () => texts.read(key),
    () => null,
  );

/** What was left under a key for the next page to say, which takes it away as soon as it is live. */
function leftOnce(texts: KeptTexts, key: string) {
  let isTold = false;
  return {
    isTold: () => isTold,
    listen: () => {
      if (texts.read(key) !== null) {
        texts.write(key, null);
        isTold = true;
      }
      return () => undefined;
    },
  };
}

/** Whether something was left under a key for this page to say; nobody finds it there again. */
export function useToldOnce(texts: KeptTexts, key: string): boolean {
  const [left] = useState(() => leftOnce(texts, key));
  return useSyncExternalStore(left.listen, left.isTold, () => false);
}

/** Keeps a text under a key; null forgets it. */
export function keepText(texts: KeptTexts, key: string, text: string | null): void {
  texts.write(key, text);
  for (const listener of listeners) listener();
}
