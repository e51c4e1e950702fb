import { secondFactorCatalog } from '#machines/second-factor/second-factor.catalog.ts';
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { secondFactorBrowserHandlers } from '#tests/paths/browser/second-factor.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('second-factor-browser', {
  model: { machine: secondFactorMachine, catalog: secondFactorCatalog },
  handlers: secondFactorBrowserHandlers,
  ...keptPaths('second-factor-browser'),
});
