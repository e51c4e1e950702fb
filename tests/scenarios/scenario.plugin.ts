import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import type { ShopExtension } from '#server/app.ts';
import { closeForOneRequest, closings } from './closed-shop.ts';
import { conditions, type Undo } from './conditions.ts';
import { brokenRuleHeader, documentName, scenarioFor, scenarioHeader } from './scenario-header.ts';

/** Answers that something before the shop gives, or the shop itself without asking its handlers. */
const statuses: Readonly<Record<string, number>> = {
  down: 503,
  'error-401': 401,
  'error-405': 405,
  'error-500': 500,
  'error-502': 502,
  'error-504': 504,
};

const endpointNames = new Map<string, string>(
  allEndpoints.map(({ method, path, name }) => [`${method} /rest${path}`, name] as const),
);

function scenarioOf(request: FastifyRequest): string | null {
  const route = `${request.method} ${request.routeOptions.url ?? ''}`;
  const name = route === pagesRoute ? documentName : endpointNames.get(route);
  return name === undefined ? null : scenarioFor(name, request.headers[scenarioHeader]);
}

/** Pages have no name in the contract. */
const pagesRoute = 'GET /*';

const delayOf = (scenario: string): number | null =>
  scenario.startsWith('delay-') ? Number(scenario.slice('delay-'.length)) : null;

/**
 * Lets a header decide what happens to one call, by really making it happen: the socket is destroyed before or after the
 * work, or the condition for a refusal is made in the database, so that the shop's own rule refuses.
 */
export const scenarios: ShopExtension = async (app, foundation, services) => {
  // A browser repeats by itself what found no answer on a connection that was used before; then nothing would have failed.
  app.server.maxRequestsPerSocket = 1;
  const undos = new WeakMap<FastifyRequest, Undo>();
  closeForOneRequest(app, services, scenarioOf);

  app.addHook('onRequest', async (request, reply) => {
    const scenario = scenarioOf(request);
    if (scenario === null) return;
    const delayMs = delayOf(scenario);
    if (delayMs !== null) await pause(delayMs);
    else if (scenario === 'no-answer') {
      reply.hijack();
      request.raw.socket.destroy();
    } else if (statuses[scenario] !== undefined)
      await reply.code(statuses[scenario]).type('application/json').send('{}');
    else if (![...Object.keys({ ...conditions, ...closings }), 'answer-cut'].includes(scenario))
      throw new Error(`There is no scenario '${scenario}'.`);
  });

  app.addHook('preHandler', async (request) => {
    const make = conditions[scenarioOf(request) ?? ''];
    // Who calls is asked once a request: asked too early, the shop overlooks what has changed since.
    if (request.headers[brokenRuleHeader] !== undefined) await request.invocation();
    const undo = await make?.({ request, foundation });
    if (undo !== undefined) undos.set(request, undo);
  });

  // The work is done and committed; only the answer is not on its way yet.
  app.addHook('onSend', async (request) => {
    await undos.get(request)?.();
    undos.delete(request);
    if (scenarioOf(request) === 'answer-cut') request.raw.socket.destroy();
  });
};
