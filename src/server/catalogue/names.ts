import { firstNotBelow } from './row-set.ts';

const lineEnd = 0x0a;

/** Rows of one side that follow each other there and where both are merged. */
export interface Run {
  readonly isFresh: boolean;
  readonly start: number;
  readonly end: number;
}

/** All names, each with a line's end, and where each begins; one more than there are. */
export interface NameParts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/** Names beside rows as the bytes of one text, decoded only where they are looked at: strings take twice the room. */
export class Names {
  readonly #bytes: Buffer;
  /** Where each name begins; one more than there are, and each ends with a line's end. */
  readonly #starts: Uint32Array;

  private constructor(bytes: Buffer, starts: Uint32Array) {
    this.#bytes = bytes;
    this.#starts = starts;
  }

  /** @param lines names in UTF-8, with a line's end between them; null for none */
  static ofLines(lines: Buffer | null): Names {
    if (lines === null) return new Names(Buffer.alloc(0), new Uint32Array(1));
    const bytes = Buffer.alloc(lines.length + 1, lineEnd);
    lines.copy(bytes);
    let count = 0;
    for (const byte of bytes) if (byte === lineEnd) count += 1;
    const starts = new Uint32Array(count + 1);
    for (let at = 0, row = 0; at < bytes.length; at += 1) {
      if (bytes[at] !== lineEnd) continue;
      row += 1;
      starts[row] = at + 1;
    }
    return new Names(bytes, starts);
  }

  /** Names of parts in another order. @param order places, counted through all parts */
  static inOrder(parts: readonly Names[], order: Int32Array): Names {
    const all = Buffer.concat(parts.map((part) => part.#bytes));
    const starts = new Uint32Array(order.length + 1);
    let count = 0;
    let shift = 0;
    for (const part of parts) {
      for (let place = 0; place < part.count; place += 1)
        starts[count + place] = part.#starts[place]! + shift;
      count += part.count;
      shift += part.#bytes.length;
    }
    starts[count] = shift;
    const bytes = Buffer.alloc(all.length);
    const ordered = new Uint32Array(starts.length);
    for (let row = 0; row < order.length; row += 1) {
      const place = order[row]!;
      all.copy(bytes, ordered[row], starts[place], starts[place + 1]);
      ordered[row + 1] = ordered[row]! + starts[place + 1]! - starts[place]!;
    }
    return new Names(bytes, ordered);
  }

  /** @param parts what {@link parts} gave */
  static ofParts({ bytes, starts }: NameParts): Names {
    return new Names(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), starts);
  }

  get parts(): NameParts {
    return { bytes: this.#bytes, starts: this.#starts };
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  at(row: number): string {
    return this.#bytes.toString('utf8', this.#starts[row], this.#starts[row + 1]! - 1);
  }

  /** Whether a name holds parts one behind the other; looked for in its bytes, since decoding a name takes far longer. */
  holdsInOrder(row: number, parts: readonly Uint8Array[]): boolean {
    const end = this.#starts[row + 1]! - 1;
    let from = this.#starts[row]!;
    for (const part of parts) {
      from = this.#behind(part, from, end);
      if (from === -1) return false;
    }
    return true;
  }

  /** Rows of the names that hold a part, ascending: in one pass over the bytes of all of them. */
  holding(part: Uint8Array): number[] {
    const rows: number[] = [];
    for (let at = this.#bytes.indexOf(part); at !== -1;) {
      const row = firstNotBelow(this.#starts, at + 1) - 1;
      rows.push(row);
      at = this.#bytes.indexOf(part, this.#starts[row + 1]);
    }
    return rows;
  }

  /** Where a part ends that begins nowhere before `from`; -1 when it is not there. */
  #behind(part: Uint8Array, from: number, end: number): number {
    for (let start = from; start + part.length <= end; start += 1) {
      let length = 0;
      while (length < part.length && this.#bytes[start + length] === part[length]) length += 1;
      if (length === part.length) return start + length;
    }
    return -1;
  }

  /** How long a name is, in bytes. */
  lengthOf(row: number): number {
    return this.#starts[row + 1]! - this.#starts[row]! - 1;
  }

  /** Names of both sides, run by run. */
  merged(runs: readonly Run[], fresh: Names): Names {
    const sideOf = ({ isFresh }: Run): Names => (isFresh ? fresh : this);
    const parts = runs.map((run) => {
      const side = sideOf(run);
      return side.#bytes.subarray(side.#starts[run.start], side.#starts[run.end]);
    });
    const starts = new Uint32Array(runs.reduce((sum, { start, end }) => sum + end - start, 1));
    let row = 0;
    runs.forEach((run) => {
      const own = sideOf(run).#starts;
      const shift = starts[row]! - own[run.start]!;
      for (let place = run.start; place < run.end; place += 1) {
        row += 1;
        starts[row] = own[place + 1]! + shift;
      }
    });
    return new Names(Buffer.concat(parts), starts);
  }
}
