import { withPhrases } from './shop-pages.ts';
import { pageWordsAmong, readAsPage } from './asked-page.ts';
import type { AskedPage } from './asked-page.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { mostWords, planSearch } from './search-plan.ts';
import { findRows, noHits } from './search-rows.ts';
import type { UnderstoodSearch } from './understood-search.ts';
import { foldWords } from '#server/catalogue/vocabulary.ts';
import { inKnownNames } from './word-spellings.ts';
import type { Database } from '#server/database/pool.ts';
import { narrowedByFacets } from './search-by-facets.ts';
import { narrowedByPrinters, wholeSetOf } from './search-by-printer.ts';
import { apartFromPack } from './query-facets.ts';
import { printerWords } from './query-words.ts';
import { lookUp, reread } from './search-lookup.ts';
import type { Searched } from './search-lookup.ts';
import { missingDevice, nearNumbers } from './search-misses.ts';
import { withoutDetails } from './search-without-details.ts';
import { boosted, steeredWords } from './steering.ts';
import type { Steering } from './steering.ts';

/** A search without a word. */
const nothingUnderstood: UnderstoodSearch = {
  ...noHits,
  words: [],
  readAs: null,
  facets: [],
  devices: [],
  wholeSet: null,
  articleWords: [],
  missingDevice: null,
  nearNumbers: [],
  pageWords: [],
  redirect: null,
};

/** Who asks for a page of the shop wants articles only where they have every word itself. */
function besidePage({ view, words }: Searched, { pageWords, words: asked }: AskedPage): UnderstoodSearch {
  const plan = planSearch(asked.join(' '), words.vocabulary);
  if (plan === null) return nothingUnderstood;
  const needs = asked.map((word) => ({ prefix: null, terms: [word], kin: [] }));
  const exactly = { ...plan, needs, device: null, corrected: null };
  return {
    ...nothingUnderstood,
    ...findRows(view.index, words, exactly, []),
    words: asked,
    pageWords,
  };
}

/** Understands a search by the rules of the shop's staff, which say where it leads, what it means and what stands first. */
export async function readSearch(
  database: Database,
  view: CatalogueView,
  typed: string,
  steering: Steering,
): Promise<UnderstoodSearch> {
  const words = await view.words;
  const folded = foldWords(typed);
  const steered = steeredWords(folded, steering, words.vocabulary);
  const found = await understand({ database, view, words, also: steered.also }, steered.words);
  return {
    ...found,
    ...boosted(found, steering, [folded, steered.words], view.index),
    redirect: steering.redirects.get(folded.join(' ')) ?? null,
  };
}

/** Understands words: as typed, with words that are facets, by another reading, as printers (S7.1-08, R32). */
async function understand(searched: Searched, typed: readonly string[]): Promise<UnderstoodSearch> {
  const { database, words } = searched;
  const asked = withPhrases(typed);
  const page = readAsPage(asked, words.vocabulary);
  if (page !== null) return besidePage(searched, page);
  const folded = inKnownNames(asked.flatMap(apartFromPack).slice(0, mostWords), words.vocabulary);
  const asTyped = await lookUp(searched, folded.join(' '));
  if (asTyped === null) return { ...nothingUnderstood, pageWords: asked };
  const narrowed = await narrowedByFacets(searched, folded, asTyped);
  const found =
    narrowed?.found ??
    (asTyped.hits.rows.length > 0
      ? ((await withoutDetails(searched, folded, asTyped)) ?? asTyped)
      : await reread(searched, folded));
  const { hits, devices } = await narrowedByPrinters(searched, found ?? asTyped);
  const missing = await missingDevice(
    searched,
    folded,
    found === null ? folded : (found.readAs?.omitted ?? []),
  );
  // 'drucker' beside a printer that is not carried asks for no article by itself.
  const isForArticles = missing === null || !(found ?? asTyped).words.every((word) => printerWords.has(word));
  return {
    ...(isForArticles ? hits : noHits),
    words: (found ?? asTyped).words,
    readAs: found?.readAs ?? null,
    facets: narrowed?.reading.facets ?? [],
    devices,
    wholeSet: wholeSetOf(searched, folded, devices),
    articleWords: (found ?? asTyped).plan.device?.articleWords ?? [],
    missingDevice: missing,
    nearNumbers: found === null ? await nearNumbers(database, folded) : [],
    pageWords: pageWordsAmong(asked, found === null ? asked : (found.readAs?.omitted ?? [])),
    redirect: null,
  };
}
