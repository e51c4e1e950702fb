import { drivePath } from '#paths/drive/driver.ts';
import { handlerDriver } from '#paths/drive/handlers.ts';
import { sessionBrowserHandlers } from '#tests/paths/browser/session.handlers.ts';
import { realModels } from '#tests/paths/real-paths.ts';
import { onBothServers } from './both-servers.ts';

const model = realModels['session-browser'];

onBothServers('session-browser', (script, { page, worker, shopFolder }) =>
  drivePath(model, script, handlerDriver(model, sessionBrowserHandlers, { page, worker, shopFolder })),
);
