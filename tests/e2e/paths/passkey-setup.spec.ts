import { passkeySetupMachine } from '#machines/passkey-setup/passkey-setup.machine.ts';
import { passkeySetupBrowserCatalog } from '#tests/paths/browser/passkey-setup.catalog.ts';
import { passkeySetupBrowserHandlers } from '#tests/paths/browser/passkey-setup.handlers.ts';
import { keptPaths, onLocalShop } from './both-servers.ts';

onLocalShop('passkey-setup-browser', {
  model: { machine: passkeySetupMachine, catalog: passkeySetupBrowserCatalog },
  handlers: passkeySetupBrowserHandlers,
  ...keptPaths('passkey-setup-browser'),
});
