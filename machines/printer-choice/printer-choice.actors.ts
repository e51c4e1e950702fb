import { fromPromise } from 'xstate';
import type { ChoosablePrinter } from './printer-choice.types.ts';

/**
 * Ports of the printer finder's lists: GET /shop/supply brings the printers of a brand; the signal ends it when another brand is
 * chosen; rejects with a call failure.
 */
export const printerChoiceActors = {
  loadPrinters: fromPromise<readonly ChoosablePrinter[], { readonly brand: string }>(() =>
    Promise.reject(new Error('loadPrinters: not provided')),
  ),
};
