import type { WordVectors } from './word.repository.ts';
import { isKeptShortNumber, longestShortNumber } from '#server/search/short-numbers.ts';

/** Words of one letter and more, as long as people write them; of words with digits only short numbers are kept here. */
const longestWord = 30;
const letterA = 0x61;
const letterZ = 0x7a;
/** Weight of the words of name, brand and number in a search vector; what describes the article has a lower one. */
const headingWeight = 3;

const firstLength = 1 << 16;
/** Larger than what the C library serves from its heap: such a block goes back to the system when it is let go. */
const blockLength = (1 << 23) + 1024;

/**
 * Whole numbers, as many as come: in blocks, since an array that doubles takes three times its room at the end. Of a large
 * block only what is written takes room.
 */
class GrowingNumbers {
  readonly #first = new Int32Array(firstLength);
  #blocks: Int32Array[] = [];
  length = 0;

  push(value: number): void {
    const place = this.length - firstLength;
    if (place < 0) this.#first[this.length] = value;
    else {
      if (place % blockLength === 0) this.#blocks.push(new Int32Array(blockLength));
      this.#blocks[this.#blocks.length - 1]![place % blockLength] = value;
    }
    this.length += 1;
  }

  at(place: number): number {
    if (place < firstLength) return this.#first[place]!;
    const further = place - firstLength;
    return this.#blocks[Math.floor(further / blockLength)]![further % blockLength]!;
  }

  clear(): void {
    this.#blocks = [];
    this.length = 0;
  }
}

/** What of the words in search vectors is kept, and as which number beside its word. */
interface KeptWords {
  readonly isKept: (vectors: Buffer, start: number, end: number, isOfLetters: boolean) => boolean;
  readonly valueOf: (id: number, isHeading: boolean) => number;
}

const articleWords: KeptWords = {
  isKept: (vectors, start, end, isOfLetters) =>
    isOfLetters
      ? end - start <= longestWord
      : end - start <= longestShortNumber && isKeptShortNumber(vectors.toString('latin1', start, end)),
  valueOf: (id, isHeading) => id * 2 + (isHeading ? 1 : 0),
};

/** Words of letters and words with digits, by which printers are named, as they are numbered. */
export const deviceWords: KeptWords = {
  isKept: (vectors, start, end, isOfLetters) =>
    end - start <= longestWord && (isOfLetters || /^[a-z0-9]+$/.test(vectors.toString('latin1', start, end))),
  valueOf: (id) => id,
};

/** Collects which articles have which word, in any order of words. */
export class PostingsBuilder {
  readonly #kept: KeptWords;
  readonly #placeOf = new Map<string, number>();
  readonly #places = new GrowingNumbers();
  readonly #values = new GrowingNumbers();

  /** @param kept default: words of articles */
  constructor(kept: KeptWords = articleWords) {
    this.#kept = kept;
  }

