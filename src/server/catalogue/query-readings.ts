import {
  emptyWords,
  gluedUnit,
  kindredNames,
  narrowingWords,
  otherNames,
  supplyWord,
} from './query-words.ts';
import { mostWords } from './search-plan.ts';
import { editDistance } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One way to understand a search. */
export interface Reading {
  readonly words: readonly string[];
  /** Words of the search that this reading gives up. */
  readonly omitted: readonly string[];
  /** A printer's name may hold something between the words. */
  readonly isLoose: boolean;
  /** Words of the search are read with another spelling, which whoever searched is told. */
  readonly isRespelled: boolean;
}

const mostReadings = 24;
/** Words of which each is given up by itself, before several are; in a longer search these that say least. */
const mostAlternatives = 6;
const longestPhrase = 2;
/** Letters before or behind the digits of a number, as 'tn' in 'tn 2420' or 'dn' in 'm404 dn'. */
const longestAffix = 4;
const tellingNumber = 5;
const tellingMixed = 3;
const shortestCompoundPart = 4;

const hasDigit = (word: string): boolean => /\d/.test(word);
/** Inflected words that say how a thing is: 'gelochte', 'waschbarer', 'farbiges'. */
const adjective = /(?:^ge[a-z]{3,}t|lich|ig|bar|isch|los|frei|haft)e[nrsm]?$/;

/** Letters of another name that may be typed with one error; shorter ones are near too much. */
const shortestMistyped = 7;
const longOtherNames = [...otherNames.keys()].filter(
  (name) => name.length >= shortestMistyped && !name.includes(' '),
);

/** What the catalogue calls a thing whose other name was mistyped: 'paketklebband' is 'packband'. */
function mistypedOtherName(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < shortestMistyped || hasDigit(word) || isKnownWord(word, vocabulary)) return null;
  const near = longOtherNames.find((name) => editDistance(word, name, 1) === 1);
  return near === undefined ? null : otherNames.get(near)!;
}

/** Replaces phrases and words by what the catalogue calls the same thing. */
function withOtherNames(words: readonly string[]): string[] {
  const named: string[] = [];
  for (let place = 0; place < words.length;) {
    let taken = 1;
    let replaced = words[place]!;
    for (let length = longestPhrase; length >= 1; length -= 1) {
      const known = otherNames.get(words.slice(place, place + length).join(' '));
      if (known === undefined) continue;
      replaced = known;
      taken = length;
      break;
    }
    named.push(replaced);
    place += taken;
  }
  return named;
}

/** A size of paper needs no 'DIN' before it. */
const paperSize = /^[abc]\d$/;

/** A search with words nobody knows replaced where the catalogue calls the same thing otherwise. */
export function inKnownNames(typed: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const words = typed.filter((word, place) => word !== 'din' || !paperSize.test(typed[place + 1] ?? ''));
  const named = withOtherNames(words);
  const replaced = words.filter((word) => !named.includes(word));
  return replaced.some((word) => vocabulary.countOfPrefix(word, true) === 0) ? named : words;
}

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

/** Neighbours written apart that are one word of the catalogue ('laser jet'). */
function joinedWords(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [here, next] = [words[place]!, words[place + 1]];
    const both = `${here}${next ?? ''}`;
    if (
      next !== undefined &&
      !hasDigit(both) &&
      both.length > 5 &&
      vocabulary.countOfPrefix(both, true) > 0
    ) {
      joined.push(both);
      place += 1;
    } else joined.push(here);
  }
  return joined;
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
const splitNumbers = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const [, letters, rest] = /^([a-z]+)(\d{3,}[a-z]*)$/.exec(word) ?? [];
    return letters === undefined || rest === undefined ? [word] : [letters, rest];
  });

/** Numbers without the letters behind them: 'l2350dw' is 'l2350', as its series is. */
const withoutSuffix = (words: readonly string[]): string[] =>
  words.map((word) => /^([a-z]*\d{3,})[a-z]+$/.exec(word)?.[1] ?? word);

const isKnownWord = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.countOfPrefix(word, true) > 0 || vocabulary.relatives(word).length > 0;

/** Ending and beginning of a compound nobody knows, as far as the catalogue has them: what it is, then what it is for. */
function partsOf(word: string, vocabulary: Vocabulary): readonly string[] {
  const cuts = Array.from({ length: word.length }, (_value, cut) => cut).filter(
    (cut) => cut >= shortestCompoundPart && word.length - cut >= shortestCompoundPart,
  );
  const tail = cuts.map((cut) => word.slice(cut)).find((part) => isKnownWord(part, vocabulary));
  const head = cuts
    .toReversed()
    .map((cut) => word.slice(0, cut))
    .find((part) => isKnownWord(part, vocabulary));
  return [tail, head].filter((part) => part !== undefined);
}

/** How much is lost when a word is given up; the smallest goes first. */
function weightOf(word: string, vocabulary: Vocabulary): number {
  if (emptyWords.has(word) || word.length === 1) return 0;
  // A long number, or one with letters, names one thing; a short one without its letters names many.
  if (hasDigit(word))
    return word.length >= tellingNumber || (word.length >= tellingMixed && /[a-z]/.test(word)) ? 6 : 3;
  if (!isKnownWord(word, vocabulary) && vocabulary.split(word) === null)
    // What was corrected may have been another word.
    return vocabulary.nearest(word) === null ? 1 : 4;
  if (narrowingWords.has(word)) return 2;
  // A brand says less than the thing itself, which may be there from another maker; what is made for printers may not.
  if (supplyWord.test(word)) return 3;
  if (vocabulary.isBrandWord(word)) return 4;
  // 'gelochte huellen' are Hüllen first.
  return adjective.test(word) && !vocabulary.isKind(word) ? 4.5 : 5;
}

