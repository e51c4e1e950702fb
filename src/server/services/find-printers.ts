import { mostWords, planSearch } from '#server/catalogue/search-plan.ts';
import type { SearchPlan } from '#server/catalogue/search-plan.ts';
import { inKnownNames, readingsOf } from '#server/catalogue/query-readings.ts';
import type { SearchWords } from '#server/catalogue/search-words.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { suggestDevices } from '#server/repositories/suggestion.repository.ts';
import type { DeviceSuggestion } from '#server/repositories/suggestion.repository.ts';

/** Printers whose names are read, for those that are shortest as they are written. */
const mostLookedAt = 100;
const shortestKey = 5;

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
 * any (docs/decisions/0041).
 */
export async function findPrinters(
  database: Database,
  known: SearchWords,
  typed: string,
  limit: number,
): Promise<DeviceSuggestion[]> {
  const asTyped = {
    words: inKnownNames(foldWords(typed).slice(0, mostWords), known.vocabulary),
    isLoose: false,
  };
  for (const { words, isLoose } of [asTyped, ...readingsOf(asTyped.words, known.vocabulary)]) {
    const plan = planSearch(words.join(' '), known.vocabulary, isLoose);
    const found = plan === null ? [] : await findPrintersAs(database, known, words, plan, limit);
    if (found.length > 0) return found;
  }
  return [];
}
