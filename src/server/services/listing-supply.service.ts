import type { SupplyReply } from '#contract/listing.ts';
import { foldWords, keyOf } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import { notFound } from '#server/failures.ts';
import {
  readSupplyBrands,
  readSupplyDevices,
  readTopDevices,
} from '#server/repositories/supply.repository.ts';
import type { SupplyDeviceRow } from '#server/repositories/supply.repository.ts';

const mostDevices = 1_000;
const topDevices = 12;

export interface SupplyQuery {
  readonly brand?: string | undefined;
  readonly device?: string | undefined;
  readonly search?: string | undefined;
}

/** The printer finder: brands, then the printers of one, found by words as well (S2.7-05, S2.7-06). */
export class SupplyService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Devices are listed when a brand, a device or words narrow them; else only the top ones. */
  async supply(query: SupplyQuery): Promise<SupplyReply> {
    const brand = query.brand ?? null;
    const slug = query.device ?? null;
    const search = (query.search ?? '').trim();
    const words = foldWords(search);
    const isNarrowed = brand !== null || slug !== null || words.length > 0;
    const filter = {
      brand,
      slug,
      search:
        words.length === 0
          ? null
          : { words: words.map((word) => `${word}:*`).join(' & '), key: keyOf(words.join('')) },
      limit: mostDevices,
    };
    const [brands, devices, top] = await Promise.all([
      readSupplyBrands(this.#database),
      isNarrowed ? readSupplyDevices(this.#database, filter) : [],
      readTopDevices(this.#database, brand, topDevices),
    ]);
    const brandItem = brands.find((item) => item.slug === brand) ?? null;
    const device = slug === null ? null : (devices[0] ?? null);
    if ((brand !== null && brandItem === null) || (slug !== null && device === null))
      notFound('no such brand or device');
    const deviceItems = devices.map(toDevice);
    return {
      brandItems: brands,
      brandLabels: initials(brands),
      deviceItems,
      deviceLabels: [...new Set(deviceItems.map((item) => item.series))],
      topItems: top.map((item) => ({
        slug: item.slug,
        name: item.name,
        count: item.count,
        brandSlug: item.brandSlug,
      })),
      brandItem,
      deviceItem:
        device === null
          ? null
          : {
              slug: device.slug,
              name: device.name,
              count: device.count,
              brandSlug: device.brandSlug,
              brandName: device.brandName,
            },
      request: { brand, device: slug, search },
    };
  }
}

const toDevice = ({
  slug,
  name,
  count,
  brandSlug,
  series,
  kind,
}: SupplyDeviceRow): SupplyReply['deviceItems'][number] => ({
  slug,
  name,
  count,
  brandSlug,
  series,
  kind,
});

const initials = (items: readonly { readonly name: string }[]): string[] => [
  ...new Set(items.map((item) => item.name.slice(0, 1).toUpperCase())),
];
