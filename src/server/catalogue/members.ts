/** Ids of articles by value, and where those of each value begin; one more than there are values. */
export interface MemberParts {
  readonly offsets: Int32Array;
  readonly articleIds: Int32Array;
}

/** Which articles are in which of the values of a kind: ids of articles in one array, cut by value. */
export class Members {
  /** Where the articles of each value begin; one more than there are values, which are ids of the database. */
  readonly #offsets: Int32Array;
  readonly #articleIds: Int32Array;

  private constructor(offsets: Int32Array, articleIds: Int32Array) {
    this.#offsets = offsets;
    this.#articleIds = articleIds;
  }

  /** @param pairs value and article, one behind the other, in any order */
  static of(pairs: Int32Array): Members {
    let largest = -1;
    for (let place = 0; place < pairs.length; place += 2) largest = Math.max(largest, pairs[place]!);
    const offsets = new Int32Array(largest + 2);
    for (let place = 0; place < pairs.length; place += 2) offsets[pairs[place]! + 1]! += 1;
    for (let value = 0; value <= largest; value += 1) offsets[value + 1]! += offsets[value]!;
    const next = offsets.slice();
    const articleIds = new Int32Array(pairs.length / 2);
    for (let place = 0; place < pairs.length; place += 2) {
      const value = pairs[place]!;
      articleIds[next[value]!] = pairs[place + 1]!;
      next[value]! += 1;
    }
    return new Members(offsets, articleIds);
  }

  /** @param parts what {@link parts} gave */
  static ofParts({ offsets, articleIds }: MemberParts): Members {
    return new Members(offsets, articleIds);
  }

  get parts(): MemberParts {
    return { offsets: this.#offsets, articleIds: this.#articleIds };
  }

  /** Ids of the articles of a value, in no order. */
  at(value: number): Int32Array {
    return this.#articleIds.subarray(this.#offsets[value] ?? 0, this.#offsets[value + 1] ?? 0);
  }

  countAt(value: number): number {
    return this.at(value).length;
  }

  /** The same with the values of some articles replaced by those of `fresh`. */
  replaced(articleIds: ReadonlySet<number>, fresh: Members): Members {
    const largest = Math.max(0, ...articleIds);
    const isReplaced = new Uint8Array(largest + 1);
    for (const id of articleIds) isReplaced[id] = 1;
    const isKept = (id: number): boolean => id > largest || isReplaced[id] === 0;
    const values = Math.max(this.#offsets.length, fresh.#offsets.length) - 1;
    const offsets = new Int32Array(values + 1);
    const merged = new Int32Array(this.#articleIds.length + fresh.#articleIds.length);
    let length = 0;
    for (let value = 0; value < values; value += 1) {
      for (const id of this.at(value)) {
        if (!isKept(id)) continue;
        merged[length] = id;
        length += 1;
      }
      merged.set(fresh.at(value), length);
      length += fresh.countAt(value);
      offsets[value + 1] = length;
    }
    return new Members(offsets, merged.slice(0, length));
  }
}
