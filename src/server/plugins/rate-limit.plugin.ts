import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Environment } from '#server/environment.ts';
import { HttpFailure } from '#server/failures.ts';
import { sessionCookieName } from '#server/session-cookie.ts';
import type { SessionKeys } from '#server/session-cookie.ts';

interface RateLimitPluginOptions {
  readonly environment: Environment;
  readonly keys: SessionKeys | null;
}

const mostTrackedVisitors = 20_000;

const plugin: FastifyPluginAsync<RateLimitPluginOptions> = async (app, { environment, keys }) => {
  const { perSessionPerMinute, perAddressPerMinute } = environment.limits;
  const errorResponseBuilder = () => new HttpFailure(429, 'too many requests');
  const hidden = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

  await app.register(rateLimit, { global: false, cache: mostTrackedVisitors });
  const shared = {
    timeWindow: 60_000,
    errorResponseBuilder,
    addHeaders: { ...hidden, 'retry-after': true },
    addHeadersOnExceeding: hidden,
  };
  const limitAddress = app.rateLimit({ ...shared, max: perAddressPerMinute, keyGenerator: ({ ip }) => ip });
  // Colleagues behind one address have a budget each; a made-up cookie buys none, since only issued ones count.
  const sessionOf = (request: FastifyRequest): string => {
    const identity = keys?.read(request.cookies[sessionCookieName]) ?? null;
    return identity === null ? `address ${request.ip}` : `session ${identity.id}`;
  };
  const limitSession = app.rateLimit({ ...shared, max: perSessionPerMinute, keyGenerator: sessionOf });

  app.addHook('onRequest', async function limit(request, reply) {
    if (request.url.startsWith('/assets/')) return;
    await limitAddress.call(this, request, reply);
    await limitSession.call(this, request, reply);
  });
};

/** Bounds what one visitor and one address may ask (case R66); the address comes from a proxy only if it is trusted. */
export const rateLimitPlugin = fastifyPlugin(plugin, { name: 'rate-limit' });
