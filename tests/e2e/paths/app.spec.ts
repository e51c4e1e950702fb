import { appMachine } from '#machines/app/app.machine.ts';
import { appBrowserCatalog } from '#tests/paths/browser/app.catalog.ts';
import { appBrowserHandlers } from '#tests/paths/browser/app.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('app-browser', {
  model: { machine: appMachine, catalog: appBrowserCatalog },
  handlers: appBrowserHandlers,
  ...keptPaths('app-browser'),
});
