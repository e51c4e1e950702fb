/** Choices that are the same in every run: a small linear congruential generator. */
export interface Choice {
  readonly below: (limit: number) => number;
  readonly of: <Item>(items: readonly Item[]) => Item;
}

export function createChoice(seed: number): Choice {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to choose from');
      return item;
    },
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A word as somebody in a hurry types it: one letter dropped, doubled, swapped or wrong. */
export function withTypingError(word: string, choice: Choice): string {
  const place = 1 + choice.below(Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)];
  switch (choice.below(4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + (after[0] ?? '') + letter + after.slice(1);
    default:
      return before + letters[choice.below(letters.length)] + after;
  }
}
