/** Arrays that wait for their next use; more at once are rare, and then left to the garbage collector. */
const mostKept = 8;

/**
 * Arrays as long as the catalogue that a search needs for a moment. New ones for every word of every reading made the
 * garbage collector mark the whole heap after a few searches, which held up the searches of that time.
 *
 * Only for work that is done without waiting; who takes an array gives it back.
 */
export class Scratch {
  readonly #bytes: Uint8Array[] = [];
  readonly #numbers: Int32Array[] = [];

  /** Zeros. */
  takeBytes(length: number): Uint8Array {
    const kept = this.#bytes.pop();
    if (kept === undefined || kept.length !== length) return new Uint8Array(length);
    return kept.fill(0);
  }

  giveBytes(bytes: Uint8Array): void {
    if (this.#bytes.length < mostKept) this.#bytes.push(bytes);
  }

  /** Whatever stood there. */
  takeNumbers(length: number): Int32Array {
    const kept = this.#numbers.pop();
    return kept === undefined || kept.length !== length ? new Int32Array(length) : kept;
  }

  giveNumbers(numbers: Int32Array): void {
    if (this.#numbers.length < mostKept) this.#numbers.push(numbers);
  }
}
