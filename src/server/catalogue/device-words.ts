import type { DeviceWords as DeviceWordRows } from '#server/repositories/word.repository.ts';
import { ByteCache } from './byte-cache.ts';
import { printerKeysOf } from './colour-families.ts';
import type { PrinterKeys } from './colour-families.ts';
import { afterPrefix, firstFrom } from './postings.ts';

const keptBytes = 4_000_000;

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

/** Words of the printers, joined to the articles that fit them when a word is asked for. */
export class DeviceWords {
  /** Sorted. */
  readonly terms: readonly string[];
  /** Articles a word leads to. */
  readonly counts: Int32Array;
  readonly printerKeys: PrinterKeys;
  readonly #devices: readonly Int32Array[];
  /** Where the articles of a printer begin, by its place. */
  readonly #offsets: Int32Array;
  readonly #articleIds: Int32Array;
  /** Ids by place, the smallest first. */
  readonly #deviceIds: Int32Array;
  readonly #kept = new ByteCache<Int32Array>(keptBytes);

  constructor({ words, fitDeviceIds, fitArticleIds }: DeviceWordRows) {
    const placeOf = new Map<number, number>();
    for (const id of fitDeviceIds) if (!placeOf.has(id)) placeOf.set(id, placeOf.size);
    this.#deviceIds = Int32Array.from(placeOf.keys());
    this.#offsets = new Int32Array(placeOf.size + 1);
    for (const id of fitDeviceIds) this.#offsets[placeOf.get(id)! + 1]! += 1;
    for (let place = 0; place < placeOf.size; place += 1) this.#offsets[place + 1]! += this.#offsets[place]!;
    this.#articleIds = fitArticleIds;
    this.printerKeys = printerKeysOf(fitDeviceIds, fitArticleIds);
    const known = words
      .map(({ term, deviceIds }) => ({
        term,
        devices: deviceIds.map((id) => placeOf.get(id) ?? -1).filter((place) => place !== -1),
      }))
      .filter(({ devices }) => devices.length > 0)
      .toSorted((left, right) => (left.term < right.term ? -1 : 1));
    this.terms = known.map(({ term }) => term);
    this.#devices = known.map(({ devices }) => devices);
    const largest = fitArticleIds.reduce((most, id) => Math.max(most, id), 0);
    const seen = new Int32Array(largest + 1).fill(-1);
    this.counts = Int32Array.from(this.#devices, (devices, place) => this.#visit(devices, seen, place));
  }

  /** Marks the articles of printers with `mark`; returns how many had another mark. */
  #visit(devices: Int32Array, seen: Int32Array, mark: number): number {
    let count = 0;
    for (const device of devices) {
      const end = this.#offsets[device + 1]!;
      for (let fit = this.#offsets[device]!; fit < end; fit += 1) {
        const id = this.#articleIds[fit]!;
        if (seen[id] === mark) continue;
        seen[id] = mark;
        count += 1;
      }
    }
    return count;
  }

  /** Articles that fit a printer with the word at a place of `terms`, in the form of postings. */
  at(place: number): Int32Array {
    const key = String(place);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const found = new Set<number>();
    for (const device of this.#devices[place]!) {
      const end = this.#offsets[device + 1]!;
      for (let fit = this.#offsets[device]!; fit < end; fit += 1) found.add(this.#articleIds[fit]!);
    }
    const packed = Int32Array.from(found, (id) => id * 2 + 1);
    this.#kept.set(key, packed, packed.byteLength);
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

  /** Some printers that have every word, as a whole word of one letter or as the beginning of one of its words. */
  devicesWith(words: readonly string[], limit: number): number[] {
    const met = new Uint8Array(this.#deviceIds.length);
    words.forEach((word, number) => {
      const start = firstFrom(this.terms, word);
      const end = word.length === 1 ? start + 1 : afterPrefix(this.terms, word, start);
      for (let place = start; place < end; place += 1) {
        if (word.length === 1 && this.terms[place] !== word) continue;
        for (const device of this.#devices[place]!) if (met[device] === number) met[device] = number + 1;
      }
    });
    const ids: number[] = [];
    for (let place = 0; place < met.length && ids.length < limit; place += 1) {
      if (met[place] === words.length) ids.push(this.#deviceIds[place]!);
    }
    return ids;
  }
}
