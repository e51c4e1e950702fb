import { isOneLine } from './storable.ts';

export const longestSearch = 200;

const pastedBreaks = /[\t\n\r\u2028\u2029]+/g;
/** First half of a character that was cut through. */
const halfCharacter = /[\ud800-\udbff]$/;

/**
 * The words an address searches for, at most `longest` characters; pasted tabs and line breaks count as blanks.
 *
 * @returns nothing for words that no text may hold
 */
export function readSearchTerm(search: URLSearchParams, longest: number = longestSearch): string {
  const words = (search.get('search') ?? '').replace(pastedBreaks, ' ').trim();
  const term = words.slice(0, longest).replace(halfCharacter, '').trimEnd();
  return isOneLine(term) ? term : '';
}
