import { storedBaskets as german } from '#texts/de/stored-baskets.ts';
import { storedBaskets as english } from '#texts/en/stored-baskets.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences of the part of stored baskets, loaded with it. */
export const useStoredBasketWords = (): typeof german => words[useWording().language];
