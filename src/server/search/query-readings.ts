import { hasDigit } from '#server/catalogue/vocabulary.ts';
import { groupedByAmounts, inOtherUnits } from './amounts.ts';
import { apart, joinedNumbers, splitNumbers, withoutFill, withoutSuffix } from './number-spellings.ts';
import { emptyWords, kindredNames, narrowingWords } from './query-words.ts';
import { mostWords } from './search-plan.ts';
import type { PlanOptions } from './search-plan.ts';
import { shortNumberNeed } from './short-numbers.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';
import { isKnownWord, joinedWords, mistypedOtherName, partsOf, withOtherNames } from './word-spellings.ts';
import { namesPrinters, weightOf } from './word-weights.ts';

/** One way to understand a search. */
export interface Reading extends PlanOptions {
  readonly words: readonly string[];
  /** Words of the search that this reading gives up. */
  readonly omitted: readonly string[];
  /** Words of the search are read with another spelling, which whoever searched is told. */
  readonly isRespelled?: boolean;
}

const mostReadings = 24;
/** Words of which each is given up by itself, before several are; in a longer search these that say least. */
const mostAlternatives = 6;
/** How much is lost with an amount, as of `weightOf`: more than with what narrows, less than with what is named. */
const amountWeight = 2.5;

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
    how: Omit<Reading, 'words' | 'omitted'> = {},
  ): void => {
    const key = `${how.isLoose === true ? '~' : ''}${how.isNumberOfSupply === true ? '#' : ''}${read.join(' ')}`;
    if (read.length === 0 || readings.length >= mostReadings || seen.has(key)) return;
    seen.add(key);
    readings.push({ words: read, omitted, ...how });
  };
  const addShapes = (base: readonly string[], omitted: readonly string[]): void => {
    const whole = joinedWords(base, vocabulary);
    add(whole, omitted);
    add(joinedNumbers(whole, vocabulary, false), omitted);
    add(joinedNumbers(whole, vocabulary, true), omitted);
    const split = splitNumbers(whole);
    add(split, omitted);
    // Only a printer with a number is looked for by its name as a whole.
    if (split.length > 1 && split.some(hasDigit)) add(split, omitted, { isLoose: true });
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
          base.flatMap((own, at) => (at === place ? instead.split(' ') : [own])),
          [],
          { isRespelled },
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
  const addRespelled = (base: readonly string[], omitted: readonly string[] = []): void => {
    const respelled = base.map((word) =>
      hasDigit(word) ? word : (mistypedOtherName(word, vocabulary) ?? vocabulary.respelled(word) ?? word),
    );
    if (respelled.every((word, place) => word === base[place])) return;
    add(respelled, omitted, { isRespelled: true });
    if (omitted.length > 0) return;
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
  if (telling.some((word) => shortNumberNeed(word, true) !== null))
    add(telling, [], { isNumberOfSupply: true });
  addRespelled(telling);
  addCompounds(telling);
  if (telling.length > 1) addInstead(telling, (word) => kindredNames.get(word) ?? [], true);
  for (const other of inOtherUnits(telling)) add(other, [], { isRespelled: true });
  const groups = groupedByAmounts(telling);
  const isOfPrinters = namesPrinters(telling, vocabulary);
  const weights = groups.map((places) =>
    places.length === 1 ? weightOf(telling[places[0]!]!, vocabulary, isOfPrinters) : amountWeight,
  );
  const least = groups
    .map((_places, group) => group)
    .toSorted((left, right) => weights[left]! - weights[right]! || right - left);
  const isNumber = (group: number): boolean => groups[group]!.some((place) => hasDigit(telling[place]!));
  // A number that says most says nothing when nobody knows it.
  const numbersFirst = least.toSorted((left, right) => Number(isNumber(right)) - Number(isNumber(left)));
  // A size belongs to a number more often than not: '603 xl'.
  const narrowing = least.filter((group) =>
    groups[group]!.some((place) => narrowingWords.has(telling[place]!) && !/^x+l$/.test(telling[place]!)),
  );
  const giveUp = (given: readonly number[]): void => {
    const places = new Set(given.flatMap((group) => groups[group]!));
    const rest = telling.filter((_word, place) => !places.has(place));
    const omitted = telling.filter((_word, place) => places.has(place));
    addShapes(rest, omitted);
    addRespelled(rest, omitted);
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
  if (narrowing.length > 0) {
    const isNarrowing = (place: number): boolean => narrowing.some((group) => groups[group]!.includes(place));
    addShapes(
      telling.filter((_word, place) => !isNarrowing(place)),
      telling.filter((_word, place) => isNarrowing(place)),
    );
  }
  addWithoutSuffix(telling, []);
  add(telling.map(withoutFill), []);
  const alone = least.filter((group, rank) => rank < mostAlternatives || isNumber(group));
  if (groups.length > 1)
    for (const group of alone) {
      if (groups[group]!.length === 1) addBeginning(groups[group]![0]!);
      giveUp([group]);
      // What only narrows goes along before a word that says more.
      if (narrowing.length > 0 && !narrowing.includes(group)) giveUp([group, ...narrowing]);
    }
  for (let count = 2; count < groups.length; count += 1) {
    giveUp(least.slice(0, count));
    giveUp(numbersFirst.slice(0, count));
  }
  return readings;
}
