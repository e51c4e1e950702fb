import type { Language } from '#server/session/visitor.ts';
import { personalDataNames } from '#texts/de/personal-data-names.ts';

const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      Object.hasOwn(personalDataNames, name) ? personalDataNames[name] : name,
      renamed(held),
    ]),
  );
};

/** JSON whose fields have names in the language of who reads it; in English they are called as the shop keeps them. */
export const withNamedFields = (json: string, language: Language): string =>
  language === 'de' ? JSON.stringify(renamed(JSON.parse(json)), null, 4) : json;
