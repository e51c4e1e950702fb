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

/** What of the words of a search names a printer. */
const namingWords = (words: readonly string[], { device }: SearchPlan): readonly string[] =>
  device === null ? words : (device.wordNeeds?.flatMap(({ prefix }) => prefix ?? []) ?? device.words);

/** The printers of one reading of a search by their words; by the whole as one word only when that finds none ('laserjetpro'). */
function printersAs({ devices }: SearchWords, words: readonly string[], plan: SearchPlan): readonly number[] {
  const key = plan.device?.key ?? keyOf(words.join(''));
  const byWords = devices.devicesWith(namingWords(words, plan), mostLookedAt);
  return byWords.length > 0 || key.length < shortestKey ? byWords : devices.devicesByKey(key, mostLookedAt);
}

/** The same with those that have the digits behind letters. */
const printersWithDigits = (
  { devices }: SearchWords,
  words: readonly string[],
  plan: SearchPlan,
): readonly number[] => devices.devicesWithDigits(namingWords(words, plan), mostLookedAt);

/** Printers by their ids, the shortest names first. */
const named = async (
  database: Database,
  ids: readonly number[],
  limit: number,
): Promise<DeviceSuggestion[]> => (ids.length === 0 ? [] : suggestDevices(database, ids, limit));

/** Printers of one reading of a search, the shortest names first; by digits behind letters where nothing else names one. */
export function findPrintersAs(
  database: Database,
  known: SearchWords,
  words: readonly string[],
  plan: SearchPlan,
  limit: number,
): Promise<DeviceSuggestion[]> {
  const found = printersAs(known, words, plan);
  return named(database, found.length > 0 ? found : printersWithDigits(known, words, plan), limit);
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
  const plan = planSearch(asTyped.join(' '), known.vocabulary);
  if (plan === null) return [];
  // A maker's number as it is says more than a printer that has a part of it; other numbers are short and say less.
  const ofNumber = await printersOfNumber(database, known, asTyped, hitTier.manufacturerNumber, limit);
  if (ofNumber.length > 0) return ofNumber;
  const byName = printersAs(known, asTyped, plan);
  const withDigits = printersWithDigits(known, asTyped, plan);
  if (byName.length > 0) return named(database, withDigits.length > 0 ? withDigits : byName, limit);
  const ofOtherNumber = await printersOfNumber(database, known, asTyped, hitTier.alias, limit);
  if (ofOtherNumber.length > 0) return ofOtherNumber;
  if (withDigits.length > 0) return named(database, withDigits, limit);
  for (const { words, isLoose } of readingsOf(asTyped, known.vocabulary)) {
    const read = planSearch(words.join(' '), known.vocabulary, isLoose);
    const found = read === null ? [] : printersAs(known, words, read);
    if (found.length > 0) return named(database, found, limit);
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
