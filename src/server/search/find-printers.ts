import { mostWords, planSearch } from './search-plan.ts';
import type { SearchPlan } from './search-plan.ts';
import { missingDevice } from './search-misses.ts';
import { lookUp, reread } from './search-lookup.ts';
import type { Searched } from './search-lookup.ts';
import type { MissingDevice } from './understood-search.ts';
import { emptyWords, narrowingWords, supplyWord } from './query-words.ts';
import { readingsOf } from './query-readings.ts';
import type { Reading } from './query-readings.ts';
import { noMake } from '#server/catalogue/merits.ts';
import type { SearchWords } from '#server/catalogue/search-words.ts';
import { inKnownNames } from './word-spellings.ts';
import { foldWords, hasDigit, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';
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

/** Printers a search means; or the one it names that nobody knows, and none but those next to it. */
export interface FoundPrinters {
  readonly printers: readonly DeviceSuggestion[];
  readonly missing: MissingDevice | null;
}

/**
 * Printers a search means, with typing errors, names joined or split, and numbers: those of its nearest reading that finds
 * any (docs/decisions/0041). Where none does, those that the supply fits whose number was typed.
 */
export async function findPrinters(searched: Searched, typed: string, limit: number): Promise<FoundPrinters> {
  const asTyped = inKnownNames(foldWords(typed).slice(0, mostWords), searched.words.vocabulary);
  const found = await printersOf(searched, asTyped, limit);
  if (found.printers.length > 0) return found;
  // 'hp 59 original': what narrows supplies says nothing about the printers they are for.
  const telling = asTyped.filter((word) => !narrowingWords.has(word));
  return telling.length === 0 || telling.length === asTyped.length
    ? found
    : printersOf(searched, telling, limit);
}

async function printersOf(
  searched: Searched,
  words: readonly string[],
  limit: number,
): Promise<FoundPrinters> {
  const printers = await printersAsTyped(searched, words, limit);
  return printers.length > 0 ? { printers, missing: null } : printersOfReadings(searched, words, limit);
}

async function printersAsTyped(
  { database, words: known }: Searched,
  asTyped: readonly string[],
  limit: number,
): Promise<readonly DeviceSuggestion[]> {
  const plan = planSearch(asTyped.join(' '), known.vocabulary);
  if (plan === null) return [];
  // A maker's number as it is says more than a printer that has a part of it; other numbers are short and say less.
  const ofNumber = await printersOfNumber(database, known, asTyped, hitTier.manufacturerNumber, limit);
  if (ofNumber.length > 0) return ofNumber;
  if (isBesideArticle(plan)) return [];
  const byName = printersAs(known, asTyped, plan);
  const withDigits = printersWithDigits(known, asTyped, plan);
  if (byName.length > 0) return named(database, withDigits.length > 0 ? withDigits : byName, limit);
  const ofOtherNumber = await printersOfNumber(database, known, asTyped, hitTier.alias, limit);
  if (ofOtherNumber.length > 0) return ofOtherNumber;
  return named(database, withDigits, limit);
}

async function printersOfReadings(
  searched: Searched,
  asTyped: readonly string[],
  limit: number,
): Promise<FoundPrinters> {
  const { database, words: known } = searched;
  const isNumbered = asTyped.some(hasDigit);
  for (const reading of readingsOf(asTyped, known.vocabulary)) {
    if (isNumbered && !namesModel(reading, known.vocabulary)) continue;
    const { words, omitted } = reading;
    const plan = planSearch(words.join(' '), known.vocabulary, reading);
    const found = plan === null || isBesideArticle(plan) ? [] : printersAs(known, words, plan);
    if (found.length === 0) continue;
    const missing = omitted.some(hasDigit) ? await missingDevice(searched, asTyped, omitted) : null;
    return missing === null
      ? { printers: await named(database, found, limit), missing }
      : { printers: missing.alike, missing };
  }
  if (!isNumbered) return { printers: [], missing: null };
  const missing = await missingDevice(searched, asTyped, asTyped);
  const printers = missing?.alike ?? (await printersOfSupplies(searched, asTyped, limit));
  return { printers, missing };
}

/**
 * Whether a reading still names a model: without its number any printer of a brand is meant, by digits alone any brand's, and
 * by a digit or two nothing at all once a word that meant something was given up.
 */
function namesModel(reading: Reading, vocabulary: Vocabulary): boolean {
  const isBrandGivenUp = reading.omitted.some((word) => vocabulary.isBrandWord(word));
  return (
    !isTooLittle(reading) &&
    reading.words.some((word) => hasDigit(word) && !(isBrandGivenUp && /^\d+$/.test(word)))
  );
}

const saysLittle = (word: string): boolean => !hasDigit(word) || /^\d{1,2}$/.test(word);

/** Whether all that is left of a search are numbers of a digit or two, where a word that meant something was given up. */
const isTooLittle = ({ words, omitted }: Reading): boolean =>
  omitted.some((word) => !emptyWords.has(word)) && words.every(saysLittle);

/** Whether a digit or two stand beside words that only articles have which are no supplies: 'qwertz 12' means no printer. */
const isBesideArticle = ({ device }: SearchPlan): boolean =>
  device !== null &&
  device.words.every(saysLittle) &&
  device.articleWords.some(
    (word) => !emptyWords.has(word) && !narrowingWords.has(word) && !supplyWord.test(word),
  );

/** Printers that the supplies fit which a search with a number finds: 'hp 59'. */
async function printersOfSupplies(
  searched: Searched,
  asTyped: readonly string[],
  limit: number,
): Promise<readonly DeviceSuggestion[]> {
  const { database, view, words } = searched;
  const telling = asTyped.filter((word) => !emptyWords.has(word));
  const typed = await lookUp(searched, telling.join(' '));
  const found = typed === null || typed.hits.rows.length > 0 ? typed : await reread(searched, telling);
  if (found === null) return [];
  const { readAs, hits } = found;
  // Without its number any supply of a brand is meant.
  if (readAs !== null && (readAs.omitted.some(hasDigit) || isTooLittle(readAs))) return [];
  const { rows, tiers } = hits;
  const makes = view.index.facet('make', 'b2b').values;
  const supplies = rows.filter((row, place) => tiers[place]! <= hitTier.words && makes[row] !== noMake);
  const ids = new Set(Array.from(supplies, (row) => view.index.ids[row]!));
  return ids.size === 0 ? [] : named(database, words.devices.devicesFitting(ids, mostLookedAt), limit);
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
