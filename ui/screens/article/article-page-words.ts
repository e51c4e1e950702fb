import type { Language } from '#contract/system.ts';
import { articlePage as german } from '#texts/de/article-page.ts';
import { articlePage as english } from '#texts/en/article-page.ts';

const words = { de: german, en: english } as const;

/** Sentences of the article's page, loaded with it and with no other. */
export const articlePageWords = (language: Language): typeof german => words[language];
