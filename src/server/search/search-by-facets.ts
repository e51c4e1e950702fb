import type { FacetName } from '#contract/address-query.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { readFacets } from './query-facets.ts';
import type { FacetReading } from './query-facets.ts';
import { noHits } from './search-rows.ts';
import { countWithin, isWithin } from './understood-search.ts';
import { hitTier } from './hit.repository.ts';
import { lookUp, reread } from './search-lookup.ts';
import type { Found, Searched } from './search-lookup.ts';

/** Facets whose words may as well be words of a name: 'schwarz auf weiß', 'Handschuhe XL', 'Tastatur-Set'. */
const namedAlike: readonly FacetName[] = ['basisfarbe', 'fill', 'pack'];
const certain: readonly FacetName[] = ['begreen', 'make'];
/** Share of what was found by such a word that must have the value, so that the word means it. */
const leastShare = 0.8;

/** Everything, where a search is about nothing but facets; a colour or size alone may be a word like any other. */
function everything({ index }: CatalogueView, asTyped: Found): Found | null {
  if (asTyped.hits.rows.length > 0) return null;
  const { order } = index.sorted('relevance', 'asc', 'b2b');
  const tiers = new Uint8Array(order.length).fill(hitTier.words);
  return { ...asTyped, hits: { ...noHits, rows: order, tiers } };
}

/** The search with words that are facets taken for them, as far as that finds what the words do not find better. */
export async function narrowedByFacets(
  searched: Searched,
  folded: readonly string[],
  asTyped: Found,
): Promise<{ readonly found: Found; readonly reading: FacetReading } | null> {
  if (asTyped.hits.exactRow !== null) return null;
  const { index } = searched.view;
  for (const reading of facetReadings(folded, asTyped, index)) {
    if (reading.facets.length === 0) continue;
    const found = await lookWithin(searched, reading, asTyped);
    if (found !== null) return { found, reading };
  }
  return null;
}

interface WordsAsFacets extends FacetReading {
  /** The rest must find a number, to which the fill belongs: '305 XL' is the 305XL before it is a 305X that is one, too. */
  readonly isNumber?: boolean;
  /** Words that are neither facets nor looked up. */
  readonly givenUp?: readonly string[];
}

const isFillOfNumber = (folded: readonly string[]): boolean =>
  folded.some((word, place) => /^x+l$/.test(word) && /\d/.test(folded[place - 1] ?? ''));

/** Sets exist least often, colours always. */
const givenUpFirst: readonly FacetName[] = ['pack', 'fill', 'basisfarbe'];

/**
 * Ways to take words for facets: all that may be, each of them left a word or given up, all of those left words that may be
 * names.
 */
function facetReadings(folded: readonly string[], { hits }: Found, index: CatalogueIndex): WordsAsFacets[] {
  const whole = readFacets(folded, index, [...certain, ...namedAlike]);
  const isMeant = (name: FacetName): boolean => {
    const own = whole.facets.filter((facet) => facet.name === name);
    if (own.length === 0) return false;
    return hits.rows.length === 0 || countWithin(hits.rows, own, index) >= hits.rows.length * leastShare;
  };
  const meant = namedAlike.filter(isMeant);
  const withoutOne = meant.length < 2 ? [] : meant.map((left) => meant.filter((name) => name !== left));
  const choices = meant.length === 0 ? [[]] : [meant, ...withoutOne, []];
  const alone = choices.flatMap((names): WordsAsFacets[] => {
    const reading = readFacets(folded, index, [...certain, ...names]);
    if (!names.includes('fill') || !isFillOfNumber(folded)) return [reading];
    const { rest } = readFacets(folded, index, [...certain, ...names.filter((name) => name !== 'fill')]);
    return [{ ...reading, rest, isNumber: true }, reading];
  });
  if (withoutOne.length === 0 || hits.rows.length > 0) return alone;
  const shorter = givenUpFirst
    .filter((left) => meant.includes(left))
    .map((left) => {
      const givenUp = whole.facets.filter(({ name }) => name === left).flatMap(({ words }) => words);
      return { facets: whole.facets.filter(({ name }) => name !== left), rest: whole.rest, givenUp };
    });
  return [...alone.slice(0, -1), ...shorter, ...alone.slice(-1)];
}

async function lookWithin(
  searched: Searched,
  { facets, rest, isNumber = false, givenUp = [] }: WordsAsFacets,
  asTyped: Found,
): Promise<Found | null> {
  const { view } = searched;
  const { index } = view;
  const typedRows = asTyped.hits.rows;
  const read = rest.length === 0 ? everything(view, asTyped) : await lookUpOrReread(searched, rest);
  const found = read === null || givenUp.length === 0 ? read : without(read, givenUp);
  if (found === null || countWithin(found.hits.rows, facets, index) === 0) return null;
  if (isNumber && found.hits.tiers[0]! >= hitTier.words) return null;
  const givesUp = found.readAs !== null && found.readAs.omitted.length > 0;
  if (givesUp && typedRows.length > 0) return null;
  const { exactRow } = found.hits;
  if (exactRow === null || isWithin(facets, index)(exactRow)) return found;
  return { ...found, hits: { ...found.hits, exactRow: null } };
}

/** What was found, told as found without some words. */
function without(found: Found, words: readonly string[]): Found {
  const { omitted = [], ...how } = found.readAs ?? {};
  const left = found.words.filter((word) => !words.includes(word));
  const readAs = { ...how, words: left, omitted: [...omitted, ...words] };
  return { ...found, words: left, readAs };
}

async function lookUpOrReread(searched: Searched, rest: readonly string[]): Promise<Found | null> {
  const found = await lookUp(searched, rest.join(' '));
  return found !== null && found.hits.rows.length > 0 ? found : reread(searched, rest);
}
