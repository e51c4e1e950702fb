import { Printer } from '#contract/printer.ts';
import type { printerEndpoints } from '#contract/printer.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { CatalogueStore, CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { tileJson } from '#server/catalogue/tile-cache.ts';
import type { Audience } from '#server/catalogue/tile.ts';
import { CheckedReply } from '#server/calls/checked-reply.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { isNotFound, notFound } from '#server/calls/failures.ts';
import type { DeviceWithArticles } from './device.ts';
import { knownDevice } from './known-device.ts';

type PrinterReply = ReplyOf<typeof printerEndpoints.supplies>;

/** Ink and toner of one printer; the most popular ones where a catalogue knows more of them. */
const mostSupplies = 100;

export interface PrinterService {
  /**
   * A printer with what fits it, kept with the version of the catalogue.
   *
   * @param brandSlug the printer must be of it; null for any brand
   * @returns null when there is none
   */
  readonly device: (
    view: CatalogueView,
    slug: string,
    brandSlug: string | null,
  ) => Promise<DeviceWithArticles | null>;
  /**
   * What gives a printer colour, the most popular first.
   *
   * @param brandSlug the printer must be of it; null for any brand
   * @throws HttpFailure 404 when there is no such printer
   */
  readonly supplies: (
    slug: string,
    brandSlug: string | null,
    audience: Audience,
  ) => Promise<CheckedReply<PrinterReply>>;
  /** The same of several printers as JSON, without those that the catalogue does not know. */
  readonly fitting: (slugs: readonly string[], audience: Audience) => Promise<readonly string[]>;
}

export interface PrinterNeeds {
  readonly foundation: Foundation;
  readonly catalogue: CatalogueStore;
}

/** Printers and a printer's own page (S2.7-06, S2.7-07). */
export function createPrinterService({
  foundation: { database },
  catalogue: store,
}: PrinterNeeds): PrinterService {
  const deviceOf: PrinterService['device'] = (view, slug, brandSlug) =>
    knownDevice(database, view, slug, brandSlug);

  const supplies: PrinterService['supplies'] = async (slug, brandSlug, audience) => {
    const { prepared, fresh } = await store.consistently(async (view) => {
      const device = await deviceOf(view, slug, brandSlug);
      if (device === null) notFound('no such printer');
      const { index } = view;
      const { rank } = index.sorted('relevance', 'asc', audience.mode);
      const stockIds = Array.from(device.colourIds)
        .filter((id) => index.rowOf(id) !== -1)
        .toSorted((left, right) => rank[index.rowOf(left)]! - rank[index.rowOf(right)]!)
        .slice(0, mostSupplies);
      return { stockIds, device, tiles: await store.tiles.read(stockIds, audience) };
    });
    const { stockIds, device, tiles } = prepared;
    const highYield = new Set(device.highYieldIds);
    const fitting = stockIds
      .flatMap((id) => tiles.get(id) ?? [])
      .map((tile) => {
        const json = tileJson(tile, fresh.stockOf(tile.id), audience.isBackendUser ? tile.score : null);
        return `${json.slice(0, -1)},"isHighYield":${highYield.has(tile.id)}}`;
      });
    const printer = JSON.stringify(Printer.parse({ ...device, name: device.fullName }));
    return new CheckedReply(`{"printer":${printer},"supplies":[${fitting.join(',')}]}`);
  };

  return {
    device: deviceOf,
    supplies,

    async fitting(slugs, audience) {
      const known = await Promise.all(
        slugs.map((slug) =>
          supplies(slug, null, audience).catch((error: unknown) => {
            if (isNotFound(error)) return null;
            throw error;
          }),
        ),
      );
      return known.flatMap((reply) => reply?.json ?? []);
    },
  };
}
