import { DeviceWords, runsOf } from './device-words.ts';
import { Names } from './names.ts';
import { PostingsBuilder, deviceWords } from './postings.ts';
import type { DeviceFits, DevicePart } from './word.repository.ts';

const lineEnd = Buffer.from('\n');

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
    return new DeviceWords({ ids, names, runs: runs.build(), words: this.#words.build(), fits });
  }
}
