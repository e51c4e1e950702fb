import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { foldedNameOf } from '#server/catalogue/folded-names.ts';
import {
  alikeAmong,
  mostNamed,
  namedAmong,
  numberedDevice,
  spelledLike,
} from '#server/catalogue/named-devices.ts';
import type { NumberedDevice } from '#server/catalogue/named-devices.ts';
import { readFacets } from '#server/catalogue/query-facets.ts';
import type { FacetReading } from '#server/catalogue/query-facets.ts';
import { inKnownNames, readingsOf } from '#server/catalogue/query-readings.ts';
import type { Reading } from '#server/catalogue/query-readings.ts';
import { emptyWords } from '#server/catalogue/query-words.ts';
import { mostWords, planSearch } from '#server/catalogue/search-plan.ts';
import type { SearchPlan } from '#server/catalogue/search-plan.ts';
import { findRows, noHits } from '#server/catalogue/search-rows.ts';
import type { SearchHits } from '#server/catalogue/search-rows.ts';
import { byTurns, severalNumbers } from '#server/catalogue/several-numbers.ts';
import type { SeveralNumbers } from '#server/catalogue/several-numbers.ts';
import { readAsPage } from '#server/catalogue/shop-pages.ts';
import type { SearchWords } from '#server/catalogue/search-words.ts';
import { countWithin, isWithin } from '#server/catalogue/understood-search.ts';
import type { MissingDevice, UnderstoodSearch } from '#server/catalogue/understood-search.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Vocabulary } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { findHits, hitTier } from '#server/repositories/listing.repository.ts';
import {
  readDeviceNames,
  suggestDevices,
  suggestNumbers,
} from '#server/repositories/suggestion.repository.ts';
import type { DeviceSuggestion, NumberSuggestion } from '#server/repositories/suggestion.repository.ts';
import { findPrintersAs } from './find-printers.ts';

/** What one way to read a search found. */
interface Found {
  readonly hits: SearchHits;
  readonly plan: SearchPlan;
  readonly words: readonly string[];
  readonly readAs: Reading | null;
}

/** A search without a word. */
export const nothingUnderstood: UnderstoodSearch = {
  ...noHits,
  words: [],
  readAs: null,
  facets: [],
  devices: [],
  articleWords: [],
  missingDevice: null,
  nearNumbers: [],
  pageWords: [],
};

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
/** Share of what was found by a colour's word that must have the colour, so that the word means it. */
const colourShare = 0.8;

/** Readings looked up together: the database answers a few as fast as one, and most searches need no more. */
const readAtOnce = 6;

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Everything, where a search is about nothing but facets; a colour alone may be a word like any other. */
function everything({ index }: CatalogueView, asTyped: Found): Found | null {
  if (asTyped.hits.rows.length > 0) return null;
  const { order } = index.sorted('relevance', 'asc', 'b2b');
  const tiers = new Uint8Array(order.length).fill(hitTier.words);
  return { ...asTyped, hits: { ...noHits, rows: order, tiers } };
}

/** Who asks for a page of the shop wants articles only where they have every word itself. */
function besidePage(view: CatalogueView, words: SearchWords, pageWords: readonly string[]): UnderstoodSearch {
  const plan = planSearch(pageWords.join(' '), words.vocabulary);
  if (plan === null) return nothingUnderstood;
  const needs = pageWords.map((word) => ({ prefix: null, terms: [word], kin: [] }));
  const exactly = { ...plan, needs, device: null, corrected: null };
  return {
    ...nothingUnderstood,
    ...findRows(view.index, words, exactly, []),
    words: pageWords,
    pageWords,
  };
}

/** Understands searches: as typed, with words that are facets, by another reading, as printers (S7.1-08, R32). */
export class SearchReader {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(view: CatalogueView, typed: string): Promise<UnderstoodSearch> {
    const words = await view.words;
    const asked = foldWords(typed);
    const page = readAsPage(asked, words.vocabulary);
    if (page !== null) return besidePage(view, words, page);
    const folded = inKnownNames(asked.slice(0, mostWords), words.vocabulary);
    const asTyped = await this.#look(view, words, folded.join(' '));
    if (asTyped === null) return { ...nothingUnderstood, pageWords: asked };
    const narrowed = await this.#narrowed(view, words, folded, asTyped);
    const found =
      narrowed?.found ?? (asTyped.hits.rows.length > 0 ? asTyped : await this.#reread(view, words, folded));
    const { hits, devices } = await this.#named(view, words, found ?? asTyped);
    return {
      ...hits,
      words: (found ?? asTyped).words,
      readAs: found?.readAs ?? null,
      facets: narrowed?.reading.facets ?? [],
      devices,
      articleWords: (found ?? asTyped).plan.device?.articleWords ?? [],
      missingDevice: await this.#missing(view, words.vocabulary, folded, found),
      nearNumbers: found === null ? await this.#nearNumbers(folded) : [],
      pageWords: asked,
    };
  }

