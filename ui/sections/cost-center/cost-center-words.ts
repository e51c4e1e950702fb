import { costCenterChoice as german } from '#texts/de/cost-center-choice.ts';
import { costCenterChoice as english } from '#texts/en/cost-center-choice.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences of the choice of a cost center, loaded with it. */
export const useCostCenterWords = (): typeof german => words[useWording().language];
