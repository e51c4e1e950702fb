import { secondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import { secondFactorSetupBrowserCatalog } from '#tests/paths/browser/second-factor-setup.catalog.ts';
import { secondFactorSetupBrowserHandlers } from '#tests/paths/browser/second-factor-setup.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('second-factor-setup-browser', {
  model: { machine: secondFactorSetupMachine, catalog: secondFactorSetupBrowserCatalog },
  handlers: secondFactorSetupBrowserHandlers,
  ...keptPaths('second-factor-setup-browser'),
});
