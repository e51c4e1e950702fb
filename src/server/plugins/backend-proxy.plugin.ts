import httpProxy from '@fastify/http-proxy';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface BackendProxyOptions {
  /** Base of the back end; its calls stand below `/rest`. */
  readonly backendUrl: string;
}

const timeoutMs = 30_000;

const plugin: FastifyPluginAsync<BackendProxyOptions> = async (app, { backendUrl }) => {
  await app.register(httpProxy, {
    upstream: backendUrl,
    prefix: '/rest',
    rewritePrefix: '/rest',
    proxyPayloads: true,
    undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: new URL(backendUrl).host,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
    },
  });
};

/** Hands every call to the merchant's own back end; cookies and answers pass through unchanged (architecture 1). */
export const backendProxyPlugin = fastifyPlugin(plugin, { name: 'rest' });
