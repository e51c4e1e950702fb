import type { DeviceSuggestion } from '#server/repositories/suggestion.repository.ts';
import type { DevicePlan } from './search-plan.ts';
import { editDistance, foldWords } from './vocabulary.ts';

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Most printers a search can be said to mean; more of them are a series. */
export const mostNamed = 6;

/**
 * Of the printers a search found those it names: where one has every number of the search as a word of its own, only
 * these; else all. Empty when they are too many to be meant.
 */
export function namedAmong(found: readonly DeviceSuggestion[], { words }: DevicePlan): DeviceSuggestion[] {
  const numbers = words.filter(hasDigit);
  const exact = found.filter(({ name }) => {
    const own = foldWords(name);
    return numbers.length === 0
      ? own.length === words.length && own.every((word) => words.includes(word))
      : numbers.every((number) => own.includes(number));
  });
  const named = exact.length > 0 ? exact : [...found];
  return named.length > mostNamed ? [] : named;
}

const farthest = 8;
const alikeShown = 4;
const lettersOf = (word: string): string => /^[a-z]*/.exec(word)![0];
const numberOf = (word: string): number => Number(/\d+/.exec(word)?.[0] ?? 0);

interface Nearness {
  readonly device: DeviceSuggestion;
  readonly edits: number;
  readonly difference: number;
}

function nearnessOf(device: DeviceSuggestion, number: string, isSameSeries: boolean): Nearness | null {
  let best: Nearness | null = null;
  for (const word of foldWords(device.name).filter(hasDigit)) {
    if (!isSameSeries && lettersOf(word) !== lettersOf(number)) continue;
    const edits = editDistance(word, number, farthest);
    const difference = Math.abs(numberOf(word) - numberOf(number));
    if (best === null || edits < best.edits || (edits === best.edits && difference < best.difference))
      best = { device, edits, difference };
  }
  return best;
}

/**
 * The models next to one that is not known, by how their numbers are written.
 *
 * @param isSameSeries the printers are of the series that was named; else their numbers must begin with the same letters
 */
export function alikeAmong(
  devices: readonly DeviceSuggestion[],
  number: string,
  isSameSeries: boolean,
): DeviceSuggestion[] {
  if (!isSameSeries && lettersOf(number) === '') return [];
  return devices
    .flatMap((device) => nearnessOf(device, number, isSameSeries) ?? [])
    .toSorted(
      (left, right) =>
        left.edits - right.edits ||
        left.difference - right.difference ||
        left.device.name.length - right.device.name.length ||
        (left.device.name < right.device.name ? -1 : 1),
    )
    .slice(0, alikeShown)
    .map(({ device }) => device);
}

/** The words of a printer's name in the spelling of one like it: 'hp laserjet 9999' is 'HP LaserJet 9999'. */
export function spelledLike(words: readonly string[], alike: DeviceSuggestion): string {
  const spellings = new Map(alike.name.split(/[\s-]+/).map((word) => [foldWords(word).join(''), word]));
  return words.map((word) => spellings.get(word) ?? (hasDigit(word) ? word.toUpperCase() : word)).join(' ');
}
