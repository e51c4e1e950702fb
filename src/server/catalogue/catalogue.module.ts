import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { startPolling } from '#server/runtime/polling.ts';
import { CatalogueCopy } from './catalogue-copy.ts';
import { CatalogueStore } from './catalogue-store.ts';

const copyingPauseMs = 30_000;

/** What is sold, as an index in memory; lists, searches and pages of articles are answered from it. */
export function catalogueModule({
  foundation: { database, log, clock, environment },
}: {
  readonly foundation: Foundation;
}) {
  const copy = new CatalogueCopy({ database, log, folder: environment.dataDirectory });
  const service = new CatalogueStore(database, log, clock, copy);
  return {
    service,
    startWork: () => [
      startPolling({
        pauseMs: copyingPauseMs,
        work: () => service.copyIfDue(),
        onFailure: (error) => log.warn({ err: error }, 'The catalogue could not be copied'),
      }),
    ],
  } satisfies Module;
}
