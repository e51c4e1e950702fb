import { passkeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { passkeySignInBrowserCatalog } from '#tests/paths/browser/passkey-sign-in.catalog.ts';
import { passkeySignInBrowserHandlers } from '#tests/paths/browser/passkey-sign-in.handlers.ts';
import { keptPaths, onLocalShop } from './both-servers.ts';

onLocalShop('passkey-sign-in-browser', {
  model: { machine: passkeySignInMachine, catalog: passkeySignInBrowserCatalog },
  handlers: passkeySignInBrowserHandlers,
  ...keptPaths('passkey-sign-in-browser'),
});
