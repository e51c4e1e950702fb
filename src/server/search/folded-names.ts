import { baseOf, foldWords } from '#server/catalogue/vocabulary.ts';

interface Folded {
  readonly words: readonly string[];
  readonly bases: readonly string[];
}

/** Folded once for each category and brand of a version of the catalogue. */
const kept = new WeakMap<object, Folded>();

/** Words of the name of a category or brand, folded, and what their inflected forms share. */
export function foldedNameOf(thing: { readonly name: string }): Folded {
  const known = kept.get(thing);
  if (known !== undefined) return known;
  const words = foldWords(thing.name);
  const folded: Folded = { words, bases: words.map(baseOf) };
  kept.set(thing, folded);
  return folded;
}
