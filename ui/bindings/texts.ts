import { createContext, use } from 'react';
import type { Language } from '#contract/system.ts';
import { sentence, type Texts } from '#texts/texts.ts';

export interface Wording {
  readonly texts: Texts;
  readonly language: Language;
}

export const WordingContext = createContext<Wording | null>(null);

export function useWording(): Wording {
  const wording = use(WordingContext);
  if (wording === null) throw new Error('A view is used outside of ShopProvider');
  return wording;
}

/** Every sentence of the shop in the visitor's language, by area. */
export const useTexts = (): Texts => useWording().texts;

/** Turns the keys machines carry into sentences. */
export function useSentence(): (key: string, parameters?: Readonly<Record<string, unknown>>) => string {
  const { texts } = useWording();
  return (key, parameters) => sentence(texts, key, parameters);
}
