import { fromPromise } from 'xstate';
import type { ChoosablePrinter } from './printer-choice.types.ts';

/** Loads the printers of a brand (`/shop/supply`); the signal ends it when another brand is chosen; rejects with a call failure. */
export const loadPrinters = fromPromise<readonly ChoosablePrinter[], { readonly brand: string }>(() =>
  Promise.reject(new Error('loadPrinters is not provided')),
);
