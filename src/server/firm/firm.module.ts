import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { createFirmService } from './firm.service.ts';

/** What firms let their people order, and who decides about the rest. */
export const firmModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({ service: createFirmService(foundation.database, foundation.clock) }) satisfies Module<unknown, never>;
