import { kindredNames, narrowingWords, otherNames, supplyOfPrinters } from './query-words.ts';
import { editDistance } from '#domain/edit-distance.ts';
import { baseOf, hasDigit } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';

const longestPhrase = 2;
const shortestCompoundPart = 4;
/** Letters of the shortest word that compounds end in, as 'oel' or 'set'. */
const shortestHead = 3;
const mostCompoundParts = 4;

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
      const known =
        otherNames.get(words.slice(place, place + length).join(' ')) ??
        (length === 1 ? supplyOfPrinters.exec(words[place]!)?.[1] : undefined);
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

/** Whether a word of the catalogue is this one, in any of its forms: 'briefumschlag' of 'briefumschlaege', not 'briefumschla'. */
function isWordItself(word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.isTerm(word) || narrowingWords.has(word)) return true;
  const base = baseOf(word);
  return (
    base.length >= shortestCompoundPart &&
    vocabulary.termsOf(word.slice(0, base.length)).some((term) => baseOf(term) === base)
  );
}

/** Whether a compound ends in what a category holds: 'schreibtischstuhl' as 'Bürostühle' do. */
const isOfKind = (word: string, vocabulary: Vocabulary): boolean =>
  Array.from(word, (_letter, cut) => word.slice(cut)).some(
    (ending) => ending.length > shortestCompoundPart && vocabulary.isKind(ending),
  );

/** Letters that stand between the parts of a compound: 'verpackung(s)material'. */
const joints = ['', 's', 'n', 'en', 'es'];

/** Known words that a compound is put together from, without a letter left over; null when it is not. The longest first. */
function chainOf(word: string, vocabulary: Vocabulary, most = mostCompoundParts): readonly string[] | null {
  if (word.length >= shortestHead && isWordItself(word, vocabulary)) return [word];
  if (most === 1) return null;
  for (let cut = word.length - shortestHead; cut >= shortestCompoundPart; cut -= 1)
    for (const joint of joints) {
      const part = word.slice(0, cut);
      if (!word.startsWith(joint, cut) || !isWordItself(part, vocabulary)) continue;
      const rest = chainOf(word.slice(cut + joint.length), vocabulary, most - 1);
      if (rest !== null) return [part, ...rest];
    }
  return null;
}

/**
 * What a compound nobody knows may be looked for by, each with a space between its words. All its parts together are
 * nearest, without those that only narrow ('set'). Then what it is ('einweghandschuhe' are gloves), but where that is no
 * kind of goods by itself what it is for, if this is one: 'buerostuhlrollen' are nearer to chairs than to rolls of paper.
 * The printer in the middle says nothing where the rest is known: 'fotodruckerpapier' is 'fotopapier'.
 */
export function partsOf(word: string, vocabulary: Vocabulary): readonly string[] {
  const bare = word.replace(/(?<=[a-z])drucker(?=[a-z])/, '');
  if (bare !== word && isKnownWord(bare, vocabulary)) return [bare];
  const chain = chainOf(word, vocabulary);
  if (chain === null) return endsOf(word, vocabulary);
  const parts = chain.filter((part) => !narrowingWords.has(part));
  const last = parts.at(-1);
  if (last === undefined) return endsOf(chain[0]!, vocabulary);
  const owners = [parts.slice(0, -1).join(' '), parts.at(-2) ?? ''].filter((owner) => owner !== '');
  const isOwnKind = vocabulary.isKindItself(last) || kindredNames.has(last);
  const isForKind = !isOwnKind && owners.some((owner) => isOfKind(owner, vocabulary));
  const ways = [parts.join(' '), ...(isForKind ? [...owners, last] : [last, ...owners])];
  return chain.length > parts.length ? [chain.join(' '), ...ways] : ways;
}

/** Ending and beginning of a compound of which nobody knows all parts, as far as the catalogue has them. */
function endsOf(word: string, vocabulary: Vocabulary): readonly string[] {
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
