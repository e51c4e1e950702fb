import { printerKeysOf } from './colour-families.ts';
import { DeviceWords, runsOf } from './device-words.ts';
import { Names } from './names.ts';
import { PostingsBuilder, deviceWords } from './postings.ts';
import type { Postings } from './postings.ts';
import { hasDigit } from './vocabulary.ts';
import type { DeviceFits, DevicePart } from './word.repository.ts';

const lineEnd = Buffer.from('\n');

/** Where the articles of each printer begin, by its place; one more than there are. */
function offsetsOf(ids: Int32Array, fitting: Int32Array): Int32Array {
  const offsets = new Int32Array(ids.length + 1);
  let place = 0;
  for (const [fit, id] of fitting.entries()) {
    while (ids[place]! < id) offsets[++place] = fit;
  }
  return offsets.fill(fitting.length, place + 1);
}

/** How many articles fit the printers of each word. */
function countsOf(words: Postings, offsets: Int32Array, articleIds: Int32Array): Int32Array {
  const seen = new Int32Array(articleIds.reduce((most, id) => Math.max(most, id), 0) + 1).fill(-1);
  return Int32Array.from(words.terms, (_term, word) => {
    let count = 0;
    for (const device of words.at(word)) {
      for (let fit = offsets[device]!; fit < offsets[device + 1]!; fit += 1) {
        const id = articleIds[fit]!;
        if (seen[id] === word) continue;
        seen[id] = word;
        count += 1;
      }
    }
    return count;
  });
}

/** Collects the printers, part by part. */
export class DeviceWordsBuilder {
  readonly #ids: Int32Array[] = [];
  readonly #names: Buffer[] = [];
  readonly #words = new PostingsBuilder(deviceWords);
  #count = 0;

  add({ ids, vectors, names }: DevicePart): void {
    const places = Int32Array.from(ids, (_id, place) => this.#count + place);
    this.#count += ids.length;
    this.#ids.push(ids);
    this.#names.push(...(this.#names.length === 0 ? [] : [lineEnd]), names);
    this.#words.addVectors({ ids: places, vectors });
  }

  build(fits: DeviceFits): DeviceWords {
    const words = this.#words.build();
    const letters = words.only((term) => !hasDigit(term));
    const numbers = words.only(hasDigit);
    const ids = new Int32Array(this.#count);
    let start = 0;
    for (const part of this.#ids) {
      ids.set(part, start);
      start += part.length;
    }
    const names = Names.ofLines(this.#count === 0 ? null : Buffer.concat(this.#names));
    const runs = new PostingsBuilder(deviceWords);
    for (let place = 0; place < this.#count; place += 1)
      for (const run of new Set(runsOf(names.at(place)))) runs.add(run, place, false);
    const { deviceIds, articleIds } = fits;
    const offsets = offsetsOf(ids, deviceIds);
    return new DeviceWords({
      ids,
      names,
      runs: runs.build(),
      letters,
      numbers,
      counts: countsOf(letters, offsets, articleIds),
      printerKeys: printerKeysOf(deviceIds, articleIds),
      offsets,
      articleIds,
    });
  }
}
