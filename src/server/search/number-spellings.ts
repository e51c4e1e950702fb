import { hasDigit } from '#server/catalogue/vocabulary.ts';
import { gluedUnit } from './query-words.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';

/** Letters before or behind the digits of a number, as 'tn' in 'tn 2420' or 'dn' in 'm404 dn'. */
const longestAffix = 4;

/** '80g' is '80 g'; 'hp59x' is 'hp 59x'; 'hp305xlschwarz' is 'hp 305xl schwarz'. */
export function apart(word: string, vocabulary: Vocabulary): readonly string[] {
  const [, filled, colour] = /^([a-z]*\d{2,4}xx?l)([a-z]{3,})$/.exec(word) ?? [];
  if (filled !== undefined && colour !== undefined) return [...apart(filled, vocabulary), colour];
  const [, amount, unit] = gluedUnit.exec(word) ?? [];
  if (amount !== undefined && unit !== undefined) return [amount, unit];
  if (/^\d+x\d+$/.test(word)) return word.split('x');
  const [, letters = '', rest = ''] = /^([a-z]{2,})(\d.*)$/.exec(word) ?? [];
  return vocabulary.isBrandWord(letters) ? [letters, rest] : [word];
}

/** Numbers written apart in one piece: 'cf 259 x', 'm404 dn', 'pgi 580 xl'. A brand is no part of a number. */
export function joinedNumbers(
  words: readonly string[],
  vocabulary: Vocabulary,
  isHeadOnly: boolean,
): string[] {
  const isAffix = (word: string | undefined): word is string =>
    word !== undefined && !hasDigit(word) && word.length <= longestAffix && !vocabulary.isBrandWord(word);
  const joined: string[] = [];
  for (const [place, word] of words.entries()) {
    const before = joined.at(-1);
    const isBehindNumber =
      !isHeadOnly && before !== undefined && hasDigit(before) && word.length <= longestAffix && isAffix(word);
    const isBehindHead = hasDigit(word) && isAffix(before) && place > 0;
    if (isBehindNumber || isBehindHead) joined[joined.length - 1] = `${before}${word}`;
    else joined.push(word);
  }
  return joined;
}

/** Letters and digits of numbers apart: 'wf2830' is 'wf 2830'. */
export const splitNumbers = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const [, letters, rest] = /^([a-z]+)(\d{3,}[a-z]*)$/.exec(word) ?? [];
    return letters === undefined || rest === undefined ? [word] : [letters, rest];
  });

/** Epson's numbers for ordering end in how they are packed: 'T03R140' is 'T03R1'. */
const packedNumber = /^(t\d[a-z0-9]{3})4[0a](?:[12]0)?$/;

/** Numbers without the letters behind them: 'l2350dw' is 'l2350', as its series is; not without their fill ('364xl'). */
export const withoutSuffix = (words: readonly string[]): string[] =>
  words.map((word) => (packedNumber.exec(word) ?? /^([a-z]*\d{3,})(?!x+l$)[a-z]+$/.exec(word))?.[1] ?? word);

/** A number without its fill: '364xl' is '364'. */
export const withoutFill = (word: string): string => /^([a-z]*\d{2,})x+l$/.exec(word)?.[1] ?? word;
