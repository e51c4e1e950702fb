import type { Language } from '#contract/system.ts';
import { keptPrinters as german } from '#texts/de/kept-printers.ts';
import { keptPrinters as english } from '#texts/en/kept-printers.ts';

/** Sentences about remembered printers by language. */
export const keptPrinterWords: Readonly<Record<Language, typeof german>> = { de: german, en: english };
