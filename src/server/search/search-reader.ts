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

/** Understands a search: as typed, with words that are facets, by another reading, as printers (S7.1-08, R32). */
export async function readSearch(
  database: Database,
  view: CatalogueView,
  typed: string,
): Promise<UnderstoodSearch> {
  const words = await view.words;
  const searched = { database, view, words };
  const asked = withPhrases(foldWords(typed));
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
  };
}
