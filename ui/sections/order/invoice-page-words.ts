import type { Language } from '#contract/system.ts';
import { invoicePage as german } from '#texts/de/invoice-page.ts';
import { invoicePage as english } from '#texts/en/invoice-page.ts';

const words = { de: german, en: english } as const;

/** Sentences of the invoices of an order, loaded with the pages that show them. */
export const invoicePageWords = (language: Language): typeof german => words[language];