  async #look(view: CatalogueView, words: SearchWords, typed: string): Promise<Found | null> {
    const plan = planSearch(typed, words.vocabulary);
    if (plan === null) return null;
    const [numbered = []] = await findHits(this.#database, [plan]);
    return { hits: findRows(view.index, words, plan, numbered), plan, words: foldWords(typed), readAs: null };
  }

  /** What the nearest reading of a search finds that found nothing as it was typed. */
  async #reread(view: CatalogueView, words: SearchWords, folded: readonly string[]): Promise<Found | null> {
    for (const isHeadOnly of [true, false]) {
      const several = severalNumbers(folded, words.vocabulary, isHeadOnly);
      const found = several === null ? null : await this.#eachNumber(view, words, folded, several);
      if (found !== null) return found;
    }
    const readings = readingsOf(folded, words.vocabulary);
    for (let start = 0; start < readings.length; start += readAtOnce) {
      const found = await this.#firstOf(view, words, readings.slice(start, start + readAtOnce));
      if (found !== null) return found;
    }
    return null;
  }

  /** What each of several numbers finds by itself. */
  async #eachNumber(
    view: CatalogueView,
    words: SearchWords,
    folded: readonly string[],
    several: SeveralNumbers,
  ): Promise<Found | null> {
    const plans = several.each.flatMap((own) => planSearch(own.join(' '), words.vocabulary) ?? []);
    const numbered = await findHits(this.#database, plans);
    const found = plans.map((plan, place) => findRows(view.index, words, plan, numbered[place]!));
    const hits = byTurns(found, view.index);
    if (hits === null) return null;
    const { omitted } = several;
    const read = folded.filter((word) => !omitted.includes(word));
    const readAs = { words: read, omitted, isLoose: false, isRespelled: false };
    return { hits, plan: { ...plans[0]!, device: null }, words: read, readAs };
  }

  async #firstOf(
    view: CatalogueView,
    words: SearchWords,
    readings: readonly Reading[],
  ): Promise<Found | null> {
    const planned = readings.flatMap((readAs) => {
      const plan = planSearch(readAs.words.join(' '), words.vocabulary, readAs.isLoose);
      return plan === null ? [] : [{ readAs, plan }];
    });
    const numbered = await findHits(
      this.#database,
      planned.map(({ plan }) => plan),
    );
    for (const [place, { readAs, plan }] of planned.entries()) {
      const hits = findRows(view.index, words, plan, numbered[place]!);
      if (hits.rows.length === 0) continue;
      const corrected = readAs.isRespelled ? readAs.words.join(' ') : hits.corrected;
      return { hits: { ...hits, corrected }, plan, words: readAs.words, readAs };
    }
    return null;
  }

  /** The search with words that are facets taken for them, as far as that finds what the words do not find better. */
  async #narrowed(
    view: CatalogueView,
    words: SearchWords,
    folded: readonly string[],
    asTyped: Found,
  ): Promise<{ readonly found: Found; readonly reading: FacetReading } | null> {
    if (asTyped.hits.exactRow !== null) return null;
    const whole = readFacets(folded, view.index, ['begreen', 'make', 'basisfarbe']);
    const hasColour = whole.facets.some(({ name }) => name === 'basisfarbe');
    const readings = hasColour ? [whole, readFacets(folded, view.index, ['begreen', 'make'])] : [whole];
    for (const reading of readings) {
      if (reading.facets.length === 0) continue;
      const found = await this.#lookWithin(view, words, reading, asTyped);
      if (found !== null) return { found, reading };
    }
    return null;
  }

  async #lookWithin(
    view: CatalogueView,
    words: SearchWords,
    reading: FacetReading,
    asTyped: Found,
  ): Promise<Found | null> {
    const { index } = view;
    const colours = reading.facets.filter(({ name }) => name === 'basisfarbe');
    const typedRows = asTyped.hits.rows;
    const isColour =
      typedRows.length === 0 || countWithin(typedRows, colours, index) >= typedRows.length * colourShare;
    if (!isColour) return null;
    const found =
      reading.rest.length === 0 ? everything(view, asTyped) : await this.#lookUp(view, words, reading);
    if (found === null || countWithin(found.hits.rows, reading.facets, index) === 0) return null;
    const givesUp = found.readAs !== null && found.readAs.omitted.length > 0;
    if (givesUp && typedRows.length > 0) return null;
    const { exactRow } = found.hits;
    if (exactRow === null || isWithin(reading.facets, index)(exactRow)) return found;
    return { ...found, hits: { ...found.hits, exactRow: null } };
  }

  async #lookUp(view: CatalogueView, words: SearchWords, { rest }: FacetReading): Promise<Found | null> {
    const found = await this.#look(view, words, rest.join(' '));
    return found !== null && found.hits.rows.length > 0 ? found : this.#reread(view, words, rest);
  }

  /** The printers a search names when nothing fits it better than what fits them; only that is kept then. */
  async #named(
    view: CatalogueView,
    words: SearchWords,
    found: Found,
  ): Promise<{ readonly hits: SearchHits; readonly devices: readonly DeviceSuggestion[] }> {
    const { hits, plan } = found;
    const nobody = { hits, devices: [] };
    if (plan.device === null || hits.tiers[0] !== hitTier.device) return nobody;
    const known = await findPrintersAs(this.#database, words, found.words, plan, mostNamed * 2);
    const devices = namedAmong(known, plan.device);
    if (devices.length === 0) return nobody;
    const fitting = words.devices.articlesOf(devices.map(({ id }) => id));
    const rows = hits.rows.filter(
      (row, place) => hits.tiers[place] === hitTier.device && fitting.has(view.index.ids[row]!),
    );
    if (rows.length === 0) return nobody;
    return { hits: { ...hits, rows, tiers: new Uint8Array(rows.length).fill(hitTier.device) }, devices };
  }

  /** The printer a search named that nobody knows: a number beside a series, or one written as those of the brand are. */
  async #missing(
    view: CatalogueView,
    vocabulary: Vocabulary,
    folded: readonly string[],
    found: Found | null,
  ): Promise<MissingDevice | null> {
    const unknown = found === null ? folded : (found.readAs?.omitted ?? []);
    const number = unknown.find((word) => hasDigit(word) && word.length >= shortestNumber);
    if (number === undefined) return null;
    const isSeries = (word: string): boolean =>
      !hasDigit(word) &&
      !vocabulary.isBrandWord(word) &&
      vocabulary.countOfPrefix(word, true) > 2 * vocabulary.countOfPrefix(word, false);
    const others = folded.filter((word) => word !== number && !emptyWords.has(word));
    const series = others.filter(isSeries);
    const brand = view.index.brands.find((one) =>
      foldedNameOf(one).words.every((word) => others.includes(word)),
    );
    const isNamed = brand !== undefined || series.some((word) => word.length >= shortestSeries);
    if (!isNamed) return null;
    const models = await this.#models(view, brand?.id ?? null, series);
    const nearest = alikeAmong(models, number, series.length > 0);
    if (nearest.length === 0) return null;
    const ids = nearest.map(({ id }) => id);
    const devices = await suggestDevices(this.#database, ids, ids.length);
    const alike = devices.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
    const own = folded.filter(
      (word) => word === number || series.includes(word) || vocabulary.isBrandWord(word),
    );
    return { name: spelledLike(own, nearest[0]!), number, alike };
  }

  async #models(
    { models }: CatalogueView,
    brandId: number | null,
    series: readonly string[],
  ): Promise<readonly NumberedDevice[]> {
    const words = series.length === 0 ? null : series.map((word) => `${word}:*`).join(' & ');
    const key = `${brandId ?? ''}/${words ?? ''}`;
    const known = models.get(key);
    if (known !== undefined) return known;
    const read = await readDeviceNames(this.#database, { brandId, words }, mostAlike);
    const found = read.map(({ id, name }) => numberedDevice(id, name));
    models.set(key, found, found.length * modelBytes);
    return found;
  }

  /** Numbers with the longest beginning in common with the one that was typed. */
  async #nearNumbers(folded: readonly string[]): Promise<readonly NumberSuggestion[]> {
    const number = keyOf(folded.find((word) => hasDigit(word) && word.length > shortestBeginning) ?? '');
    for (let length = number.length - 1; length >= shortestBeginning; length -= 1) {
      const beginning = number.slice(0, length);
      if (!hasDigit(beginning)) break;
      const near = await suggestNumbers(this.#database, beginning, nearNumbersShown);
      if (near.length > 0) return near;
    }
    return [];
  }
}
