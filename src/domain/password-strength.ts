import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What the lists of stolen passwords of the library, which are English in the main, do not hold. */
const germanWords = [
  'passwort',
  'kennwort',
  'geheim',
  'hallo',
  'willkommen',
  'schatz',
  'liebe',
  'fruehling',
  'frühling',
  'sommer',
  'herbst',
  'winter',
  'fussball',
  'fußball',
  'tastatur',
  'drucker',
  'toner',
  'buero',
  'büro',
  'buchhaltung',
  'einkauf',
  'firma',
  'berlin',
  'hamburg',
  'münchen',
  'muenchen',
  'kontor',
  'yxcvbn',
] as const;

/** More characters make no password weaker, and looking at all of them would take its time. */
const mostCharacters = 40;

let estimator: ZxcvbnFactory | null = null;
/** The lists are read when the first password is looked at. */
const theEstimator = (): ZxcvbnFactory =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, germanWords: [...germanWords] },
    graphs: adjacencyGraphs,
  }));

/**
 * How hard a password is to guess, from 0 to 4 (`minPasswordStrength`, S5-07): by what those who guess try first. Both sides give the
 * same answer; the lists are part of a page only where a password is chosen.
 *
 * @param ownWords lower-case words of the person, by `ownWordsOf`; they count nothing
 */
export function passwordStrength(password: string, ownWords: readonly string[]): number {
  const plain = password.normalize('NFC').toLowerCase();
  const words = ownWords.filter((word) => word !== '').toSorted((left, right) => right.length - left.length);
  const isOwn = words.some((word) => plain.includes(word));
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  // Capitals make a password stronger; where a word of the person is in it, what is left decides.
  return theEstimator().check((isOwn ? rest : password.normalize('NFC')).slice(0, mostCharacters)).score;
}
