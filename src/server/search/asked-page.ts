import { emptyWords } from './query-words.ts';
import { isPageWord, pageWords, shopPages } from './shop-pages.ts';
import type { ShopPage } from './shop-pages.ts';
import { editDistance } from '#domain/edit-distance.ts';
import { baseOf, hasDigit } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';

/** Letters of the shortest stem that words are compared by. */
const shortestStem = 4;

/** Letters of a word that may have one wrong, and two: of shorter ones too much else is near. */
const lettersForOne = 5;
const lettersForTwo = 8;
/** Words of a question that say nothing about which page answers it. */
const askingWords: ReadonlySet<string> = new Set(
  'artikel bekomme bekommen dauert denn duerfen euch geht ihnen lange nicht noch online produkt produkte sie war ware waren werden wieder wird zurueck'.split(
    ' ',
  ),
);

/** Whether a search is put as a question or a wish: then a page's words may stand in other forms ('wie zahle ich'). */
const isAsked = (typed: readonly string[]): boolean =>
  typed.some((word) => /^(?:wie|wo|wann|was|warum|kann|koennen|muss|darf|ich|man|will|moechte)$/.test(word));

/** Whether a word may be a page's with a typing error: nothing of the catalogue is called so. */
const mayBeMistyped = (word: string, vocabulary: Vocabulary): boolean =>
  word.length >= lettersForOne && !hasDigit(word) && !vocabulary.hasAsWritten(word);

/** What a mistyped word is called on a page of the shop, unless goods or printers are as near. */
function spelledAsPage(word: string, vocabulary: Vocabulary): string | null {
  if (!mayBeMistyped(word, vocabulary)) return null;
  let most = word.length < lettersForTwo ? 1 : 2;
  let nearest: string | null = null;
  for (const own of pageWords) {
    const distance = editDistance(word, own, most);
    if (distance > most || (distance === most && nearest !== null)) continue;
    nearest = own;
    most = distance;
  }
  const goods = vocabulary.nearest(word);
  const isGoods = goods !== null && goods !== nearest && editDistance(word, goods, most) <= most;
  return isGoods ? null : nearest;
}

/** Words of pages by their stems; the first of those that share one. */
const pageWordOfBase: ReadonlyMap<string, string> = new Map(
  [...pageWords].toReversed().map((word) => [baseOf(word), word]),
);

/** The word of a page of which this is another form: 'zahle' of 'zahlen'. */
function inflectedFromPage(word: string): string | null {
  const base = baseOf(word);
  return base.length < shortestStem ? null : (pageWordOfBase.get(base) ?? null);
}

/** Stems of what is said beside the words of pages. */
const besideBases: ReadonlySet<string> = new Set(
  shopPages.flatMap(({ beside = [] }) => [...beside].map(baseOf)),
);

/** A search for a page of the shop. */
export interface AskedPage {
  /** Words the page is called by. */
  readonly pageWords: readonly string[];
  /** These and what else was said, which an article has that is meant as well. */
  readonly words: readonly string[];
}

/**
 * The words of a search that means a page of the shop and nothing else, with typing errors mended: each that says
 * something is one of the same page's. Null when something else is meant.
 *
 * @param typed as `foldWords` gives them
 */
export function readAsPage(typed: readonly string[], vocabulary: Vocabulary): AskedPage | null {
  const telling = typed.filter((word) => !emptyWords.has(word) && !askingWords.has(word));
  if (telling.length === 0) return null;
  const isQuestion = isAsked(typed);
  // Most searches have a word of goods or a number: they are told from questions before words are compared one by one.
  const mayBeOfPage = (word: string): boolean =>
    isPageWord(word) || besideBases.has(baseOf(word)) || isQuestion || mayBeMistyped(word, vocabulary);
  if (!telling.every(mayBeOfPage)) return null;
  const isBeside = (word: string, { beside = [] }: ShopPage): boolean =>
    beside.some((own) => baseOf(own) === baseOf(word));
  const spelled = telling.map((word) =>
    isPageWord(word)
      ? word
      : ((isQuestion ? inflectedFromPage(word) : null) ?? spelledAsPage(word, vocabulary) ?? word),
  );
  for (const page of shopPages) {
    const own = spelled.filter((word) => page.words.includes(word));
    const isAll = spelled.every((word, place) => own.includes(word) || isBeside(telling[place]!, page));
    if (own.length > 0 && isAll)
      return { pageWords: own, words: [...spelled, ...typed.filter((word) => askingWords.has(word))] };
  }
  return null;
}

/**
 * Words of a search that were given up and are what pages of the shop are called: 'rechnung' of 'toner auf rechnung'.
 * Without one, all words.
 *
 * @param typed as `foldWords` gives them
 * @param omitted words that nothing was found by
 */
export function pageWordsAmong(typed: readonly string[], omitted: readonly string[]): readonly string[] {
  const own = omitted.filter(isPageWord);
  return own.length === 0 ? typed : own;
}
