import { useEffect } from 'react';
import type { Language } from '#contract/system.ts';

/** Tells the document what language it speaks and what it is about, where no server writes that into it. */
export function useDocumentWords(language: Language, title: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);
}
