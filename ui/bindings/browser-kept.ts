import { useEffect, useState, useSyncExternalStore } from 'react';
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

/** Whether something was left under a key for the next page to say, which says it once: nobody finds it there again. */
export function useToldOnce(texts: KeptTexts, key: string): boolean {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (texts.read(key) === null) return;
    texts.write(key, null);
    setTold(true);
  }, [texts, key]);
  return isTold;
}

/** Keeps a text under a key; null forgets it. */
export function keepText(texts: KeptTexts, key: string, text: string | null): void {
  texts.write(key, text);
  for (const listener of listeners) listener();
}
