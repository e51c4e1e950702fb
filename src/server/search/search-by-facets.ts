import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { readFacets } from './query-facets.ts';
import type { FacetReading } from './query-facets.ts';
import { noHits } from './search-rows.ts';
import { countWithin, isWithin } from './understood-search.ts';
import { hitTier } from './hit.repository.ts';
import { lookUp, reread } from './search-lookup.ts';
import type { Found, Searched } from './search-lookup.ts';

/** Share of what was found by a colour's word that must have the colour, so that the word means it. */
const colourShare = 0.8;

/** Everything, where a search is about nothing but facets; a colour alone may be a word like any other. */
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
  const whole = readFacets(folded, index, ['begreen', 'make', 'basisfarbe']);
  const hasColour = whole.facets.some(({ name }) => name === 'basisfarbe');
  const readings = hasColour ? [whole, readFacets(folded, index, ['begreen', 'make'])] : [whole];
  for (const reading of readings) {
    if (reading.facets.length === 0) continue;
    const found = await lookWithin(searched, reading, asTyped);
    if (found !== null) return { found, reading };
  }
  return null;
}

async function lookWithin(
  searched: Searched,
  { facets, rest }: FacetReading,
  asTyped: Found,
): Promise<Found | null> {
  const { view } = searched;
  const { index } = view;
  const colours = facets.filter(({ name }) => name === 'basisfarbe');
  const typedRows = asTyped.hits.rows;
  const isColour =
    typedRows.length === 0 || countWithin(typedRows, colours, index) >= typedRows.length * colourShare;
  if (!isColour) return null;
  const found = rest.length === 0 ? everything(view, asTyped) : await lookUpOrReread(searched, rest);
  if (found === null || countWithin(found.hits.rows, facets, index) === 0) return null;
  const givesUp = found.readAs !== null && found.readAs.omitted.length > 0;
  if (givesUp && typedRows.length > 0) return null;
  const { exactRow } = found.hits;
  if (exactRow === null || isWithin(facets, index)(exactRow)) return found;
  return { ...found, hits: { ...found.hits, exactRow: null } };
}

async function lookUpOrReread(searched: Searched, rest: readonly string[]): Promise<Found | null> {
  const found = await lookUp(searched, rest.join(' '));
  return found !== null && found.hits.rows.length > 0 ? found : reread(searched, rest);
}
