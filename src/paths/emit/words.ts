import { scriptWords as german } from '#texts/de/script-words.ts';
import { scriptWords as english } from '#texts/en/script-words.ts';

export type Language = 'de' | 'en';

export const scriptWords = { de: german, en: english } as const;
