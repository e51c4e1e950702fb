import { editDistance } from '#domain/edit-distance.ts';
import type { BrandFacts } from './catalogue-facts.ts';
import { foldLetters } from '#domain/fold-letters.ts';
import { emptyWords } from '#server/search/query-words.ts';
import { afterPrefix, firstFrom } from './postings.ts';
import { WordList } from './word-list.ts';

/** A word with the number of articles that have it. */
export interface TermFacts {
  readonly term: string;
  readonly count: number;
  readonly isDeviceWord: boolean;
}

/** The same spelling as `catalogue_fold` in the database: what people type and what is stored meet here. */
export function foldWords(typed: string): string[] {
  const folded = foldLetters(typed.replace(/(\d)\.(\d{3})/g, '$1$2'));
  return folded.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** The same spelling as `catalogue_key` in the database. */
export const keyOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

/** Whether a word has a digit, as numbers, models and amounts do. */
export const hasDigit = (word: string): boolean => /\d/.test(word);

/** The letters a word is made of, a bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

function bitsOf(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const endings = /(?:ern|en|er|es|em|n|s|e)$/;

/** What inflected forms share: endings off, umlauts back ('buerostuehle' and 'buerostuhl' both give 'burostuhl'). */
export function baseOf(word: string): string {
  const bare = word.replace(/ue/g, 'u').replace(/ae/g, 'a').replace(/oe/g, 'o');
  const stem = bare.replace(endings, '');
  return stem.length >= shortestCompoundPart ? stem : bare;
}

/** Words whose relatives and neighbours are kept, since one plan asks for them several times. */
const mostRememberedWords = 5_000;

function remember<Value>(known: Map<string, Value>, word: string, find: () => Value): Value {
  const kept = known.get(word);
  if (kept !== undefined) return kept;
  const found = find();
  if (known.size >= mostRememberedWords) known.clear();
  known.set(word, found);
  return found;
}

const shortestCompoundPart = 4;
/** Letters of the shortest word that compounds end in, as 'oel' or 'box'. */
const shortestHead = 3;
const mostCompounds = 40;
/** Letters of a stem that may have one wrong and still be a kind's. */
const shortestMistypedKind = 6;

/** Words of the catalogue, for prefixes, compounds and typing errors. Words with digits are numbers and not in here. */
export class Vocabulary {
  readonly #facts: readonly TermFacts[];
  readonly #terms: readonly string[];
  readonly #letters: Int32Array;
  #bases: WordList | null = null;
  #written: WordList | null = null;
  readonly #byTerm: ReadonlyMap<string, TermFacts>;
  readonly #brandWords: ReadonlySet<string>;
  /** Words of the names of categories, with their stems. */
  readonly #kindWords: readonly { readonly word: string; readonly base: string }[];
  readonly #relatives = new Map<string, TermFacts[]>();
  readonly #kin = new Map<string, string[]>();
  readonly #nearest = new Map<string, string | null>();

  /**
   * @param facts sorted by term
   * @param kinds names of categories
   */
  constructor(facts: readonly TermFacts[], brands: readonly BrandFacts[], kinds: readonly string[] = []) {
    this.#kindWords = [...new Set(kinds.flatMap(foldWords))]
      .map((word) => ({ word, base: baseOf(word) }))
      .filter(({ base }) => base.length >= shortestCompoundPart);
    this.#facts = facts;
    this.#terms = facts.map(({ term }) => term);
    this.#letters = Int32Array.from(this.#terms, lettersOf);
    this.#byTerm = new Map(facts.map((fact) => [fact.term, fact]));
    this.#brandWords = new Set(brands.flatMap((brand) => foldWords(brand.name)));
  }

  /** Stems of the words, by the places of these. */
  #basesOfTerms(): WordList {
    this.#bases ??= new WordList(this.#terms.map(baseOf));
    return this.#bases;
  }

  isBrandWord(word: string): boolean {
    return this.#brandWords.has(word);
  }

  /** Whether a word is what a category holds, or the head of its name: 'huellen' of 'Sichthüllen'. */
  isKind(word: string): boolean {
    const base = baseOf(word);
    return base.length >= shortestCompoundPart && this.#kindWords.some((kind) => kind.base.endsWith(base));
  }

  /** Whether a category is called so by itself: 'papier', but not the 'rollen' of 'Bonrollen'. */
  isKindItself(word: string): boolean {
    const base = baseOf(word);
    return this.#kindWords.some((kind) => kind.base === base);
  }

  /** Whether words of the catalogue begin with this one or hold it as it is written, and not only its stem. */
  hasAsWritten(word: string): boolean {
    return this.countOfPrefix(word, true) > 0 || this.relatives(word).some(({ term }) => term.includes(word));
  }

  /**
   * The known word one letter away from a word that only its stem is known of, or that stands in others by chance: 'minen'
   * for 'mienen', 'stick' for 'stik', which is in 'plastik' only. Else the kind whose stem is one letter away; null when
   * none is.
   */
  respelled(word: string): string | null {
    if (this.hasAsWritten(word) && this.#isPartOfCompounds(word)) return null;
    const near = this.nearest(word);
    return near !== null && editDistance(word, near, 1) === 1 ? near : this.#kindLike(word);
  }

  /** Whether a word begins one of the catalogue's, is what a kind is, or stands behind a known word in a compound. */
  #isPartOfCompounds(word: string): boolean {
    if (this.countOfPrefix(word, true) > 0 || this.isKind(word)) return true;
    return this.relatives(word).some(({ term }) => {
      const head = term.slice(0, Math.max(0, term.indexOf(word)));
      return (
        head.length >= shortestHead && (this.isTerm(head) || this.isTerm(head.replace(/(?:s|n|en)$/, '')))
      );
    });
  }

  /** The word of a category's name whose stem is one letter away. */
  #kindLike(word: string): string | null {
    const base = baseOf(word);
    if (base.length < shortestMistypedKind || this.isKind(word)) return null;
    return this.#kindWords.find((kind) => editDistance(base, kind.base, 1) === 1)?.word ?? null;
  }

  /** Words that a thing of this name is called by: those that begin so or hold it. */
  termsOf(name: string): string[] {
    const start = firstFrom(this.#terms, name);
    const beginning = this.#facts.slice(start, afterPrefix(this.#terms, name, start));
    return [...beginning.filter(({ isDeviceWord }) => !isDeviceWord), ...this.relatives(name)].map(
      ({ term }) => term,
    );
  }

  /** Articles whose words begin so; words that only devices have count when `ofDevices`. */
  countOfPrefix(prefix: string, ofDevices: boolean): number {
    const start = firstFrom(this.#terms, prefix);
    const end = afterPrefix(this.#terms, prefix, start);
    let sum = 0;
    for (let place = start; place < end; place += 1) {
      const { count, isDeviceWord } = this.#facts[place]!;
      if (ofDevices || !isDeviceWord) sum += count;
    }
    return sum;
  }

  /**
   * Words that hold this one in any of its forms: 'stuhl' is in 'buerostuehle'. The most frequent ones. A short stem is at
   * an end of them, since within others it stands by chance ('tape' in 'stapel'), and no brand is one ('mark' in 'lexmark').
   */
  relatives(word: string): TermFacts[] {
    return remember(this.#relatives, word, () => this.#findRelatives(word));
  }

  #findRelatives(word: string): TermFacts[] {
    if (word.length === shortestHead && !emptyWords.has(word)) return this.#endingIn(word);
    const base = baseOf(word);
    if (base.length < shortestCompoundPart) return [];
    const bases = this.#basesOfTerms();
    const isShort = base.length === shortestCompoundPart;
    return this.#mostFrequent(
      bases
        .holding(base)
        .filter((place) => !isShort || bases.at(place).startsWith(base) || bases.at(place).endsWith(base)),
      ({ term }) => !this.#brandWords.has(term) && !term.startsWith(word),
    );
  }

  /** A short word is looked for only as what a compound is: 'oel' in 'spezialoel', not in 'soelder'. */
  #endingIn(word: string): TermFacts[] {
    // Not each stem ends as its word does.
    this.#written ??= new WordList(this.#terms);
    const isCompound = ({ term }: TermFacts): boolean => term.length >= word.length + shortestCompoundPart;
    return this.#mostFrequent(this.#written.endingIn(word), isCompound);
  }

  /** Of the words of articles at some places those that may be meant, as many as are kept. */
  #mostFrequent(places: readonly number[], isMeant: (fact: TermFacts) => boolean): TermFacts[] {
    return places
      .map((place) => this.#facts[place]!)
      .filter((fact) => !fact.isDeviceWord && isMeant(fact))
      .sort((left, right) => right.count - left.count)
      .slice(0, mostCompounds);
  }

  /** Words with the same head: 'buerostuhl' is a kind of what 'besucherstuhl' is. Empty when nothing shares it. */
  kin(word: string): string[] {
    return remember(this.#kin, word, () => this.#findKin(word));
  }

  #findKin(word: string): string[] {
    const base = baseOf(word);
    const bases = this.#basesOfTerms();
    for (let cut = 1; base.length - cut > shortestCompoundPart; cut += 1) {
      const head = base.slice(cut);
      const found = bases
        .endingIn(head)
        .filter((place) => !this.#facts[place]!.isDeviceWord && !bases.at(place).includes(base));
      if (found.length > 0) return found.map((place) => this.#terms[place]!);
    }
    return [];
  }

  /** Two known words this one is put together from: 'druckerpapier' is 'drucker' and 'papier', 'usbstick' 'usb' and 'stick'. */
  split(word: string): [string, string] | null {
    for (let cut = word.length - shortestCompoundPart; cut >= shortestHead; cut -= 1) {
      const head = word.slice(0, cut);
      const tail = word.slice(cut);
      if (!this.isTerm(tail)) continue;
      if (this.isTerm(head)) return [head, tail];
      if (head.endsWith('s') && this.isTerm(head.slice(0, -1))) return [head.slice(0, -1), tail];
    }
    return null;
  }

  /** Whether a word of the catalogue is written so. */
  isTerm(word: string): boolean {
    return this.#byTerm.has(word);
  }

  /** The known word a typing error is nearest to; the more frequent one on a tie; null when none is near. */
  nearest(word: string): string | null {
    return remember(this.#nearest, word, () => this.#findNearest(word));
  }

  #findNearest(word: string): string | null {
    const most = word.length <= 3 ? 0 : word.length <= 5 ? 1 : 2;
    if (most === 0) return null;
    const letters = lettersOf(word);
    let best: TermFacts | null = null;
    let bestDistance = most;
    for (let place = 0; place < this.#facts.length; place += 1) {
      // Each edit brings in one letter and takes out another at most.
      if (bitsOf(letters ^ this.#letters[place]!) > bestDistance * 2) continue;
      const fact = this.#facts[place]!;
      const { term, count } = fact;
      if (Math.abs(term.length - word.length) > bestDistance || emptyWords.has(term)) continue;
      const distance = editDistance(word, term, bestDistance);
      if (distance > bestDistance) continue;
      if (best === null || distance < bestDistance || count > best.count) {
        best = fact;
        bestDistance = distance;
      }
    }
    return best?.term ?? null;
  }
}
