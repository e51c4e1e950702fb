import { foldWords, keyOf } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a typed search asks the database for. Every text here holds only letters, digits and the operators set here. */
export interface SearchPlan {
  /** Number as compared, '' when the words hold none. */
  readonly numberKey: string;
  /** Words beside the number that its articles must have, as tsquery; null when there are none. */
  readonly besideNumber: string | null;
  /** All words as typed, each as prefix; null when there is no word. */
  readonly words: string | null;
  /** The same with compounds, word endings and corrected typing errors; null when it adds nothing. */
  readonly widened: string | null;
  /** Words that name a device, and words its articles must have. */
  readonly device: { readonly query: string; readonly key: string; readonly articles: string | null } | null;
  /** How the widened words read when a typing error was corrected. */
  readonly corrected: string | null;
  /** Upper bound of articles with the rarest of the words. */
  readonly mostHits: number;
  /** Each word by itself, widened, with an upper bound of its articles. */
  readonly terms: readonly { readonly query: string; readonly mostHits: number }[];
}

const mostWords = 12;
const shortestPartOfNumber = 3;
const longestNumber = 40;

const hasDigit = (word: string): boolean => /\d/.test(word);
/** Numbers of one to three digits match whole words only: '30' must not find every '305XL' (decision 11). */
const lexeme = (word: string): string => (/^\d{1,3}$/.test(word) || word.length === 1 ? word : `${word}:*`);

interface WordPlan {
  readonly word: string;
  readonly direct: string;
  readonly widened: string;
  readonly corrected: string | null;
  readonly mostHits: number;
}

const either = (lexemes: readonly string[]): string =>
  lexemes.length === 1 ? lexemes[0]! : `(${lexemes.join(' | ')})`;

function planWord(word: string, vocabulary: Vocabulary): WordPlan {
  const direct = lexeme(word);
  const plain = { word, direct, widened: direct, corrected: null, mostHits: 1_000 };
  if (hasDigit(word) || word.length === 1) return plain;
  const found = vocabulary.countOfPrefix(word, false);
  const relatives = vocabulary.relatives(word);
  if (found > 0 || relatives.length > 0) {
    const mostHits = relatives.reduce((sum, relative) => sum + relative.count, found);
    return { ...plain, widened: either([direct, ...relatives.map((relative) => relative.term)]), mostHits };
  }
  if (vocabulary.countOfPrefix(word, true) > 0) return plain;
  const parts = vocabulary.split(word);
  if (parts !== null) return { ...plain, widened: `(${parts[0]}:* & ${parts[1]}:*)` };
  const near = vocabulary.nearest(word);
  if (near === null) return plain;
  return { ...plain, widened: `${near}:*`, corrected: near, mostHits: vocabulary.countOfPrefix(near, true) };
}

const all = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(' & '));

/** Turns what a person typed into what can be asked: numbers, words, devices, compounds, corrections (S7.1-08, R32). */
export function planSearch(typed: string, vocabulary: Vocabulary): SearchPlan | null {
  const words = foldWords(typed)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestNumber));
  if (words.length === 0) return null;
  const plans = words.map((word) => planWord(word, vocabulary));
  const isArticleWord = (word: string): boolean =>
    !hasDigit(word) &&
    word.length > 2 &&
    (vocabulary.countOfPrefix(word, false) > 0 ||
      vocabulary.relatives(word).length > 0 ||
      vocabulary.nearest(word) !== null);
  const wholeKey = keyOf(words.join(''));
  const numberWords = words.filter((word) => !isArticleWord(word));
  const beside = plans.filter((plan) => isArticleWord(plan.word));
  const partKey = keyOf(numberWords.join(''));
  const isWholeNumber = beside.length === 0;
  const numberKey = isWholeNumber ? wholeKey : partKey;
  const isNumber =
    numberKey.length <= longestNumber &&
    (isWholeNumber ? numberKey.length > 1 : hasDigit(partKey) && partKey.length >= shortestPartOfNumber);
  const widened = all(plans.map((plan) => plan.widened));
  const direct = all(plans.map((plan) => plan.direct));
  const isCorrected = plans.some((plan) => plan.corrected !== null);
  return {
    numberKey: isNumber ? numberKey : '',
    besideNumber: isWholeNumber ? null : all(beside.map((plan) => plan.widened)),
    words: direct,
    widened: widened === direct ? null : widened,
    device: planDevice(plans, vocabulary),
    corrected: isCorrected ? plans.map((plan) => plan.corrected ?? plan.word).join(' ') : null,
    mostHits: Math.min(...plans.map((plan) => plan.mostHits)),
    terms: plans.map((plan) => ({ query: plan.widened, mostHits: plan.mostHits })),
  };
}

function planDevice(plans: readonly WordPlan[], vocabulary: Vocabulary): SearchPlan['device'] {
  const read = plans.map((plan) => plan.corrected ?? plan.word);
  // A word no article knows may be a device's, or several of its words written as one ('laserjetpro').
  const isOwn = (word: string): boolean =>
    hasDigit(word) ||
    (vocabulary.countOfPrefix(word, false) === 0 && vocabulary.relatives(word).length === 0);
  const own = read.filter(isOwn);
  if (own.length === 0) return null;
  // Words devices and articles share ('pro', 'hp') belong to the device; words only articles have must be the article's.
  const isShared = (word: string): boolean =>
    vocabulary.isBrandWord(word) ||
    vocabulary.countOfPrefix(word, true) > vocabulary.countOfPrefix(word, false);
  const named = read.filter((word) => isOwn(word) || isShared(word));
  const rest = plans.filter((_plan, place) => !isOwn(read[place]!) && !isShared(read[place]!));
  return {
    query: named.map((word) => (word.length === 1 ? word : `${word}:*`)).join(' & '),
    key: keyOf(named.join('')),
    articles: all(rest.map((plan) => plan.widened)),
  };
}
