import { otherNames } from './query-words.ts';
import { editDistance } from '#domain/edit-distance.ts';
import { hasDigit } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';

const longestPhrase = 2;
const shortestCompoundPart = 4;

/** Whether words of the catalogue begin with a word or hold its stem. */
export const isKnownWord = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.countOfPrefix(word, true) > 0 || vocabulary.relatives(word).length > 0;

/** Letters of another name that may be typed with one error; shorter ones are near too much. */
const shortestMistyped = 7;
const longOtherNames = [...otherNames.keys()].filter(
  (name) => name.length >= shortestMistyped && !name.includes(' '),
);

/** What the catalogue calls a thing whose other name was mistyped: 'paketklebband' is 'packband'. */
export function mistypedOtherName(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < shortestMistyped || hasDigit(word) || isKnownWord(word, vocabulary)) return null;
  const near = longOtherNames.find((name) => editDistance(word, name, 1) === 1);
  return near === undefined ? null : otherNames.get(near)!;
}

/** Replaces phrases and words by what the catalogue calls the same thing. */
export function withOtherNames(words: readonly string[]): string[] {
  const named: string[] = [];
  for (let place = 0; place < words.length;) {
    let taken = 1;
    let replaced = words[place]!;
    for (let length = longestPhrase; length >= 1; length -= 1) {
      const known = otherNames.get(words.slice(place, place + length).join(' '));
      if (known === undefined) continue;
      replaced = known;
      taken = length;
      break;
    }
    named.push(replaced);
    place += taken;
  }
  return named;
}

/** A size of paper needs no 'DIN' before it. */
const paperSize = /^[abc]\d$/;

/** A search with words nobody knows replaced where the catalogue calls the same thing otherwise. */
export function inKnownNames(typed: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const words = typed.filter((word, place) => word !== 'din' || !paperSize.test(typed[place + 1] ?? ''));
  const named = withOtherNames(words);
  const replaced = words.filter((word) => !named.includes(word));
  return replaced.some((word) => vocabulary.countOfPrefix(word, true) === 0) ? named : words;
}

/** Neighbours written apart that are one word of the catalogue ('laser jet'). */
export function joinedWords(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [here, next] = [words[place]!, words[place + 1]];
    const both = `${here}${next ?? ''}`;
    if (
      next !== undefined &&
      !hasDigit(both) &&
      both.length > 5 &&
      vocabulary.countOfPrefix(both, true) > 0
    ) {
      joined.push(both);
      place += 1;
    } else joined.push(here);
  }
  return joined;
}

/** Ending and beginning of a compound nobody knows, as far as the catalogue has them: what it is, then what it is for. */
export function partsOf(word: string, vocabulary: Vocabulary): readonly string[] {
  const cuts = Array.from({ length: word.length }, (_value, cut) => cut).filter(
    (cut) => cut >= shortestCompoundPart && word.length - cut >= shortestCompoundPart,
  );
  // Within other words any letters may stand: 'igung' is in 'reinigung'.
  const tail = cuts.map((cut) => word.slice(cut)).find((part) => vocabulary.countOfPrefix(part, true) > 0);
  const head = cuts
    .toReversed()
    .map((cut) => word.slice(0, cut))
    .find((part) => isKnownWord(part, vocabulary));
  return [tail, head].filter((part) => part !== undefined);
}
