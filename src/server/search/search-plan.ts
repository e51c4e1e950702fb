import { amountsIn } from './amounts.ts';
import { otherNames, supplyWord } from './query-words.ts';
import type { Need } from './search-need.ts';
import { seriesNumberNeed, shortNumberNeed } from './short-numbers.ts';
import { foldWords, hasDigit, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';

/** What a typed search asks the database for. Every text here holds only letters, digits and the operators set here. */
export interface SearchPlan {
  /** Number as compared, '' when the words hold none. */
  readonly numberKey: string;
  /** All words as one number, since the letters of a number may be a word ('tze 231'); '' when they hold no digit. */
  readonly wholeKey: string;
  /** What numbers may hold as a part, `%` for anything between. */
  readonly partKey: string;
  /** Words beside the number that its articles must have. */
  readonly besideNeeds: readonly Need[];
  /** Words without digits, each as prefix or with its compounds, endings and corrections. */
  readonly needs: readonly Need[];
  /** Numbers of one to three digits and sizes ('a4'): in so many articles that they are kept beside the words. */
  readonly shortNumbers: readonly Need[];
  /** The same by the letters of their series, where no supply has them as they were typed; null when that changes nothing. */
  readonly seriesNumbers: readonly Need[] | null;
  /** Other words with digits as tsquery; null when there are none. */
  readonly digits: string | null;
  /** Words that name a device, and words its articles must have. */
  readonly device: DevicePlan | null;
  /** How the words read when a typing error was corrected. */
  readonly corrected: string | null;
  /** Words that name a brand, and the others without digits, corrected. */
  readonly brandWords: readonly string[];
  readonly plainWords: readonly string[];
}

export interface DevicePlan {
  /** Words that name it, and those that are about its articles as they were typed. */
  readonly words: readonly string[];
  readonly articleWords: readonly string[];
  /** The whole as compared, `%` for anything between. */
  readonly key: string;
  /** The words that name it, when none has digits: any device with them is meant. */
  readonly wordNeeds: readonly Need[] | null;
  /** Words its articles must have. */
  readonly needs: readonly Need[];
}

/** Words of a search that are looked at; what comes after them changes nothing. */
export const mostWords = 12;
const shortestPartOfNumber = 2;
const longestNumber = 40;

type OtherWords = ReadonlyMap<string, string>;
const noOtherWords: OtherWords = new Map();

interface WordPlan {
  readonly word: string;
  /** Empty for a word with digits. */
  readonly needs: readonly Need[];
  readonly corrected: string | null;
}

/** What an article must have for a word that is known: in any of its forms, or by the other name. */
function needOf(word: string, vocabulary: Vocabulary, also: OtherWords): Need {
  const relatives = vocabulary.relatives(word).map(({ term }) => term);
  // Few articles may say the other name, too; the thing has many.
  const otherName = also.get(word) ?? (vocabulary.isBrandWord(word) ? undefined : otherNames.get(word));
  const terms = otherName === undefined ? relatives : [...relatives, ...vocabulary.termsOf(otherName)];
  return { prefix: word, terms, kin: vocabulary.kin(word) };
}

function planWord(word: string, vocabulary: Vocabulary, also: OtherWords): WordPlan {
  if (hasDigit(word)) return { word, needs: [], corrected: null };
  const plain: Need = { prefix: word, terms: [], kin: [] };
  if (word.length === 1) return { word, needs: [{ ...plain, prefix: null, terms: [word] }], corrected: null };
  if (vocabulary.relatives(word).length > 0 || vocabulary.countOfPrefix(word, true) > 0)
    return { word, needs: [needOf(word, vocabulary, also)], corrected: null };
  const parts = vocabulary.split(word);
  if (parts !== null)
    return { word, needs: parts.map((part) => ({ ...plain, prefix: part })), corrected: null };
  const corrected = vocabulary.nearest(word);
  return { word, needs: [corrected === null ? plain : needOf(corrected, vocabulary, also)], corrected };
}

const all = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(' & '));

/** How the words of a search are taken. */
export interface PlanOptions {
  /** A name or number may hold something between the words: 'pixma 5350' is the 'PIXMA TS5350', 'clt 504s' the series of 'CLT-K504S'. */
  readonly isLoose?: boolean;
  /** Short numbers are the supply's beside words that name printers: '102 ecotank' is the ink 102 for an EcoTank. */
  readonly isNumberOfSupply?: boolean;
  /** What words are called as well, by rules of the shop's staff. */
  readonly also?: OtherWords | undefined;
}

