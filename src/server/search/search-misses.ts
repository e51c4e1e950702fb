import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { foldedNameOf } from './folded-names.ts';
import { alikeAmong, lettersOf, modelLetters, numberedDevice, spelledLike } from './named-devices.ts';
import type { NumberedDevice } from './named-devices.ts';
import { emptyWords } from './query-words.ts';
import type { MissingDevice } from './understood-search.ts';
import { hasDigit, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { readDeviceNames, suggestDevices, suggestNumbers } from './suggestion.repository.ts';
import type { NumberSuggestion } from './suggestion.repository.ts';
import type { Searched } from './search-lookup.ts';

/** Printers of a brand or series looked at for those next to one that is not known. */
const mostAlike = 3_000;
/** What one of them takes while it is kept. */
const modelBytes = 200;
const shortestNumber = 3;
/** Letters of a series that says by itself that a printer is meant, as 'laserjet' and not 'pro'. */
const shortestSeries = 4;
/** Characters of a number that must be right for others to be like it. */
const shortestBeginning = 3;
const nearNumbersShown = 4;

/** Words that name a series of printers. */
function seriesAmong(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  return words.filter(
    (word) =>
      !hasDigit(word) &&
      !vocabulary.isBrandWord(word) &&
      vocabulary.countOfPrefix(word, true) > 2 * vocabulary.countOfPrefix(word, false),
  );
}

/** Words of printers' names that stand before numbers of other things, too. */
const seriesAlike: ReadonlySet<string> = new Set(['max', 'mini', 'plus', 'pro']);

/** The letters a model's number begins with, and the number with them: of 'ts9999', and of '1111' behind 'hl'; null without any. */
function lettersBefore(
  number: string,
  folded: readonly string[],
): { readonly letters: string; readonly number: string } | null {
  const own = lettersOf(number);
  if (modelLetters.test(own)) return { letters: own, number };
  const before = folded[folded.indexOf(number) - 1] ?? '';
  if (!modelLetters.test(before) || seriesAlike.has(before)) return null;
  return { letters: before, number: own === '' ? `${before}${number}` : number };
}

/**
 * The printer a search named that nobody knows: a number beside a series, or one written as those of the brand are, or as
 * those of any printers with the same letters.
 *
 * @param unknown words that were given up; all of them where nothing was found
 */
export async function missingDevice(
  { database, view, words: { vocabulary } }: Searched,
  folded: readonly string[],
  unknown: readonly string[],
): Promise<MissingDevice | null> {
  const typed = unknown.find((word) => hasDigit(word) && word.length >= shortestNumber);
  if (typed === undefined) return null;
  const others = folded.filter((word) => word !== typed && !emptyWords.has(word));
  const named = seriesAmong(others, vocabulary);
  const brand = view.index.brands.find((one) =>
    foldedNameOf(one).words.every((word) => others.includes(word)),
  );
  const isNamed = brand !== undefined || named.some((word) => word.length >= shortestSeries);
  const model = isNamed ? null : lettersBefore(typed, folded);
  if (!isNamed && model === null) return null;
  const series = model === null || named.includes(model.letters) ? named : [model.letters];
  const number = model?.number ?? typed;
  const models = await modelsOf(database, view, brand?.id ?? null, series);
  const nearest = alikeAmong(
    models,
    number,
    model === null ? series.length > 0 : lettersOf(number) !== model.letters,
  );
  // A number that was given up for another one may well be known.
  if (nearest.length === 0 || nearest[0]!.numbers.includes(number)) return null;
  const ids = nearest.map(({ id }) => id);
  const devices = await suggestDevices(database, ids, ids.length);
  const alike = devices.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
  const own = folded.filter(
    (word) => word === typed || series.includes(word) || vocabulary.isBrandWord(word),
  );
  return { name: spelledLike(own, nearest[0]!), number: typed, alike };
}

/** Models of a brand, a series or both; kept with the version of the catalogue. */
async function modelsOf(
  database: Database,
  { models }: CatalogueView,
  brandId: number | null,
  series: readonly string[],
): Promise<readonly NumberedDevice[]> {
  const words = series.length === 0 ? null : series.map((word) => `${word}:*`).join(' & ');
  const key = `${brandId ?? ''}/${words ?? ''}`;
  const known = models.get(key);
  if (known !== undefined) return known;
  const read = await readDeviceNames(database, { brandId, words }, mostAlike);
  const found = read.map(({ id, name }) => numberedDevice(id, name));
  models.keep(key, found, found.length * modelBytes);
  return found;
}

/** Numbers with the longest beginning in common with the one that was typed. */
export async function nearNumbers(
  database: Database,
  folded: readonly string[],
): Promise<readonly NumberSuggestion[]> {
  const number = keyOf(folded.find((word) => hasDigit(word) && word.length > shortestBeginning) ?? '');
  for (let length = number.length - 1; length >= shortestBeginning; length -= 1) {
    const beginning = number.slice(0, length);
    if (!hasDigit(beginning)) break;
    const near = await suggestNumbers(database, beginning, nearNumbersShown);
    if (near.length > 0) return near;
  }
  return [];
}
