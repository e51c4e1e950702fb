import type { Language } from '#contract/system.ts';
import { orderPage as german } from '#texts/de/order-page.ts';
import { orderPage as english } from '#texts/en/order-page.ts';

const words = { de: german, en: english } as const;

/** Sentences around orders that were placed, loaded with the pages that show one. */
export const orderPageWords = (language: Language): typeof german => words[language];
