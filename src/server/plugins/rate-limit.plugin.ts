import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { addressGroupOf } from '#server/http/address-group.ts';
import { createRefusalPace } from '#server/admission/refusal-pace.ts';
import { createRequestBudget } from '#server/admission/request-budget.ts';
import type { RequestBudget } from '#server/admission/request-budget.ts';
import type { Environment } from '#server/runtime/environment.ts';
import { TurnedAway } from '#server/calls/failures.ts';

interface RateLimitPluginOptions {
  readonly environment: Environment;
}

/** Each 16 KiB of a body cost as much as a plain call, since they are read and parsed before anything refuses them. */
const bodyPartBytes = 16 * 1024;
/** Each 32 KiB that a call of ordering answers cost as much as a plain call: only then is it known how large a basket was. */
const answerPartBytes = 32 * 1024;
/** What the longest body that is read costs; one whose length is not told counts as that. */
const longestBodyCost = 16;

const tooMuch = {
  session: new TurnedAway(429, 'too many requests of one session'),
  address: new TurnedAway(429, 'too many requests of one address'),
  files: new TurnedAway(429, 'too many files for one address'),
} as const;
const gone = new TurnedAway(503, 'nobody waits for the answer any more');

function costOf({ headers, routeOptions }: FastifyRequest): number {
  const weight = routeOptions.config?.weight ?? 1;
  if (headers['transfer-encoding'] !== undefined) return weight + longestBodyCost;
  // A longer one is told but never read: it must not use up a budget that others share.
  const parts = Math.floor(Number(headers['content-length'] ?? 0) / bodyPartBytes);
  return weight + Math.min(parts, longestBodyCost);
}

/** Colleagues behind one address have a budget each; a made-up cookie buys none, since only issued ones count. */
const visitorOf = ({ identity, addressGroup }: FastifyRequest): string =>
  identity === null ? `address ${addressGroup}` : `session ${identity.id}`;

const plugin: FastifyPluginAsync<RateLimitPluginOptions> = async (app, { environment }) => {
  const { limits } = environment;
  const sessions = createRequestBudget(limits.perSessionPerMinute);
  const addresses = createRequestBudget(limits.perAddressPerMinute);
  const orders = createRequestBudget(limits.perAddressPerMinute);
  const files = createRequestBudget(limits.filesPerAddressPerMinute);

  app.decorateRequest('addressGroup', '');
  app.decorate('spendBudget', (request: FastifyRequest, reply: FastifyReply): TurnedAway | null => {
    // Whose connection was reset has no address any more, and no answer will reach it.
    if (request.raw.socket.remoteAddress === undefined) return gone;
    const nowMs = performance.now();
    const address = addressGroupOf(request.ip);
    request.addressGroup = address;
    const refuse = (reason: TurnedAway, budget: RequestBudget, name: string): TurnedAway => {
      reply.header('retry-after', String(budget.secondsLeft(name, nowMs)));
      return reason;
    };
    const { isFile = false, isOrdering = false } = request.routeOptions.config ?? {};
    if (isFile) return files.spend(address, 1, nowMs) ? null : refuse(tooMuch.files, files, address);
    const cost = costOf(request);
    const visitor = visitorOf(request);
    const mayVisitor = sessions.spend(visitor, cost, nowMs);
    if (!mayVisitor) return refuse(tooMuch.session, sessions, visitor);
    // Counted last: what one visitor was refused takes nothing from the colleagues. Ordering has a budget of its own, so
    // that a colleague who looks at too many pages keeps nobody at the same address from ordering.
    const shared = isOrdering ? orders : addresses;
    return shared.spend(address, cost, nowMs) ? null : refuse(tooMuch.address, shared, address);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    const parts = typeof payload === 'string' ? Math.floor(payload.length / answerPartBytes) : 0;
    if (parts > 0 && request.routeOptions.config?.isOrdering === true) {
      const nowMs = performance.now();
      sessions.spend(visitorOf(request), parts, nowMs);
      orders.spend(request.addressGroup, parts, nowMs);
    }
    done(null, payload);
  });
  const paceOf = createRefusalPace();
  app.decorate('inPace', (request: FastifyRequest, refuse: () => void) => {
    const waitMs = paceOf(request.addressGroup, performance.now());
    if (waitMs === 0) refuse();
    else setTimeout(refuse, waitMs).unref();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = app.spendBudget(request, reply);
    if (refusal === null) done();
    else app.inPace(request, () => done(refusal));
  });
};

/**
 * Bounds what one visitor and one address may ask a minute (case R66), before anything else is done for a request; the
 * address comes from a proxy only if it is trusted. Files have a budget of their own.
 */
export const rateLimitPlugin = fastifyPlugin(plugin, {
  name: 'rate-limit',
  dependencies: ['identity'],
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes a request from its visitor's budget; gives the refusal when that is used up, and says on the answer when to come again. */
    spendBudget: (request: FastifyRequest, reply: FastifyReply) => TurnedAway | null;
    /** Refuses at once, or later when an address is refused too often a second. */
    inPace: (request: FastifyRequest, refuse: () => void) => void;
  }
  interface FastifyRequest {
    /** What counts as the request's address for limits: IPv4, or the /64 network of IPv6. */
    addressGroup: string;
  }
  interface FastifyContextConfig {
    /** A file that any visitor needs many of: it has a budget of its own. */
    isFile?: boolean;
  }
}