/** Turns what a person typed into what can be asked: numbers, words, devices, compounds, corrections (S7.1-08, R32). */
export function planSearch(
  typed: string,
  vocabulary: Vocabulary,
  { isLoose = false, isNumberOfSupply = false, also = noOtherWords }: PlanOptions = {},
): SearchPlan | null {
  const words = foldWords(typed)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestNumber));
  if (words.length === 0) return null;
  const plans = words.map((word) => planWord(word, vocabulary, also));
  const isArticleWord = ({ word, needs, corrected }: WordPlan): boolean =>
    !hasDigit(word) &&
    (word.length > 2 || vocabulary.isBrandWord(word)) &&
    (corrected !== null ||
      vocabulary.countOfPrefix(word, false) > 0 ||
      needs.some((need) => need.terms.length > 0));
  const beside = plans.filter(isArticleWord);
  const isWholeNumber = beside.length === 0;
  const numberWords = isWholeNumber ? plans : plans.filter((plan) => !isArticleWord(plan));
  const numberKey = keyOf(numberWords.map((plan) => plan.word).join(''));
  const wholeKey = keyOf(words.join(''));
  const isNumber =
    numberKey.length <= longestNumber &&
    (isWholeNumber ? numberKey.length > 1 : hasDigit(numberKey) && numberKey.length >= shortestPartOfNumber);
  const isCorrected = plans.some((plan) => plan.corrected !== null);
  const read = plans.map((plan) => plan.corrected ?? plan.word);
  const named = read.filter((word) => !hasDigit(word));
  return {
    numberKey: isNumber ? numberKey : '',
    partKey: isLoose ? words.map(keyOf).join('%') : isNumber ? numberKey : '',
    wholeKey: hasDigit(wholeKey) && wholeKey.length <= longestNumber ? wholeKey : '',
    besideNeeds: needsOf(beside),
    needs: needsOf(plans),
    ...planShortNumbers(words, read, vocabulary),
    device: planDevice(plans, vocabulary, { isLoose, isNumberOfSupply }),
    corrected: isCorrected ? read.join(' ') : null,
    brandWords: named.filter((word) => vocabulary.isBrandWord(word)),
    plainWords: named.filter((word) => !vocabulary.isBrandWord(word)),
  };
}

/**
 * Words with digits, the short ones apart. Beside a brand or what supplies are called they are a supply's number, unless a
 * unit says that they are an amount.
 *
 * @param read the same words with typing errors corrected
 */
function planShortNumbers(
  words: readonly string[],
  read: readonly string[],
  vocabulary: Vocabulary,
): Pick<SearchPlan, 'shortNumbers' | 'seriesNumbers' | 'digits'> {
  const isSupplyNamed = read.some((word) => vocabulary.isBrandWord(word) || supplyWord.test(word));
  const amounts = new Set(amountsIn(words).map(({ start }) => start));
  const numbers = words.flatMap((word, place) => {
    const isOfSupply = isSupplyNamed && !amounts.has(place);
    const asTyped = shortNumberNeed(word, isOfSupply);
    return asTyped === null ? [] : [{ asTyped, ofSeries: isOfSupply ? seriesNumberNeed(word) : null }];
  });
  return {
    shortNumbers: numbers.map(({ asTyped }) => asTyped),
    seriesNumbers: numbers.some(({ ofSeries }) => ofSeries !== null)
      ? numbers.map(({ asTyped, ofSeries }) => ofSeries ?? asTyped)
      : null,
    digits: all(
      words
        .filter((word) => hasDigit(word) && shortNumberNeed(word, false) === null)
        .map((word) => `${word}:*`),
    ),
  };
}

const needsOf = (plans: readonly WordPlan[]): Need[] => plans.flatMap((plan) => [...plan.needs]);

function planDevice(
  plans: readonly WordPlan[],
  vocabulary: Vocabulary,
  { isLoose, isNumberOfSupply }: Required<Omit<PlanOptions, 'also'>>,
): DevicePlan | null {
  const read = plans.map((plan) => plan.corrected ?? plan.word);
  const numberOfSupply = (word: string): Need | null =>
    isNumberOfSupply ? shortNumberNeed(word, true) : null;
  // A word no article knows may be a device's, or several of its words written as one ('laserjetpro').
  const isOwn = (word: string): boolean =>
    hasDigit(word)
      ? numberOfSupply(word) === null
      : vocabulary.countOfPrefix(word, false) === 0 && vocabulary.relatives(word).length === 0;
  if (!read.some(isOwn)) return null;
  // Words devices and articles share ('pro', 'hp') belong to the device; words only articles have must be the article's.
  const isShared = (word: string): boolean =>
    vocabulary.isBrandWord(word) ||
    vocabulary.countOfPrefix(word, true) > vocabulary.countOfPrefix(word, false);
  const named = read.filter((word) => isOwn(word) || isShared(word));
  const rest = plans.filter((_plan, place) => !isOwn(read[place]!) && !isShared(read[place]!));
  const numbers = read.flatMap((word) => numberOfSupply(word) ?? []);
  return {
    words: named,
    articleWords: rest.map(({ word }) => word),
    key: isLoose ? named.map(keyOf).join('%') : keyOf(named.join('')),
    wordNeeds: named.some(hasDigit) ? null : named.map((word) => ({ prefix: word, terms: [], kin: [] })),
    needs: [...needsOf(rest), ...numbers],
  };
}
