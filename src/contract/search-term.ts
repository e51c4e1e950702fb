import { isOneLine } from './storable.ts';

export const longestSearch = 200;
/** What a search may take in an address, where a sign of a far script takes nine characters; every link of a list repeats it. */
const longestWrittenSearch = 400;

const pastedBreaks = /[\t\n\r\u2028\u2029]+/g;

/**
 * The words an address searches for: pasted tabs and line breaks count as blanks; cut after `longest` characters, or
 * where they would make every link too long, never through a character.
 *
 * @returns nothing for words that no text may hold
 */
export function readSearchTerm(search: URLSearchParams, longest: number = longestSearch): string {
  const words = (search.get('search') ?? '').replace(pastedBreaks, ' ').trim();
  if (!isOneLine(words)) return '';
  let taken = 0;
  let written = 0;
  for (const character of words) {
    written += encodeURIComponent(character).length;
    if (taken + character.length > longest || written > longestWrittenSearch) break;
    taken += character.length;
  }
  return words.slice(0, taken).trimEnd();
}

const listPath = /^\/shop(?:\/catalog\/[^/]+|\/supply(?:\/.*)?)?\/?$/;

/**
 * What the search box says at an address: what its list was searched for.
 *
 * @returns '' beside a page that knows no search
 */
export const searchTermOf = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string => (listPath.test(pathname) ? readSearchTerm(new URLSearchParams(search)) : '');
