import type { Need } from './search-need.ts';

/** Letters of fills and colours that makers write behind the number of a series: 'HP 415A', 'PGI-580PGBK', 'CLI-581C'. */
const lettersOfSeries = ['a', 'x', 'bk', 'pgbk', 'c', 'm', 'y', 'k'];
/** The fills of the same series that hold more: 'PG-540XL'. */
const largerFills = ['xl', 'xxl'];

const typedShape = /^(?:\d{1,3}|[a-z]\d)$/;
const keptShape = new RegExp(
  `^(?:\\d|[a-z]\\d|\\d{2,3}(?:${[...lettersOfSeries, ...largerFills].join('|')})?)$`,
);
/** Letters of the longest word that is kept as a short number. */
export const longestShortNumber = 7;

/** Whether a word of an article is one that short numbers are looked up as: sizes, amounts, numbers of series. */
export const isKeptShortNumber = (word: string): boolean => keptShape.test(word);

const anyOf = (terms: readonly string[]): Need => ({ prefix: null, terms, kin: [] });
const withEach = (word: string, endings: readonly string[]): string[] =>
  endings.map((letters) => word + letters);

/**
 * What an article must have for a typed number of one to three digits, or a size as 'a4'; null for any other word. They
 * are whole words only: '30' must not find every '305XL' (docs/decisions/0012); one of three digits may have the letters of
 * its series behind it.
 *
 * @param isOfSupply the search says that it is a supply's number: its larger fills are meant, too
 */
export function shortNumberNeed(word: string, isOfSupply: boolean): Need | null {
  if (!typedShape.test(word)) return null;
  const isNumber = /^\d{2,3}$/.test(word);
  return anyOf([
    word,
    ...(word.length === 3 ? withEach(word, lettersOfSeries) : []),
    ...(isNumber && isOfSupply ? withEach(word, largerFills) : []),
  ]);
}

/**
 * What an article must have where no supply has a number of two digits as it was typed: the number with the letters of its
 * series, as 'HP 26A' for 'hp 26'. Null for any other word: it has them already, or has none.
 */
export const seriesNumberNeed = (word: string): Need | null =>
  /^\d{2}$/.test(word) ? anyOf(withEach(word, lettersOfSeries)) : null;
