interface Kept<Value> {
  readonly value: Value;
  readonly byteCount: number;
}

/** What an entry costs beside its value: the key and the map's own. */
const entryBytes = 200;

/** Keeps what was used last, bounded by the bytes held in all. */
export class ByteCache<Value> {
  readonly #entries = new Map<string, Kept<Value>>();
  readonly #mostBytes: number;
  #heldBytes = 0;

  /** @param mostBytes held in all; one value may take half of it */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Value | undefined {
    const kept = this.#entries.get(key);
    if (kept === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    return kept.value;
  }

  /** @param valueBytes what the value takes, roughly */
  set(key: string, value: Value, valueBytes: number): void {
    const byteCount = valueBytes + entryBytes;
    if (byteCount > this.#mostBytes / 2) return;
    this.delete(key);
    this.#entries.set(key, { value, byteCount });
    this.#heldBytes += byteCount;
    for (const oldest of this.#entries.keys()) {
      if (this.#heldBytes <= this.#mostBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const kept = this.#entries.get(key);
    if (kept === undefined) return;
    this.#entries.delete(key);
    this.#heldBytes -= kept.byteCount;
  }

  clear(): void {
    this.#entries.clear();
    this.#heldBytes = 0;
  }
}
