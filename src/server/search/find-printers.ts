import { mostWords, planSearch } from './search-plan.ts';
import type { SearchPlan } from './search-plan.ts';
import { readingsOf } from './query-readings.ts';
import type { SearchWords } from '#server/catalogue/search-words.ts';
import { inKnownNames } from './word-spellings.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { findHits, hitTier } from './hit.repository.ts';
import { suggestDevices } from './suggestion.repository.ts';
import type { DeviceSuggestion } from './suggestion.repository.ts';

/** Printers whose names are read, for those that are shortest as they are written; a search finds no more. */
export const mostLookedAt = 100;
const shortestKey = 5;
const shortestNumber = 3;

/**
 * Printers of one reading of a search, the shortest names first: by their words, by the whole as one word only when that
 * finds none ('laserjetpro').
 */
export async function findPrintersAs(
  database: Database,
  { devices }: SearchWords,
  words: readonly string[],
  { device }: SearchPlan,
  limit: number,
): Promise<DeviceSuggestion[]> {
  const named =
    device === null ? words : (device.wordNeeds?.flatMap(({ prefix }) => prefix ?? []) ?? device.words);
  const key = device?.key ?? keyOf(words.join(''));
  const byWords = devices.devicesWith(named, mostLookedAt);
  const found =
    byWords.length > 0 || key.length < shortestKey ? byWords : devices.devicesByKey(key, mostLookedAt);
  return found.length === 0 ? [] : suggestDevices(database, found, limit);
}

/**
 * Printers a search means, with typing errors, names joined or split, and numbers: those of its nearest reading that finds
 * any (docs/decisions/0041). Where none does, those that the supply fits whose number was typed.
 */
export async function findPrinters(
  database: Database,
  known: SearchWords,
  typed: string,
  limit: number,
): Promise<DeviceSuggestion[]> {
  const asTyped = inKnownNames(foldWords(typed).slice(0, mostWords), known.vocabulary);
  const find = (words: readonly string[], isLoose: boolean): Promise<DeviceSuggestion[]> => {
    const plan = planSearch(words.join(' '), known.vocabulary, isLoose);
    return plan === null ? Promise.resolve([]) : findPrintersAs(database, known, words, plan, limit);
  };
  // A maker's number as it is says more than a printer that has a part of it; other numbers are short and say less.
  const ofNumber = await printersOfNumber(database, known, asTyped, hitTier.manufacturerNumber, limit);
  if (ofNumber.length > 0) return ofNumber;
  const named = await find(asTyped, false);
  if (named.length > 0) return named;
  const ofOtherNumber = await printersOfNumber(database, known, asTyped, hitTier.alias, limit);
  if (ofOtherNumber.length > 0) return ofOtherNumber;
  for (const { words, isLoose } of readingsOf(asTyped, known.vocabulary)) {
    const found = await find(words, isLoose);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Printers that a supply fits whose number was typed in place of the printer's name.
 *
 * @param worstTier kinds of numbers that count, as of `hitTier`
 */
async function printersOfNumber(
  database: Database,
  { devices, vocabulary }: SearchWords,
  words: readonly string[],
  worstTier: number,
  limit: number,
): Promise<DeviceSuggestion[]> {
  const plan = planSearch(words.join(' '), vocabulary);
  if (plan === null || plan.wholeKey.length < shortestNumber) return [];
  const [found = []] = await findHits(database, [plan]);
  const best = found.find(({ tier }) => tier <= worstTier);
  if (best === undefined) return [];
  const fitting = devices.devicesFitting(new Set(best.ids), mostLookedAt);
  return fitting.length === 0 ? [] : suggestDevices(database, fitting, limit);
}
