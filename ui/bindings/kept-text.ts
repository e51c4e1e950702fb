import { useCallback, useEffect, useState } from 'react';
import { usePerson } from './person.ts';
import { useShop } from './shop.ts';
import type { TabDrafts } from './shop.ts';

/** Unsent words of single fields outside a form, by what they are about. */
export interface KeptTexts {
  /** What was typed before; empty where nothing was, or it was about something else. */
  readonly read: (name: string, about: string) => string;
  /** Keeps what is typed; an empty text forgets it. */
  readonly keep: (name: string, about: string, text: string) => void;
}

/** Keeps such words in the tab, so that an ended session or a reload loses none of them (docs/decisions/0043). */
export function useKeptTexts(): KeptTexts {
  const { tabDrafts } = useShop();
  const { id } = usePerson();
  const [tab, setTab] = useState<TabDrafts | null>(null);
  useEffect(() => {
    // Without the code that keeps them they live as long as the field.
    tabDrafts().then(setTab, () => undefined);
  }, [tabDrafts]);
  const person = String(id);
  const read = useCallback(
    (name: string, about: string): string => {
      const kept = Object.fromEntries(tab?.read(name, person) ?? []);
      return kept['about'] === about ? (kept['text'] ?? '') : '';
    },
    [tab, person],
  );
  const keep = useCallback(
    (name: string, about: string, text: string): void =>
      tab?.write(
        name,
        person,
        text === ''
          ? null
          : [
              ['about', about],
              ['text', text],
            ],
      ),
    [tab, person],
  );
  return { read, keep };
}
