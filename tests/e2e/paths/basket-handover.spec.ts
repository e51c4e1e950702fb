import { basketHandoverCatalog } from '#machines/basket-handover/basket-handover.catalog.ts';
import { basketHandoverMachine } from '#machines/basket-handover/basket-handover.machine.ts';
import { basketHandoverBrowserHandlers } from '#tests/paths/browser/basket-handover.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('basket-handover-browser', {
  model: { machine: basketHandoverMachine, catalog: basketHandoverCatalog },
  handlers: basketHandoverBrowserHandlers,
  ...keptPaths('basket-handover-browser'),
});