/**
 * Ways to understand a search that found nothing as it was typed, the nearest first: without words that mean nothing and
 * with the catalogue's names, numbers and words joined and split, and at last without the word that says least.
 *
 * @param words as `foldWords` gives them
 */
export function readingsOf(words: readonly string[], vocabulary: Vocabulary): readonly Reading[] {
  const readings: Reading[] = [];
  const seen = new Set<string>([words.join(' ')]);
  const add = (
    read: readonly string[],
    omitted: readonly string[],
    isLoose = false,
    isRespelled = false,
  ): void => {
    const key = `${isLoose ? '~' : ''}${read.join(' ')}`;
    if (read.length === 0 || readings.length >= mostReadings || seen.has(key)) return;
    seen.add(key);
    readings.push({ words: read, omitted, isLoose, isRespelled });
  };
  const addShapes = (base: readonly string[], omitted: readonly string[]): void => {
    const whole = joinedWords(base, vocabulary);
    add(whole, omitted);
    add(joinedNumbers(whole, vocabulary, false), omitted);
    add(joinedNumbers(whole, vocabulary, true), omitted);
    const split = splitNumbers(whole);
    add(split, omitted);
    // Only a printer with a number is looked for by its name as a whole.
    if (split.length > 1 && split.some(hasDigit)) add(split, omitted, true);
  };
  /** Another model may be meant then, so this comes after words that only narrow are given up. */
  const addWithoutSuffix = (base: readonly string[], omitted: readonly string[]): void =>
    add(withoutSuffix(joinedNumbers(joinedWords(base, vocabulary), vocabulary, false)), omitted);
  const addInstead = (
    base: readonly string[],
    insteadOf: (word: string) => readonly string[],
    isRespelled: boolean,
  ): void => {
    for (const [place, word] of base.entries()) {
      if (hasDigit(word)) continue;
      for (const instead of insteadOf(word))
        add(
          base.map((own, at) => (at === place ? instead : own)),
          [],
          false,
          isRespelled,
        );
    }
  };
  const addCompounds = (base: readonly string[]): void => {
    addInstead(base, (word) => (isKnownWord(word, vocabulary) ? [] : partsOf(word, vocabulary)), true);
    // What one word of the catalogue is for may be said apart from what it is.
    if (base.length > 1 && !base.some(hasDigit))
      addInstead(base, (word) => vocabulary.split(word)?.toReversed() ?? [], true);
  };
  /** Words of which only the stem is known, or nothing, by the words they were likely meant to be. */
  const addRespelled = (base: readonly string[]): void => {
    const respelled = base.map((word) =>
      hasDigit(word) ? word : (mistypedOtherName(word, vocabulary) ?? vocabulary.respelled(word) ?? word),
    );
    if (respelled.every((word, place) => word === base[place])) return;
    add(respelled, [], false, true);
    addInstead(
      respelled,
      (word) => (base.length > 1 ? (vocabulary.split(word)?.toReversed() ?? []) : []),
      true,
    );
  };
  const meant = withOtherNames(words.slice(0, mostWords)).flatMap((word) => apart(word, vocabulary));
  add(meant, []);
  const telling = meant.filter((word) => !emptyWords.has(word));
  addShapes(telling, []);
  addRespelled(telling);
  addCompounds(telling);
  if (telling.length > 1) addInstead(telling, (word) => kindredNames.get(word) ?? [], true);
  const weights = telling.map((word) => weightOf(word, vocabulary));
  const least = telling
    .map((_word, place) => place)
    .toSorted((left, right) => weights[left]! - weights[right]! || right - left);
  // A number that says most says nothing when nobody knows it.
  const numbersFirst = least.toSorted(
    (left, right) => Number(hasDigit(telling[right]!)) - Number(hasDigit(telling[left]!)),
  );
  const giveUp = (places: readonly number[]): void => {
    const rest = telling.filter((_word, place) => !places.includes(place));
    const omitted = telling.filter((_word, place) => places.includes(place));
    addShapes(rest, omitted);
    addWithoutSuffix(rest, omitted);
  };
  /** A number nobody knows may be one of a series that begins as it does: 'T0715' stands beside 'T0711'. */
  const addBeginning = (place: number): void => {
    const number = telling[place]!;
    if (/^[a-z]{0,4}\d{4,}$/.test(number) && /[a-z]/.test(number))
      add(
        telling
          .filter((word) => !narrowingWords.has(word))
          .map((word) => (word === number ? word.slice(0, -1) : word)),
        [number],
      );
  };
  // A size belongs to a number more often than not: '603 xl'.
  const narrowing = least.filter(
    (place) => narrowingWords.has(telling[place]!) && !/^x+l$/.test(telling[place]!),
  );
  if (narrowing.length > 0)
    addShapes(
      telling.filter((_word, place) => !narrowing.includes(place)),
      telling.filter((_word, place) => narrowing.includes(place)),
    );
  addWithoutSuffix(telling, []);
  const alone = least.filter((place, rank) => rank < mostAlternatives || hasDigit(telling[place]!));
  if (telling.length > 1)
    for (const place of alone) {
      addBeginning(place);
      giveUp([place]);
      // What only narrows goes along before a word that says more.
      if (narrowing.length > 0 && !narrowing.includes(place)) giveUp([place, ...narrowing]);
    }
  for (let count = 2; count < telling.length; count += 1) {
    giveUp(least.slice(0, count));
    giveUp(numbersFirst.slice(0, count));
  }
  return readings;
}
