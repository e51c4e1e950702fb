import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpFailure } from '#server/calls/failures.ts';
import { readTarget } from '#server/http/request-target.ts';

const plugin: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', async ({ originalUrl }) => {
    const { fault } = readTarget(originalUrl);
    if (fault === 'noAddress') throw new HttpFailure(400, 'the target of the request is no address');
    if (fault === 'nowhere') throw new HttpFailure(404, 'no address of this shop');
  });
};

/**
 * Refuses requests for what cannot be an address of this shop. They run through routes and hooks like all others, under
 * the address `readTarget` gives them, so limits count them and the answer has all headers.
 */
export const addressPlugin = fastifyPlugin(plugin, { name: 'address' });
