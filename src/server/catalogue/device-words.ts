import { hasDigit } from './vocabulary.ts';
import { ByteCache } from './byte-cache.ts';
import type { PrinterKeys } from './colour-families.ts';
import type { Names } from './names.ts';
import { afterPrefix, firstFrom } from './postings.ts';
import type { Postings } from './postings.ts';
import { Scratch } from './scratch.ts';
import { WordList } from './word-list.ts';

const keptBytes = 4_000_000;
const keptRunBytes = 1_000_000;
const scratch = new Scratch();

/** Place of a number among ascending ones; -1 when it is not there. */
function placeOfId(ids: Int32Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ids[middle] === id) return middle;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

interface RunsWith {
  /** Places among the runs. */
  readonly runs: Int32Array;
  /** Printers that have one of them, those with two counted twice. */
  readonly size: number;
}

/** What printers are called, and what fits them. */
export interface DeviceParts {
  /** Ascending; the place of a printer is its place here. */
  readonly ids: Int32Array;
  /** Without separators, as they are compared, by place. */
  readonly names: Names;
  /** Letters or digits that stand together in such names, with the places of the printers: far fewer than names. */
  readonly runs: Postings;
  /** Words of letters and words with digits, with the places of the printers. */
  readonly letters: Postings;
  readonly numbers: Postings;
  /** Articles a word of letters leads to. */
  readonly counts: Int32Array;
  readonly printerKeys: PrinterKeys;
  /** Where the articles of a printer begin, by its place; one more than there are. */
  readonly offsets: Int32Array;
  readonly articleIds: Int32Array;
}

/** What names a printer in a search. */
interface NamedDevice {
  readonly words: readonly string[];
  /** The whole as compared, `%` for anything between. */
  readonly key: string;
  /** Words of letters are looked up one by one. */
  readonly wordNeeds: object | null;
}

/** Letters or digits that stand together in a name as it is compared. */
export const runsOf = (key: string): readonly string[] => key.match(/[A-Z]+|\d+/g) ?? [];
const shortestKey = 4;
/** Printers with the rarest part of a key, beyond which looking through all names at once is quicker than through each of theirs. */
const mostWalked = 2000;
const shortNumber = /^\d{2,3}$/;
/** Digits that are looked for behind the letters of a word, too: '2350' in 'L2350DW'. Fewer stand in too many names. */
const modelDigits = /^\d{3,}$/;

/** Names of the printers, joined to the articles that fit them when one is asked for. */
export class DeviceWords {
  readonly parts: DeviceParts;
  /** Words of letters, sorted. */
  readonly terms: readonly string[];
  /** Articles a word leads to. */
  readonly counts: Int32Array;
  readonly printerKeys: PrinterKeys;
  readonly #deviceIds: Int32Array;
  readonly #letters: Postings;
  readonly #numbers: Postings;
  readonly #names: Names;
  readonly #runs: Postings;
  #runList: WordList | null = null;
  readonly #offsets: Int32Array;
  readonly #articleIds: Int32Array;
  readonly #largestArticleId: number;
  readonly #kept = new ByteCache<Int32Array>(keptBytes);
  readonly #keptKeys = new ByteCache<Int32Array>(keptRunBytes);
  readonly #keptRuns = new ByteCache<RunsWith>(keptRunBytes);

  constructor(parts: DeviceParts) {
    this.parts = parts;
    this.terms = parts.letters.terms;
    this.counts = parts.counts;
    this.printerKeys = parts.printerKeys;
    this.#deviceIds = parts.ids;
    this.#letters = parts.letters;
    this.#numbers = parts.numbers;
    this.#names = parts.names;
    this.#runs = parts.runs;
    this.#offsets = parts.offsets;
    this.#articleIds = parts.articleIds;
    this.#largestArticleId = parts.printerKeys.length - 1;
  }

