import { externalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import { externalCatalogBrowserCatalog } from '#tests/paths/browser/external-catalog.catalog.ts';
import { externalCatalogBrowserHandlers } from '#tests/paths/browser/external-catalog.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('external-catalog-browser', {
  model: { machine: externalCatalogMachine, catalog: externalCatalogBrowserCatalog },
  handlers: externalCatalogBrowserHandlers,
  ...keptPaths('external-catalog-browser'),
});
