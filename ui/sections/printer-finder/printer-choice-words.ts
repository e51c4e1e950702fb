import { printerChoice as german } from '#texts/de/printer-choice.ts';
import { printerChoice as english } from '#texts/en/printer-choice.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences only the finder's lists of choices show. */
export const usePrinterChoiceWords = (): typeof german => words[useWording().language];
