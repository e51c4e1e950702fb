import { texts as german } from './de.ts';
import { texts as english } from './en.ts';
import type { Texts } from './texts.ts';

const catalogues: Readonly<Record<'de' | 'en', Texts>> = { de: german, en: english };

/** Both catalogues; for the server. The browser loads only the one it shows. */
export const textsOf = (language: 'de' | 'en'): Texts => catalogues[language];
