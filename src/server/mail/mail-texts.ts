import { mails as german } from '#texts/de/mails.ts';
import { mails as english } from '#texts/en/mails.ts';

/** Sentences of mails, and of what is attached to them, in a language. */
export const mailTexts = (language: 'de' | 'en'): typeof german => (language === 'en' ? english : german);
