import { registrationCatalog } from '#machines/registration/registration.catalog.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { registrationBrowserHandlers } from '#tests/paths/browser/registration.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('registration-browser', {
  model: { machine: registrationMachine, catalog: registrationCatalog },
  handlers: registrationBrowserHandlers,
  ...keptPaths('registration-browser'),
});
