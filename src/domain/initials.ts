/** Where everything stands that begins with no letter. */
const noLetter = '0–9';

interface Named {
  readonly name: string;
}

/** Letter something stands under from A to Z, without its marks: `Ö` as `O`. */
function initialOf({ name }: Named): string {
  const letter = name.normalize('NFD').slice(0, 1).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : noLetter;
}

/** Things by the letters they stand under, from A to Z, within a letter as a German reader looks for their names. */
export function byInitial<Thing extends Named>(
  things: readonly Thing[],
): ReadonlyMap<string, readonly Thing[]> {
  const words = new Intl.Collator('de', { numeric: true });
  const letters = new Map<string, Thing[]>();
  for (const thing of things.toSorted((one, other) => words.compare(one.name, other.name))) {
    const letter = initialOf(thing);
    const own = letters.get(letter);
    if (own === undefined) letters.set(letter, [thing]);
    else own.push(thing);
  }
  return new Map([...letters].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Letters that things by name stand under, each once, in the order of the things. */
export const initialsOf = (things: readonly Named[]): string[] => [...new Set(things.map(initialOf))];
