import { useWording } from '#ui/bindings/texts.ts';
import * as german from '#texts/de/chart-words.ts';
import { funnelWords as germanFunnel } from '#texts/de/funnel-words.ts';
import * as english from '#texts/en/chart-words.ts';
import { funnelWords as englishFunnel } from '#texts/en/funnel-words.ts';

const words = {
  de: {
    ...german.viewer,
    ...german.staffPage,
    paths: german.pathWords,
    funnel: germanFunnel,
    live: german.liveWords,
    phases: german.phases,
    signs: german.signs,
    index: german.index,
  },
  en: {
    ...english.viewer,
    ...english.staffPage,
    paths: english.pathWords,
    funnel: englishFunnel,
    live: english.liveWords,
    phases: english.phases,
    signs: english.signs,
    index: english.index,
  },
} as const;

/** Words of the drawn flows; they come with the view, since no other page needs them. */
export function useFlowWords() {
  const { language } = useWording();
  return { words: words[language], language };
}
