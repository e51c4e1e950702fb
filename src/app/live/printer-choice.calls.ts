import type { Call } from '#client/call.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { ChoosablePrinter } from '#machines/printer-choice/printer-choice.types.ts';
import { ask, type Asked } from './ask.ts';

/** Printers of a brand, for the finder's lists; those say themselves when they cannot be had. */
export const printerChoiceCalls = (call: Call) => ({
  loadPrinters: async ({
    input: { brand },
    signal,
  }: Asked<{ readonly brand: string }>): Promise<readonly ChoosablePrinter[]> => {
    const request = { query: { brand } };
    const { deviceItems } = await ask(call, listingEndpoints.supply, request, {
      signal,
      suppressErrors: true,
    });
    return deviceItems;
  },
});
