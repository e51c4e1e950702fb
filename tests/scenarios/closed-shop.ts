import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/compose.ts';

type Settings = Parameters<Services['settings']['change']>[0];

/** What an operator sets to close the shop, by the name of the scenario. */
export const closings: Readonly<Record<string, Settings>> = {
  maintenance: { isDownForMaintenance: true },
  'not-approved': { isAppApproved: false },
};

/**
 * Closes the shop for one request and everything that is asked on its behalf: the settings are read as if the operator
 * had changed them, and other visitors of the same server notice nothing.
 */
export function closeForOneRequest(
  app: FastifyInstance,
  { settings }: Services,
  scenarioOf: (request: FastifyRequest) => string | null,
): void {
  const during = new AsyncLocalStorage<Settings>();
  const { read } = settings;
  Object.assign(settings, { read: async () => ({ ...(await read()), ...during.getStore() }) });
  app.addHook('onRequest', (request, _reply, done) => {
    const closing = closings[scenarioOf(request) ?? ''];
    if (closing === undefined) done();
    else during.run(closing, done);
  });
}
