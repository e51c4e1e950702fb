import type { Need } from './search-need.ts';

/** Letters of fills and colours that makers write behind the number of a series: 'HP 415A', 'PGI-580PGBK', 'CLI-581C'. */
const lettersOfSeries = ['a', 'x', 'bk', 'pgbk', 'c', 'm', 'y', 'k'];

const typedShape = /^(?:\d{1,3}|[a-z]\d)$/;
const keptShape = new RegExp(`^(?:\\d{1,2}|[a-z]\\d|\\d{3}(?:${lettersOfSeries.join('|')})?)$`);
/** Letters of the longest word that is kept as a short number. */
export const longestShortNumber = 7;

/** Whether a word of an article is one that short numbers are looked up as: sizes, amounts, numbers of series. */
export const isKeptShortNumber = (word: string): boolean => keptShape.test(word);

/**
 * What an article must have for a typed number of one to three digits, or a size as 'a4'; null for any other word. They
 * are whole words only: '30' must not find every '305XL' (docs/decisions/0012); one of three digits may have the letters of
 * its series behind it.
 */
export function shortNumberNeed(word: string): Need | null {
  if (!typedShape.test(word)) return null;
  const terms = word.length === 3 ? [word, ...lettersOfSeries.map((letters) => word + letters)] : [word];
  return { prefix: null, terms, kin: [] };
}
