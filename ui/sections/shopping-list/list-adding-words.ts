import { listAdding as german } from '#texts/de/list-adding.ts';
import { listAdding as english } from '#texts/en/list-adding.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences of the way to a list, loaded with the button. */
export const useListAddingWords = (): typeof german => words[useWording().language];