  add(term: string, id: number, isHeading: boolean): void {
    const place = this.#placeOf.get(term) ?? this.#placeOf.size;
    if (place === this.#placeOf.size) this.#placeOf.set(term, place);
    this.#places.push(place);
    this.#values.push(this.#kept.valueOf(id, isHeading));
  }

  /** Takes the words out of search vectors as the database sends them: length, then word, count and positions each. */
  addVectors({ ids, vectors }: WordVectors): void {
    let at = 0;
    for (const id of ids) {
      const count = vectors.readInt32BE(at);
      at += 4;
      for (let number = 0; number < count; number += 1) {
        const start = at;
        let isOfLetters = true;
        for (; vectors[at] !== 0; at += 1) {
          if (vectors[at]! < letterA || vectors[at]! > letterZ) isOfLetters = false;
        }
        const end = at;
        const positions = vectors.readUInt16BE(at + 1);
        at += 3;
        if (this.#kept.isKept(vectors, start, end, isOfLetters)) {
          let isHeading = false;
          for (let position = 0; position < positions; position += 1) {
            if (vectors[at + position * 2]! >> 6 === headingWeight) isHeading = true;
          }
          this.add(vectors.toString('latin1', start, end), id, isHeading);
        }
        at += positions * 2;
      }
    }
  }

  /** What was collected; it is let go here, since a large catalogue's takes more room than what is made of it. */
  build(): Postings {
    const terms = [...this.#placeOf.keys()].sort();
    const rankOf = new Int32Array(terms.length);
    terms.forEach((term, rank) => {
      rankOf[this.#placeOf.get(term)!] = rank;
    });
    const { length } = this.#places;
    const offsets = new Int32Array(terms.length + 1);
    for (let number = 0; number < length; number += 1) offsets[rankOf[this.#places.at(number)]! + 1]! += 1;
    for (let rank = 0; rank < terms.length; rank += 1) offsets[rank + 1]! += offsets[rank]!;
    const next = offsets.slice();
    const packed = new Int32Array(length);
    for (let number = 0; number < length; number += 1) {
      const rank = rankOf[this.#places.at(number)]!;
      packed[next[rank]!] = this.#values.at(number);
      next[rank]! += 1;
    }
    this.#placeOf.clear();
    this.#places.clear();
    this.#values.clear();
    return new Postings(terms, offsets, packed);
  }
}

/** Place of the first of sorted terms that is not before a text. */
export function firstFrom(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Place after the last of sorted terms that begins with a text; `from` is the place of the first. */
export function afterPrefix(terms: readonly string[], prefix: string, from: number): number {
  let place = from;
  while (terms[place]?.startsWith(prefix) === true) place += 1;
  return place;
}

/** What stands beside words, and where that of each word begins; one more than there are words. */
export interface PostingParts {
  readonly offsets: Int32Array;
  readonly packed: Int32Array;
}

/** Which articles or printers have a word: one array for all, cut by word. */
export class Postings {
  /** Sorted. */
  readonly terms: readonly string[];
  readonly #offsets: Int32Array;
  readonly #packed: Int32Array;

  constructor(terms: readonly string[], offsets: Int32Array, packed: Int32Array) {
    this.terms = terms;
    this.#offsets = offsets;
    this.#packed = packed;
  }

  /** What it is built from beside its terms. */
  get parts(): PostingParts {
    return { offsets: this.#offsets, packed: this.#packed };
  }

  /** Of articles twice the id, plus one when the word stands in the heading; of printers their places. */
  at(place: number): Int32Array {
    return this.#packed.subarray(this.#offsets[place]!, this.#offsets[place + 1]!);
  }

  countAt(place: number): number {
    return this.#offsets[place + 1]! - this.#offsets[place]!;
  }

  /** What stands beside the words from one place to before another, one word after the other. */
  between(start: number, end: number): Int32Array {
    return this.#packed.subarray(this.#offsets[start]!, this.#offsets[end]!);
  }

  of(term: string): Int32Array {
    const place = firstFrom(this.terms, term);
    return this.terms[place] === term ? this.at(place) : new Int32Array(0);
  }

  /** Some of its words, with what is beside them. */
  only(isWanted: (term: string) => boolean): Postings {
    const places = this.terms.flatMap((term, place) => (isWanted(term) ? [place] : []));
    const offsets = new Int32Array(places.length + 1);
    places.forEach((place, rank) => {
      offsets[rank + 1] = offsets[rank]! + this.countAt(place);
    });
    const packed = new Int32Array(offsets[places.length]!);
    places.forEach((place, rank) => packed.set(this.at(place), offsets[rank]));
    return new Postings(
      places.map((place) => this.terms[place]!),
      offsets,
      packed,
    );
  }

  /** The same with the words of some articles replaced; those that have none any more are gone. */
  replaced(articleIds: ReadonlySet<number>, fresh: Postings): Postings {
    const largest = Math.max(0, ...articleIds);
    const isReplaced = new Uint8Array(largest + 1);
    for (const id of articleIds) isReplaced[id] = 1;
    const packed = new Int32Array(this.#packed.length + fresh.#packed.length);
    const terms: string[] = [];
    const offsets: number[] = [0];
    let length = 0;
    const close = (term: string): void => {
      if (length === offsets[terms.length]) return;
      terms.push(term);
      offsets.push(length);
    };
    let freshPlace = 0;
    const takeFresh = (): void => {
      packed.set(fresh.at(freshPlace), length);
      length += fresh.countAt(freshPlace);
      freshPlace += 1;
    };
    for (let place = 0; place < this.terms.length; place += 1) {
      const term = this.terms[place]!;
      while (freshPlace < fresh.terms.length && fresh.terms[freshPlace]! < term) {
        const own = fresh.terms[freshPlace]!;
        takeFresh();
        close(own);
      }
      for (const value of this.at(place)) {
        const id = value >> 1;
        if (id <= largest && isReplaced[id] === 1) continue;
        packed[length] = value;
        length += 1;
      }
      if (fresh.terms[freshPlace] === term) takeFresh();
      close(term);
    }
    while (freshPlace < fresh.terms.length) {
      const own = fresh.terms[freshPlace]!;
      takeFresh();
      close(own);
    }
    return new Postings(terms, Int32Array.from(offsets), packed.slice(0, length));
  }
}