  /** Articles that fit a printer with the word at a place of `terms`, in the form of postings. */
  at(place: number): Int32Array {
    const key = String(place);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const found = new Set<number>();
    for (const device of this.#letters.at(place)) {
      const end = this.#offsets[device + 1]!;
      for (let fit = this.#offsets[device]!; fit < end; fit += 1) found.add(this.#articleIds[fit]!);
    }
    const packed = Int32Array.from(found, (id) => id * 2 + 1);
    this.#kept.keep(key, packed, packed.byteLength);
    return packed;
  }

  /** Articles that fit at least one of these printers. */
  articlesOf(deviceIds: readonly number[]): ReadonlySet<number> {
    const articles = new Set<number>();
    for (const id of deviceIds) {
      const place = placeOfId(this.#deviceIds, id);
      const end = place === -1 ? 0 : this.#offsets[place + 1]!;
      for (let fit = place === -1 ? 0 : this.#offsets[place]!; fit < end; fit += 1)
        articles.add(this.#articleIds[fit]!);
    }
    return articles;
  }

  /** Printers that at least one of these articles fits; of many those with the shortest names. */
  devicesFitting(articleIds: ReadonlySet<number>, limit: number): number[] {
    const places: number[] = [];
    for (let device = 0; device < this.#deviceIds.length; device += 1) {
      const end = this.#offsets[device + 1]!;
      let fit = this.#offsets[device]!;
      while (fit < end && !articleIds.has(this.#articleIds[fit]!)) fit += 1;
      if (fit < end) places.push(device);
    }
    return this.#shortest(places, limit);
  }

  /**
   * Articles that fit a printer named so by its numbers, or by the whole as one word. Digits are looked for behind letters
   * where no word begins with them.
   *
   * @param isNumberTaken articles have the number themselves: a short one is then no beginning of a printer's ('305', '3050')
   */
  articlesFor({ words, key, wordNeeds }: NamedDevice, isNumberTaken: boolean): Int32Array {
    const beginning = wordNeeds === null ? this.#placesWith(words, isNumberTaken) : [];
    const isInside = wordNeeds === null && beginning.length === 0 && !isNumberTaken;
    const byWords = isInside ? this.#placesWith(words, false, true) : beginning;
    const byKey = key.length < shortestKey ? [] : this.#placesByKey(key);
    const isFitting = scratch.takeBytes(this.#largestArticleId + 1);
    const found: number[] = [];
    for (const device of [...byWords, ...byKey]) {
      const end = this.#offsets[device + 1]!;
      for (let fit = this.#offsets[device]!; fit < end; fit += 1) {
        const id = this.#articleIds[fit]!;
        if (isFitting[id] === 0) found.push(id);
        isFitting[id] = 1;
      }
    }
    scratch.giveBytes(isFitting);
    return new Int32Array(found);
  }

  /**
   * Printers that have every word, as a whole word of one letter or as the beginning of one of its words; of many those
   * with the shortest names.
   */
  devicesWith(words: readonly string[], limit: number): number[] {
    return this.#shortest(this.#placesWith(words), limit);
  }

  /** The same, digits also behind the letters of a word: '2350' is in 'HL-L2350DW'. */
  devicesWithDigits(words: readonly string[], limit: number): number[] {
    return this.#shortest(this.#placesWith(words, false, true), limit);
  }

  /** Printers whose name without separators holds a key; of many those with the shortest names. */
  devicesByKey(key: string, limit: number): number[] {
    return this.#shortest(this.#placesByKey(key), limit);
  }

  #shortest(places: ArrayLike<number> & Iterable<number>, limit: number): number[] {
    if (places.length <= limit) return Array.from(places, (place) => this.#deviceIds[place]!);
    const byLength: number[][] = [];
    for (const place of places) (byLength[this.#names.lengthOf(place)] ??= []).push(place);
    return byLength
      .flat()
      .slice(0, limit)
      .map((place) => this.#deviceIds[place]!);
  }

  /** Words of letters alone are not looked for at the beginning of numbers. */
  #placesWith(words: readonly string[], areShortNumbersWhole = false, areDigitsInside = false): number[] {
    const parts = words.some(hasDigit) ? [this.#letters, this.#numbers] : [this.#letters];
    // The rarest word first: where no printer has it, the series and brands beside it need not be looked at.
    const wanted = words
      .map((word) => {
        const isWhole = word.length === 1 || (areShortNumbersWhole && shortNumber.test(word));
        const lists = parts.map((part) => placesOfWord(part, word, isWhole));
        if (areDigitsInside && modelDigits.test(word)) lists.push(...this.#runsBeginning(word));
        return { lists, size: lists.reduce((sum, list) => sum + list.length, 0) };
      })
      .toSorted((left, right) => left.size - right.size);
    const [rarest, ...others] = wanted;
    if (rarest === undefined || rarest.size === 0) return [];
    const met = scratch.takeBytes(this.#deviceIds.length);
    let places: number[] = [];
    for (const list of rarest.lists)
      for (const place of list) {
        if (met[place] === 0) places.push(place);
        met[place] = 1;
      }
    others.forEach(({ lists }, rank) => {
      const number = rank + 1;
      for (const list of lists) for (const place of list) if (met[place] === number) met[place] = number + 1;
      places = places.filter((place) => met[place] === number + 1);
    });
    scratch.giveBytes(met);
    return Array.from(Int32Array.from(places).sort());
  }

  /** Readings of a search ask for the same key again and again. */
  #placesByKey(key: string): Int32Array {
    const known = this.#keptKeys.get(key);
    if (known !== undefined) return known;
    const found = Int32Array.from(this.#findByKey(key));
    this.#keptKeys.keep(key, found, found.byteLength + key.length);
    return found;
  }

  #findByKey(key: string): number[] {
    let rarest: RunsWith | null = null;
    for (const run of runsOf(key)) {
      const found = this.#runsWith(run);
      if (rarest === null || found.size < rarest.size) rarest = found;
    }
    if (rarest === null) return [];
    const parts = key.split('%').map((part) => Buffer.from(part));
    const isNamed = (place: number): boolean => this.#names.holdsInOrder(place, parts);
    if (rarest.size > mostWalked) {
      const longest = parts.reduce((one, other) => (other.length > one.length ? other : one));
      return this.#names.holding(longest).filter(isNamed);
    }
    const places = new Set<number>();
    for (const run of rarest.runs)
      for (const place of this.#runs.at(run)) if (!places.has(place) && isNamed(place)) places.add(place);
    return [...places];
  }

  /** Places of the printers of each run of digits that begins so. */
  #runsBeginning(digits: string): Int32Array[] {
    return Array.from(this.#runsWith(digits).runs).flatMap((run) =>
      this.#runs.terms[run]!.startsWith(digits) ? [this.#runs.at(run)] : [],
    );
  }

  /** Runs that hold another: the readings of a search ask for the same ones again and again. */
  #runsWith(sought: string): RunsWith {
    const known = this.#keptRuns.get(sought);
    if (known !== undefined) return known;
    this.#runList ??= new WordList(this.#runs.terms);
    const runs = this.#runList.holding(sought);
    let size = 0;
    for (const rank of runs) size += this.#runs.countAt(rank);
    const found = { runs: new Int32Array(runs), size };
    this.#keptRuns.keep(sought, found, found.runs.byteLength);
    return found;
  }
}

/** Printers with a word, or with one that begins so; those with two of them come twice. */
function placesOfWord(part: Postings, word: string, isWhole: boolean): Int32Array {
  if (isWhole) return part.of(word);
  const start = firstFrom(part.terms, word);
  return part.between(start, afterPrefix(part.terms, word, start));
}
