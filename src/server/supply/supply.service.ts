import type { SupplyReply } from '#contract/listing.ts';
import type { Database } from '#server/database/pool.ts';
import { notFound } from '#server/calls/failures.ts';
import { readCatalogueVersion } from '#server/catalogue/catalogue-change.repository.ts';
import { readSupplyBrands, readSupplyDevices, readTopDevices } from './supply.repository.ts';
import type { SupplyBrandRow, SupplyDeviceRow } from './supply.repository.ts';
import type { SearchService } from '#server/search/search.service.ts';

const mostDevices = 1_000;
const topDevices = 12;

export interface SupplyQuery {
  readonly brand?: string | undefined;
  readonly device?: string | undefined;
  readonly search?: string | undefined;
}

interface KeptSupply {
  readonly version: number;
  readonly brands: Promise<SupplyBrandRow[]>;
  /** By brand; only brands that exist, so it stays small. */
  readonly top: Map<string | null, Promise<SupplyDeviceRow[]>>;
}

/** The printer finder: brands, then the printers of one, found by words as well (S2.7-05, S2.7-06). */
export class SupplyService {
  readonly #database: Database;
  readonly #search: SearchService;
  #kept: KeptSupply | null = null;
  /** The last known printers by brand: shown while those of a newer catalogue are read, which takes long in a large one. */
  readonly #lastTop = new Map<string | null, SupplyDeviceRow[]>();

  constructor(database: Database, search: SearchService) {
    this.#database = database;
    this.#search = search;
  }

  /** Brands and most supplied printers change only with the catalogue, so they are kept by its version. */
  async #overview(): Promise<KeptSupply> {
    const version = await readCatalogueVersion(this.#database);
    if (this.#kept === null || this.#kept.version !== version) {
      this.#kept = { version, brands: readSupplyBrands(this.#database), top: new Map() };
      this.#kept.brands.catch(() => {
        this.#kept = null;
      });
    }
    return this.#kept;
  }

  async #top(kept: KeptSupply, brand: string | null): Promise<SupplyDeviceRow[]> {
    const known = kept.top.get(brand) ?? this.#readTop(kept, brand);
    return this.#lastTop.get(brand) ?? known;
  }

  #readTop(kept: KeptSupply, brand: string | null): Promise<SupplyDeviceRow[]> {
    const reading = readTopDevices(this.#database, brand, topDevices);
    kept.top.set(brand, reading);
    reading.then(
      (rows) => this.#lastTop.set(brand, rows),
      () => kept.top.delete(brand),
    );
    return reading;
  }

  /** Reads what the home page shows before anybody asks; for the start. */
  async warm(): Promise<void> {
    await this.supply({});
  }

  /** Devices are listed when a brand, a device or words narrow them; else only the top ones. */
  async supply(query: SupplyQuery): Promise<SupplyReply> {
    const brand = query.brand ?? null;
    const slug = query.device ?? null;
    const search = (query.search ?? '').trim();
    const isNarrowed = brand !== null || slug !== null || search !== '';
    const found = search === '' ? null : await this.#search.printers(search, mostDevices);
    const filter = { brand, slug, ids: found?.map(({ id }) => id) ?? null, limit: mostDevices };
    const kept = await this.#overview();
    const brands = await kept.brands;
    if (brand !== null && brands.every((item) => item.slug !== brand)) notFound('no such brand');
    const [devices, top] = await Promise.all([
      isNarrowed ? readSupplyDevices(this.#database, filter) : [],
      this.#top(kept, brand),
    ]);
    const brandItem = brands.find((item) => item.slug === brand) ?? null;
    const device = slug === null ? null : (devices[0] ?? null);
    if (slug !== null && device === null) notFound('no such device');
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
