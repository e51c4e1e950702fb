import { listingEndpoints } from '#contract/listing.ts';
import { printerEndpoints, type PrinterSupply } from '#contract/printer.ts';
import type { BrandData } from '#ui/sections/list/listing-data.ts';
import type { PrinterData } from '#ui/screens/printer/printer-data.ts';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { shownArticle } from '../shown-articles.ts';
import { listRequestOf } from './list-request.ts';
import { listOf } from './listing.loader.ts';

/** What pages show of what gives a printer colour. */
export const shownSupply = (supply: PrinterSupply): ShownSupply => ({
  ...shownArticle(supply),
  isHighYield: supply.isHighYield,
});

/** A printer: what gives it colour, and the list of what else fits. */
export async function loadPrinter(loading: PageLoaderArguments): Promise<PrinterData> {
  const { brand, device = '' } = loading.params;
  const [{ list }, { printer, supplies }] = await Promise.all([
    listOf(loading),
    loadOrNotFound(loading, printerEndpoints.supplies, {
      query: { device, ...(brand === undefined ? {} : { brand }) },
    }),
  ]);
  // Filters are of the list; what bears no eco label is left out above it as well (docs/decisions/0150).
  const { isBGS: isPart } = listRequestOf(loading.request.url).query;
  const shown = supplies.map(shownSupply);
  return {
    printer,
    supplies: isPart ? shown.filter(({ umweltfreundlichesMerkmal: label }) => label !== null) : shown,
    isPart,
    list,
  };
}

/** A maker: its articles, and its printers above them. */
export async function loadBrand(loading: PageLoaderArguments): Promise<BrandData> {
  const { brand = '' } = loading.params;
  const [{ list }, supply] = await Promise.all([
    listOf(loading),
    loadOrNotFound(loading, listingEndpoints.supply, { query: { brand } }),
  ]);
  return { list, supply };
}
