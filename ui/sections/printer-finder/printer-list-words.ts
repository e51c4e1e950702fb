import { printerLists as german } from '#texts/de/printer-lists.ts';
import { printerLists as english } from '#texts/en/printer-lists.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences only the finder's lists of printers show. */
export const usePrinterListWords = (): typeof german => words[useWording().language];
