import { createContext, use } from 'react';
import type { Language } from '#contract/system.ts';
import * as german from '#texts/de/chart-words.ts';
import { funnelWords as germanFunnel } from '#texts/de/funnel-words.ts';
import * as english from '#texts/en/chart-words.ts';
import { funnelWords as englishFunnel } from '#texts/en/funnel-words.ts';

const words = {
  de: {
    ...german.viewer,
    paths: german.pathWords,
    funnel: germanFunnel,
    live: german.liveWords,
    phases: german.phases,
    signs: german.signs,
    index: german.index,
  },
  en: {
    ...english.viewer,
    paths: english.pathWords,
    funnel: englishFunnel,
    live: english.liveWords,
    phases: english.phases,
    signs: english.signs,
    index: english.index,
  },
} as const;

/** Language of a flow: the visitor's in the shop, the reader's choice on a page from a file. */
export const FlowLanguage = createContext<Language>('de');

/** Words of the drawn flows; they come with the view, since no other page needs them. */
export function useFlowWords() {
  const language = use(FlowLanguage);
  return { words: words[language], language };
}
