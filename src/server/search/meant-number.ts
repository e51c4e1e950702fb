import { hasDigit, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { exactHits } from './find-numbers.ts';
import { apart, joinedNumbers } from './number-spellings.ts';
import { mistypedKeys } from './number-variants.ts';
import type { Reading } from './query-readings.ts';
import { emptyWords } from './query-words.ts';

/** Shorter numbers lie so close together that a mistyped one is as likely another. */
const shortestNumber = 5;

const mayBeMistyped = (word: string): boolean =>
  word.length >= shortestNumber && hasDigit(word) && /[a-z]/.test(word);

/**
 * A search with a number nobody knows, read with the one article's own or maker's number that differs from it by a typing error ('cf295x' is 'cf259x');
 * null where there is none.
 */
export async function meantNumber(
  database: Database,
  folded: readonly string[],
  vocabulary: Vocabulary,
): Promise<Reading | null> {
  const telling = folded.flatMap((word) => apart(word, vocabulary)).filter((word) => !emptyWords.has(word));
  const shapes = [
    telling,
    ...[true, false].map((isHeadOnly) => joinedNumbers(telling, vocabulary, isHeadOnly)),
  ];
  const tried = shapes.flatMap((words) =>
    words.flatMap((word, place) =>
      mayBeMistyped(word) ? mistypedKeys(keyOf(word)).map((key) => ({ words, place, key })) : [],
    ),
  );
  if (tried.length === 0) return null;
  const known = await exactHits(
    database,
    tried.map(({ key }) => key),
  );
  // Other numbers of articles are too many: one of them is near almost everything.
  const found = tried.filter(({ key }) => known.get(key)?.reading === 'asTyped');
  const [first] = found;
  if (first === undefined || found.some(({ key }) => key !== first.key)) return null;
  const words = first.words.map((word, place) => (place === first.place ? first.key.toLowerCase() : word));
  return { words, omitted: [], isLoose: false, isRespelled: true };
}
