import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { meantNumber } from './meant-number.ts';
import { readingsOf } from './query-readings.ts';
import type { Reading } from './query-readings.ts';
import { planSearch } from './search-plan.ts';
import type { SearchPlan } from './search-plan.ts';
import { findRows } from './search-rows.ts';
import type { SearchHits } from './search-rows.ts';
import type { SearchWords } from '#server/catalogue/search-words.ts';
import { byTurns, severalNumbers } from './several-numbers.ts';
import type { SeveralNumbers } from './several-numbers.ts';
import { foldWords, hasDigit } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { findHits } from './hit.repository.ts';

/** What one way to read a search found. */
export interface Found {
  readonly hits: SearchHits;
  readonly plan: SearchPlan;
  readonly words: readonly string[];
  readonly readAs: Reading | null;
}

/** What a search is looked up in: one version of the catalogue, with its words. */
export interface Searched {
  readonly database: Database;
  readonly view: CatalogueView;
  readonly words: SearchWords;
  /** What words of the search are called as well, by rules of the shop's staff. */
  readonly also?: ReadonlyMap<string, string>;
}

/** Readings looked up together: the database answers a few as fast as one, and most searches need no more. */
const readAtOnce = 6;

/** What a search finds as it was typed; null when it holds no word. */
export async function lookUp(
  { database, view, words, also }: Searched,
  typed: string,
): Promise<Found | null> {
  const plan = planSearch(typed, words.vocabulary, { also });
  if (plan === null) return null;
  const [numbered = []] = await findHits(database, [plan]);
  return { hits: findRows(view.index, words, plan, numbered), plan, words: foldWords(typed), readAs: null };
}

/** What the nearest reading of a search finds that found nothing as it was typed. */
export async function reread(searched: Searched, folded: readonly string[]): Promise<Found | null> {
  const { vocabulary } = searched.words;
  for (const isHeadOnly of [true, false]) {
    const several = severalNumbers(folded, vocabulary, isHeadOnly);
    const found = several === null ? null : await eachNumber(searched, folded, several);
    if (found !== null) return found;
  }
  const readings = readingsOf(folded, vocabulary);
  // Before a number is given up, the one it was likely meant to be.
  const givingUp = readings.findIndex(({ omitted }) => omitted.some(hasDigit));
  const first = givingUp === -1 ? readings.length : givingUp;
  const found = await inTurn(searched, readings.slice(0, first));
  if (found !== null) return found;
  const meant = await meantNumber(searched.database, folded, vocabulary);
  const byNumber = meant === null ? null : await firstOf(searched, [meant]);
  return byNumber ?? inTurn(searched, readings.slice(first));
}

async function inTurn(searched: Searched, readings: readonly Reading[]): Promise<Found | null> {
  for (let start = 0; start < readings.length; start += readAtOnce) {
    const found = await firstOf(searched, readings.slice(start, start + readAtOnce));
    if (found !== null) return found;
  }
  return null;
}

/** What each of several numbers finds by itself. */
async function eachNumber(
  { database, view, words }: Searched,
  folded: readonly string[],
  several: SeveralNumbers,
): Promise<Found | null> {
  const plans = several.each.flatMap((own) => planSearch(own.join(' '), words.vocabulary) ?? []);
  const numbered = await findHits(database, plans);
  const found = plans.map((plan, place) => findRows(view.index, words, plan, numbered[place]!));
  const hits = byTurns(found, view.index);
  if (hits === null) return null;
  const { omitted } = several;
  const read = folded.filter((word) => !omitted.includes(word));
  const readAs = { words: read, omitted };
  return { hits, plan: { ...plans[0]!, device: null }, words: read, readAs };
}

async function firstOf(
  { database, view, words, also }: Searched,
  readings: readonly Reading[],
): Promise<Found | null> {
  const planned = readings.flatMap((readAs) => {
    const plan = planSearch(readAs.words.join(' '), words.vocabulary, { ...readAs, also });
    return plan === null ? [] : [{ readAs, plan }];
  });
  const numbered = await findHits(
    database,
    planned.map(({ plan }) => plan),
  );
  for (const [place, { readAs, plan }] of planned.entries()) {
    const hits = findRows(view.index, words, plan, numbered[place]!);
    if (hits.rows.length === 0) continue;
    const corrected = readAs.isRespelled === true ? readAs.words.join(' ') : hits.corrected;
    return { hits: { ...hits, corrected }, plan, words: readAs.words, readAs };
  }
  return null;
}
