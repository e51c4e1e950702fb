/** A mailed key with another character at its beginning, in its middle and at its end. */
export const mutationsOf = (key: string): readonly string[] =>
  [0, 21, 42].map(
    (place) => `${key.slice(0, place)}${key[place] === 'x' ? 'y' : 'x'}${key.slice(place + 1)}`,
  );

/** What comes of something that twenty do in the same moment. */
export const twentyAtOnce = <Outcome>(act: () => Promise<Outcome>): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: 20 }, act));
