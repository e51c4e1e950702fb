import { freeArticles as german } from '#texts/de/free-articles.ts';
import { freeArticles as english } from '#texts/en/free-articles.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences of the part of free articles, loaded with it. */
export const useFreeArticleWords = (): typeof german => words[useWording().language];
