import { sessionCatalog } from '#machines/session/session.catalog.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionBrowserHandlers } from '#tests/paths/browser/session.handlers.ts';
import { keptPaths, onBothServers } from './both-servers.ts';

onBothServers('session-browser', {
  model: { machine: sessionMachine, catalog: sessionCatalog },
  handlers: sessionBrowserHandlers,
  ...keptPaths('session-browser'),
});
