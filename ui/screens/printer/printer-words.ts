import { printer as german } from '#texts/de/printer.ts';
import { printer as english } from '#texts/en/printer.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences only a printer's page shows. */
export const usePrinterWords = (): typeof german => words[useWording().language];
