import { ratings as german } from '#texts/de/ratings.ts';
import { ratings as english } from '#texts/en/ratings.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences around ratings, loaded with the views that show some. */
export const useRatingWords = (): typeof german => words[useWording().language];
