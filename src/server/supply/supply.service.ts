import type { SupplyReply } from '#contract/listing.ts';
import { initialsOf } from '#domain/initials.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { notFound } from '#server/calls/failures.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import {
  SupplyOverview,
  readSeries,
  readSupplyBrands,
  readSupplyDevices,
  readTopDevices,
} from './supply.repository.ts';
import type { SupplyBrandRow, SupplyDeviceRow } from './supply.repository.ts';
import { leadToAlike } from '#server/search/describe-understood.ts';
import type { SearchService } from '#server/search/search.service.ts';
import type { Language } from '#server/session/visitor.ts';

const mostDevices = 1_000;
const topDevices = 12;
const derivedName = 'supply';

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

export interface SupplyService {
  /** Devices are listed when a brand, a device or words narrow them; else only the top ones. */
  readonly supply: (query: SupplyQuery, language: Language) => Promise<SupplyReply>;
  /** Brands whose printers can be supplied, each with how many. */
  readonly brands: () => Promise<readonly SupplyBrandRow[]>;
  /** Names of the series that printers of some brands belong to. */
  readonly seriesOf: (brandSlugs: readonly string[]) => Promise<readonly string[]>;
  /** Reads what the home page shows before anybody asks; for the start. */
  readonly warm: () => Promise<void>;
}

export interface SupplyNeeds {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
  readonly search: SearchService;
}

/** The printer finder: brands, then the printers of one, found by words as well (S2.7-05, S2.7-06). */
export function createSupplyService({
  foundation: { database },
  catalogue,
  search,
}: SupplyNeeds): SupplyService {
  let kept: KeptSupply | null = null;
  /** The last known printers by brand: shown while those of a newer catalogue are read, which takes long in a large one. */
  const lastTop = new Map<string | null, SupplyDeviceRow[]>();

  /** Brands and most supplied printers change only with the catalogue, so they are kept by its version. */
  const overview = async (): Promise<KeptSupply> => {
    const version = await catalogue.version();
    if (kept === null || kept.version !== version) {
      kept = { version, brands: readSupplyBrands(database), top: new Map() };
      kept.brands.catch(() => {
        kept = null;
      });
    }
    return kept;
  };

  const readTop = (overviewed: KeptSupply, brand: string | null): Promise<SupplyDeviceRow[]> => {
    const reading = readTopDevices(database, brand, topDevices);
    overviewed.top.set(brand, reading);
    reading.then(
      (rows) => lastTop.set(brand, rows),
      () => overviewed.top.delete(brand),
    );
    if (brand === null) keepForNextStart(overviewed, reading);
    return reading;
  };

  const keepForNextStart = ({ version, brands }: KeptSupply, top: Promise<SupplyDeviceRow[]>): void => {
    Promise.all([brands, top]).then(
      ([ofAll, first]) =>
        catalogue.keepDerived(derivedName, { version, value: { brands: ofAll, top: first } }),
      () => undefined,
    );
  };

  /** What the process before knew; of an older catalogue it is shown while that of this one is read. */
  const recall = async (): Promise<void> => {
    const derived = await catalogue.derived(derivedName);
    const overviewed = SupplyOverview.safeParse(derived?.value);
    if (derived === null || !overviewed.success) return;
    const { brands, top } = overviewed.data;
    lastTop.set(null, top);
    kept = {
      version: derived.version,
      brands: Promise.resolve(brands),
      top: new Map([[null, Promise.resolve(top)]]),
    };
  };

  const topOf = async (overviewed: KeptSupply, brand: string | null): Promise<SupplyDeviceRow[]> => {
    const known = overviewed.top.get(brand) ?? readTop(overviewed, brand);
    return lastTop.get(brand) ?? known;
  };

  const supply = async (query: SupplyQuery, language: Language): Promise<SupplyReply> => {
    const brand = query.brand ?? null;
    const slug = query.device ?? null;
    const words = (query.search ?? '').trim();
    const found = words === '' ? null : await search.printers(words, mostDevices);
    const filter = { brand, slug, ids: found?.printers.map(({ id }) => id) ?? null, limit: mostDevices };
    const overviewed = await overview();
    const brands = await overviewed.brands;
    if (brand !== null && brands.every((item) => item.slug !== brand)) notFound('no such brand');
    const [devices, top] = await Promise.all([readSupplyDevices(database, filter), topOf(overviewed, brand)]);
    const brandItem = brands.find((item) => item.slug === brand) ?? null;
    const device = slug === null ? null : (devices[0] ?? null);
    if (slug !== null && device === null) notFound('no such device');
    const deviceItems = devices.map(toDevice);
    return {
      brandItems: brands,
      brandLabels: initialsOf(brands),
      deviceItems,
      deviceLabels: [...new Set(deviceItems.map((item) => item.series))],
      lead: leadToAlike(found?.missing ?? null, language),
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
      request: { brand, device: slug, search: words },
    };
  };

  return {
    supply,
    brands: async () => (await overview()).brands,
    seriesOf: (brandSlugs) => readSeries(database, brandSlugs),
    async warm() {
      await recall();
      await supply({}, 'de');
    },
  };
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
