import { printerEndpoints } from '#contract/printer.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { PrinterService } from './printer.service.ts';

/** A printer's own page. */
export function registerPrinterRoutes(
  handle: Handle,
  { printers }: { readonly printers: PrinterService },
): void {
  handle(printerEndpoints.supplies, ({ visitor }, { query }) =>
    printers.supplies(query.device, query.brand ?? null, audienceOf(visitor)),
  );
}
