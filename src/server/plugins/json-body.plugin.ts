import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpFailure } from '#server/calls/failures.ts';
import { readJson } from '#server/http/read-json.ts';

const acceptedType = /^application\/json(; ?charset=utf-8)?$/i;

const plugin: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const type = request.headers['content-type'];
    const isEmpty =
      request.headers['content-length'] === '0' || request.headers['content-length'] === undefined;
    if (
      type === undefined
        ? !isEmpty || request.headers['transfer-encoding'] !== undefined
        : !(request.routeOptions.config.bodyType ?? acceptedType).test(type)
    ) {
      throw new HttpFailure(415, 'only application/json is accepted');
    }
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(String(body)));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
};

/**
 * The only body the shop's own pages send is JSON, named exactly so (case R16 and Fastify's advisories on content types); a route that other
 * programs call names what it reads.
 */
export const jsonBodyPlugin = fastifyPlugin(plugin, { name: 'json-body' });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route reads instead of JSON, as the header of its type names it. */
    readonly bodyType?: RegExp;
  }
}
