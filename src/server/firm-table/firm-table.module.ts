import type { Module } from '#server/calls/module.ts';
import { registerFirmTableRoutes } from './firm-table.routes.ts';
import { createFirmTables } from './firm-table.service.ts';
import type { FirmTableNeeds } from './firm-table.service.ts';

/** What the pages of a firm list, as files. */
export const firmTableModule = (needs: FirmTableNeeds) =>
  ({ service: createFirmTables(needs), routes: registerFirmTableRoutes }) satisfies Module<unknown, never>;
