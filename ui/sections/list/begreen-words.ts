import { begreen as german } from '#texts/de/begreen.ts';
import { begreen as english } from '#texts/en/begreen.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences only lists with eco labels show. */
export const useBegreenWords = (): typeof german => words[useWording().language];
