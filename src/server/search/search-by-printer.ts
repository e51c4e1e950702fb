import { priceOnRequestBand } from '#server/catalogue/bands.ts';
import { columnColours } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { isUndeliverable, noMake } from '#server/catalogue/merits.ts';
import { beginModels, mostNamed, namedAmong } from './named-devices.ts';
import { wholeSetWords } from './query-facets.ts';
import type { SearchHits } from './search-rows.ts';
import { hitTier } from './hit.repository.ts';
import type { DeviceSuggestion } from './suggestion.repository.ts';
import type { WholeSet } from './understood-search.ts';
import { findPrintersAs } from './find-printers.ts';
import type { Found, Searched } from './search-lookup.ts';

/** The printers a search names when nothing fits it better than what fits them; only that is kept then. */
export async function narrowedByPrinters(
  { database, view, words }: Searched,
  found: Found,
): Promise<{ readonly hits: SearchHits; readonly devices: readonly DeviceSuggestion[] }> {
  const { hits, plan } = found;
  const nobody = { hits, devices: [] };
  const isInsideNumber = hits.tiers[0] === hitTier.insideNumber;
  if (plan.device === null || (hits.tiers[0] !== hitTier.device && !isInsideNumber)) return nobody;
  const known = await findPrintersAs(database, words, found.words, plan, mostNamed * 2);
  const devices = namedAmong(known, plan.device);
  // Who types 'm404' begins a printer's name; that 'CLT-M404S' holds the same is chance.
  const isMeant = !isInsideNumber || beginModels(devices, plan.device);
  if (devices.length === 0 || !isMeant) return nobody;
  const fitting = words.devices.articlesOf(devices.map(({ id }) => id));
  const rows = hits.rows.filter(
    (row, place) => hits.tiers[place] === hitTier.device && fitting.has(view.index.ids[row]!),
  );
  if (rows.length === 0) return nobody;
  const ordered = eachPrinterFirst(rows, devices, (id) => words.devices.articlesOf([id]), view.index);
  return {
    hits: { ...hits, rows: ordered, tiers: new Uint8Array(rows.length).fill(hitTier.device) },
    devices,
  };
}

/** The printers of which several colours can be ordered, where the words ask for all of them together. */
export function wholeSetOf(
  { view: { index }, words }: Searched,
  folded: readonly string[],
  devices: readonly DeviceSuggestion[],
): WholeSet | null {
  const asking = devices.length === 0 ? [] : wholeSetWords(folded, index);
  if (asking.length === 0) return null;
  const [colours, makes, states, bStock, prices] = (
    ['basisfarbe', 'make', 'deliveryState', 'bStock', 'priceBand'] as const
  ).map((name) => index.facet(name, 'b2b').values);
  const coloursOf = (id: number): ReadonlySet<number> => {
    const rows = [...words.devices.articlesOf([id])].map((article) => index.rowOf(article));
    const own = rows.filter(
      (row) =>
        row !== -1 &&
        makes![row]! < noMake &&
        bStock![row] === 0 &&
        prices![row] !== priceOnRequestBand &&
        isUndeliverable[states![row]!] !== true,
    );
    return new Set(own.map((row) => colours![row]!).filter((colour) => colour < columnColours.length));
  };
  const deviceIds = devices.flatMap(({ id }) => (coloursOf(id).size > 1 ? [id] : []));
  return deviceIds.length === 0 ? null : { words: asking, deviceIds };
}

/** Of several printers, one article each stands first: which one is meant is not known, and each should be in sight. */
function eachPrinterFirst(
  rows: Int32Array,
  devices: readonly DeviceSuggestion[],
  articlesOf: (id: number) => ReadonlySet<number>,
  index: CatalogueIndex,
): Int32Array {
  const leading = new Set<number>();
  const states = index.facet('deliveryState', 'b2b').values;
  for (const { id } of devices) {
    const fitting = articlesOf(id);
    const fits = (row: number): boolean => fitting.has(index.ids[row]!);
    const first = rows.find((row) => fits(row) && isUndeliverable[states[row]!] !== true);
    if (first !== undefined && ![...leading].some(fits)) leading.add(first);
  }
  return Int32Array.from([...leading, ...rows.filter((row) => !leading.has(row))]);
}
