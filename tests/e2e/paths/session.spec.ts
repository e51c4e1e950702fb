import { sessionCatalog } from '#machines/session/session.catalog.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { sessionBrowserHandlers } from '#tests/paths/browser/session.handlers.ts';
import { onBothServers } from './both-servers.ts';

const model = { machine: sessionMachine, catalog: sessionCatalog };

onBothServers('session-browser', (script, { page, worker, shopFolder }) =>
  drivePath(model, script, handlerDriver(model, sessionBrowserHandlers, { page, worker, shopFolder })),
);
