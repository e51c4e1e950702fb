import { oneSpace } from './address-check.ts';

export interface FullName {
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * First and last name of a name that stands in one field: `Müller, Anna` is turned around; in `Ludwig van Beethoven` small
 * words belong to the last name, otherwise it is the last word.
 *
 * @returns empty parts where there is only one word
 */
export function fullNameOf(typed: string): FullName {
  const name = oneSpace(typed);
  const comma = name.indexOf(',');
  if (comma >= 0) return { firstname: name.slice(comma + 1).trim(), lastname: name.slice(0, comma).trim() };
  const words = name.split(' ');
  const small = words.findIndex((word, place) => place > 0 && /^\p{Ll}/u.test(word));
  const first = small > 0 ? small : words.length - 1;
  return { firstname: words.slice(0, first).join(' '), lastname: words.slice(first).join(' ') };
}
