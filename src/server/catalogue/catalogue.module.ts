import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { CatalogueStore } from './catalogue-store.ts';

/** What is sold, as an index in memory; lists, searches and pages of articles are answered from it. */
export const catalogueModule = ({
  foundation: { database, log, clock },
}: {
  readonly foundation: Foundation;
}) => ({ service: new CatalogueStore(database, log, clock) }) satisfies Module;
