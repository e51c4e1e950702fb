import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sessionCookieName } from '#server/session/session-cookie.ts';
import type { SessionIdentity, SessionKeys } from '#server/session/session-cookie.ts';

interface IdentityPluginOptions {
  /** Null in a front end that issues no sessions of its own. */
  readonly keys: SessionKeys | null;
}

const plugin: FastifyPluginAsync<IdentityPluginOptions> = async (app, { keys }) => {
  app.decorateRequest('identity', null);
  app.addHook('onRequest', async (request) => {
    request.identity = keys?.read(request.cookies[sessionCookieName]) ?? null;
  });
};

/** Reads the session's cookie once a request, for limits, token and visitor. */
export const identityPlugin = fastifyPlugin(plugin, { name: 'identity', dependencies: ['@fastify/cookie'] });

declare module 'fastify' {
  interface FastifyRequest {
    /** What the cookie says, if this shop has issued it. */
    identity: SessionIdentity | null;
  }
}
