import { mostNamed, namedAmong } from '#server/catalogue/named-devices.ts';
import type { SearchHits } from '#server/catalogue/search-rows.ts';
import { hitTier } from '#server/repositories/listing.repository.ts';
import type { DeviceSuggestion } from '#server/repositories/suggestion.repository.ts';
import { findPrintersAs } from './find-printers.ts';
import type { Found, Searched } from './search-lookup.ts';

/** The printers a search names when nothing fits it better than what fits them; only that is kept then. */
export async function narrowedByPrinters(
  { database, view, words }: Searched,
  found: Found,
): Promise<{ readonly hits: SearchHits; readonly devices: readonly DeviceSuggestion[] }> {
  const { hits, plan } = found;
  const nobody = { hits, devices: [] };
  if (plan.device === null || hits.tiers[0] !== hitTier.device) return nobody;
  const known = await findPrintersAs(database, words, found.words, plan, mostNamed * 2);
  const devices = namedAmong(known, plan.device);
  if (devices.length === 0) return nobody;
  const fitting = words.devices.articlesOf(devices.map(({ id }) => id));
  const rows = hits.rows.filter(
    (row, place) => hits.tiers[place] === hitTier.device && fitting.has(view.index.ids[row]!),
  );
  if (rows.length === 0) return nobody;
  return { hits: { ...hits, rows, tiers: new Uint8Array(rows.length).fill(hitTier.device) }, devices };
}
