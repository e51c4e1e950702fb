import { tableImportMachine } from '#machines/table-import/table-import.machine.ts';
import { tableImportBrowserCatalog } from '#tests/paths/browser/table-import.catalog.ts';
import { tableImportBrowserHandlers } from '#tests/paths/browser/table-import.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('table-import-browser', {
  model: { machine: tableImportMachine, catalog: tableImportBrowserCatalog },
  handlers: tableImportBrowserHandlers,
  ...keptPaths('table-import-browser'),
});
