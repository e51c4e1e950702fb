import { filterChoice as german } from '#texts/de/filter-choice.ts';
import { filterChoice as english } from '#texts/en/filter-choice.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences only the filter sheet shows. */
export const useFilterChoiceWords = (): typeof german => words[useWording().language];
