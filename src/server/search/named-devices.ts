import type { DeviceSuggestion } from './suggestion.repository.ts';
import type { DevicePlan } from './search-plan.ts';
import { editDistance } from '#domain/edit-distance.ts';
import { foldWords, hasDigit } from '#server/catalogue/vocabulary.ts';

/** Most printers a search can be said to mean; more of them are a series. */
export const mostNamed = 6;

/**
 * Of the printers a search found those it names: where one has every number of the search as a word of its own, alone or
 * with the word before it ('ts 5350'), only these; else all. Empty when they are too many to be meant.
 */
export function namedAmong(found: readonly DeviceSuggestion[], { words }: DevicePlan): DeviceSuggestion[] {
  const numbers = words.flatMap((word, place) =>
    hasDigit(word) ? [[word, `${words[place - 1] ?? ''}${word}`]] : [],
  );
  const exact = found.filter(({ name }) => {
    const own = foldWords(name);
    return numbers.length === 0
      ? own.length === words.length && own.every((word) => words.includes(word))
      : numbers.every((spellings) => spellings.some((number) => own.includes(number)));
  });
  const named = exact.length > 0 ? exact : [...found];
  return named.length > mostNamed ? [] : named;
}

const modelWord = /^[a-z]+\d/;

/** Whether the words name a model by letters and digits, as 'm404', with which a word of each printer's name begins. */
export function beginModels(devices: readonly DeviceSuggestion[], { words }: DevicePlan): boolean {
  const models = words.filter((word) => modelWord.test(word));
  return (
    models.length > 0 &&
    devices.every(({ name }) => {
      const own = foldWords(name);
      return models.every((model) => own.some((word) => word.startsWith(model)));
    })
  );
}

const farthest = 8;
const alikeShown = 4;
/** Letters a number begins with. */
export const lettersOf = (word: string): string => /^[a-z]*/.exec(word)![0];
/** Whether a number begins with these letters and no more; asked of thousands. */
const hasLetters = (word: string, letters: string): boolean =>
  word.startsWith(letters) && !/[a-z]/.test(word.charAt(letters.length));
const numberOf = (word: string): number => Number(/\d+/.exec(word)?.[0] ?? 0);

/** A printer with the words of its name that have digits, as `foldWords` gives them, alone and behind the letters before. */
export interface NumberedDevice {
  readonly id: number;
  readonly name: string;
  readonly numbers: readonly string[];
}

const shortLetters = /^[a-z]{1,3}$/;
/** Letters with which numbers of printers begin, as 'ts' and 'mfc'; one alone begins too much else. */
export const modelLetters = /^[a-z]{2,4}$/;

/** A printer as it is compared with one that is not known: the 'XP-2100' by '2100' and 'xp2100'. */
export function numberedDevice(id: number, name: string): NumberedDevice {
  const words = foldWords(name);
  const numbers = words.flatMap((word, place) => {
    if (!hasDigit(word)) return [];
    const before = words[place - 1] ?? '';
    return shortLetters.test(before) && /^\d/.test(word) ? [word, before + word] : [word];
  });
  return { id, name, numbers };
}

interface Nearness {
  readonly device: NumberedDevice;
  readonly edits: number;
  readonly difference: number;
}

const nearerFirst = (left: Nearness, right: Nearness): number =>
  left.edits - right.edits ||
  left.difference - right.difference ||
  left.device.name.length - right.device.name.length ||
  (left.device.name < right.device.name ? -1 : 1);

/**
 * The models next to one that is not known, by how their numbers are written: those that begin with the same letters.
 *
 * @param isSameSeries the printers are of the series that was named, so that other letters are better than none
 */
export function alikeAmong(
  devices: readonly NumberedDevice[],
  number: string,
  isSameSeries: boolean,
): NumberedDevice[] {
  const letters = lettersOf(number);
  if (!isSameSeries && letters === '') return [];
  const written = letters === '' ? [] : nearestNumbers(devices, number, (own) => hasLetters(own, letters));
  return written.length > 0 || !isSameSeries ? written : nearestNumbers(devices, number, () => true);
}

function nearestNumbers(
  devices: readonly NumberedDevice[],
  number: string,
  isAlike: (own: string) => boolean,
): NumberedDevice[] {
  const wanted = numberOf(number);
  const nearest: Nearness[] = [];
  for (const device of devices) {
    // Who cannot be among the nearest any more is compared no further: a brand has thousands of printers.
    const most = nearest.length < alikeShown ? farthest : nearest.at(-1)!.edits;
    let best: Nearness | null = null;
    for (const own of device.numbers) {
      if (!isAlike(own)) continue;
      const edits = editDistance(own, number, most);
      if (edits > most) continue;
      const difference = Math.abs(numberOf(own) - wanted);
      if (best === null || edits < best.edits || (edits === best.edits && difference < best.difference))
        best = { device, edits, difference };
    }
    if (best === null) continue;
    nearest.push(best);
    nearest.sort(nearerFirst).splice(alikeShown);
  }
  return nearest.map(({ device }) => device);
}

/** The words of a printer's name in the spelling of one like it: 'hp laserjet 9999' is 'HP LaserJet 9999'. */
export function spelledLike(words: readonly string[], alike: Pick<NumberedDevice, 'name'>): string {
  const spellings = new Map(alike.name.split(/[\s-]+/).map((word) => [foldWords(word).join(''), word]));
  return words
    .map(
      (word) =>
        spellings.get(word) ?? (hasDigit(word) || modelLetters.test(word) ? word.toUpperCase() : word),
    )
    .join(' ');
}
