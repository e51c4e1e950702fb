/** Something kept whose size is counted in rows. */
interface Sized {
  readonly rowCount: number;
}

const smallestSize = 64;

/** Keeps what was used last, bounded by the rows held in all. */
export class RowCache<Value extends Sized> {
  readonly #entries = new Map<string, Value>();
  readonly #budget: number;
  #held = 0;

  /** @param budget rows held in all */
  constructor(budget: number) {
    this.#budget = budget;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    const size = value.rowCount + smallestSize;
    if (size > this.#budget / 2 || this.#entries.has(key)) return;
    this.#entries.set(key, value);
    this.#held += size;
    for (const [oldest, held] of this.#entries) {
      if (this.#held <= this.#budget) break;
      this.#entries.delete(oldest);
      this.#held -= held.rowCount + smallestSize;
    }
  }
}
