import { invoice as german } from '#texts/de/invoice.ts';
import { invoice as english } from '#texts/en/invoice.ts';

/** What invoices say, by language. */
export const invoiceTexts = (language: 'de' | 'en'): typeof german => (language === 'en' ? english : german);
