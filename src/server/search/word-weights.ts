import { hasDigit } from '#server/catalogue/vocabulary.ts';
import { emptyWords, narrowingWords, supplyWord } from './query-words.ts';
import { isPageWord } from './shop-pages.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';
import { isKnownWord } from './word-spellings.ts';

const tellingNumber = 5;
const tellingMixed = 3;

/** Inflected words that say how a thing is: 'gelochte', 'waschbarer', 'farbiges'. */
const adjective = /(?:^ge[a-z]{3,}t|lich|ig|bar|isch|los|frei|haft)e[nrsm]?$/;

/** Whether a search names a maker, a printer or a number, so that what is made for printers belongs to it. */
export const namesPrinters = (words: readonly string[], vocabulary: Vocabulary): boolean =>
  words.some(
    (word) =>
      hasDigit(word) ||
      vocabulary.isBrandWord(word) ||
      vocabulary.countOfPrefix(word, true) > 2 * vocabulary.countOfPrefix(word, false),
  );

/**
 * How much is lost when a word is given up; the smallest goes first.
 *
 * @param isOfPrinters beside words that `namesPrinters`
 */
export function weightOf(word: string, vocabulary: Vocabulary, isOfPrinters: boolean): number {
  if (emptyWords.has(word) || word.length === 1) return 0;
  // A long number, or one with letters, names one thing; a short one without its letters names many.
  if (hasDigit(word))
    return word.length >= tellingNumber || (word.length >= tellingMixed && /[a-z]/.test(word)) ? 6 : 3;
  if (!isKnownWord(word, vocabulary) && vocabulary.split(word) === null)
    // What was corrected may have been another word.
    return vocabulary.nearest(word) === null ? 1 : 4;
  // 'toner auf rechnung': the page is named beside the list.
  if (narrowingWords.has(word) || isPageWord(word)) return 2;
  // A brand says less than the thing itself, which may be there from another maker; what is made for printers may not.
  // Without either, a supply is a kind, of which other words only say how it is: 'toner recycling'.
  if (supplyWord.test(word)) return isOfPrinters ? 3 : 5.5;
  if (vocabulary.isBrandWord(word)) return 4;
  // 'gelochte huellen' are Hüllen first.
  return adjective.test(word) && !vocabulary.isKind(word) ? 4.5 : 5;
}
