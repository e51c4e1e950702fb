import type { Database } from '#server/database/pool.ts';
import { findDevice } from './device.repository.ts';
import type { DeviceWithArticles } from './device.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';

const namesBytes = 300;

/**
 * A printer with what fits it, kept with the version of the catalogue.
 *
 * @param brandSlug the printer must be of it; null for any brand
 * @returns null when there is none
 */
export async function knownDevice(
  database: Database,
  view: CatalogueView,
  slug: string,
  brandSlug: string | null,
): Promise<DeviceWithArticles | null> {
  const key = JSON.stringify([slug, brandSlug]);
  const known = view.devices.get(key);
  if (known !== undefined) return known.device;
  const device = await findDevice(database, slug, brandSlug);
  const { articleIds, colourIds, highYieldIds } = device ?? {};
  const bytes = [articleIds, colourIds, highYieldIds].reduce((sum, ids) => sum + (ids?.byteLength ?? 0), 0);
  view.devices.keep(key, { device }, namesBytes + bytes);
  return device;
}
