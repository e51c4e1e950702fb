import { firstNotBelow } from './row-set.ts';

const lineEnd = '\n';

/**
 * Words one behind another in one text, each between line ends: those that hold a part are found by the string search in one
 * pass, many times faster than by looking into each. No word has a line end.
 */
export class WordList {
  readonly #text: string;
  /** Where each word begins; one more than there are. */
  readonly #starts: Int32Array;

  constructor(words: readonly string[]) {
    this.#text = `${lineEnd}${words.join(lineEnd)}${lineEnd}`;
    this.#starts = new Int32Array(words.length + 1);
    let start = 1;
    words.forEach((word, place) => {
      this.#starts[place] = start;
      start += word.length + 1;
    });
    this.#starts[words.length] = start;
  }

  /** A word by its place. */
  at(place: number): string {
    return this.#text.slice(this.#starts[place], this.#starts[place + 1]! - 1);
  }

  /** Places of the words that hold a part anywhere, ascending. */
  holding(part: string): number[] {
    return this.#placesOf(part);
  }

  /** Places of the words that end in a part, ascending. */
  endingIn(part: string): number[] {
    return this.#placesOf(`${part}${lineEnd}`);
  }

  #placesOf(sought: string): number[] {
    const places: number[] = [];
    for (let at = this.#text.indexOf(sought); at !== -1;) {
      const place = firstNotBelow(this.#starts, at + 1) - 1;
      places.push(place);
      at = this.#text.indexOf(sought, this.#starts[place + 1]);
    }
    return places;
  }
}
