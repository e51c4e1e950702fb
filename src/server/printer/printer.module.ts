import type { Module } from '#server/calls/module.ts';
import { registerPrinterRoutes } from './printer.routes.ts';
import { createPrinterService } from './printer.service.ts';
import type { PrinterNeeds } from './printer.service.ts';

/** Printers and what fits them. */
export const printerModule = (needs: PrinterNeeds) =>
  ({ service: createPrinterService(needs), routes: registerPrinterRoutes }) satisfies Module<unknown, never>;
