import { remarks as german } from '#texts/de/remarks.ts';
import { remarks as english } from '#texts/en/remarks.ts';

/** Sentences of what a buyer adds to an order, loaded with its fields. */
export const remarkWords = { de: german, en: english } as const;
