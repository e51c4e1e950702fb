import { server as german } from '#texts/de/server.ts';
import { server as english } from '#texts/en/server.ts';
import type { Language } from '#server/session/visitor.ts';

/** Sentences the server itself says, in the visitor's language. */
export function serverTexts(language: Language): typeof german {
  return language === 'en' ? english : german;
}
