/** Where a part stood (a space) it was set off by signs, or ended a word of five letters and more: 'Tonerset'. */
const mayGo = /(?:^|[^\p{L}\p{N}]) (?![\p{L}\p{N}])|^.{5,} $/u;

/** A word without a part that hyphens or the like set off, or that ends it: 'Toner-Set' without 'Set' is 'Toner'. */
function withoutPart(word: string, part: string): string {
  for (let place = word.indexOf(part); place >= 0; place = word.indexOf(part, place + 1)) {
    const left = `${word.slice(0, place)} ${word.slice(place + part.length)}`;
    if (mayGo.test(left)) return left.replace(/[^\p{L}\p{N}]* [^\p{L}\p{N}]*/u, ' ').trim();
  }
  return word;
}

/**
 * A search without some of its words, or parts of them (docs/decisions/0091).
 *
 * @param words as they were typed
 */
export const searchWithout = (search: string, words: readonly string[]): string =>
  search
    .split(/\s+/)
    .map((word) => (words.includes(word) ? '' : words.reduce(withoutPart, word)))
    .filter(Boolean)
    .join(' ');
