/** A mailed key with one other character at that place. */
export const mutate = (key: string, place: number): string =>
  `${key.slice(0, place)}${key[place] === 'x' ? 'y' : 'x'}${key.slice(place + 1)}`;
