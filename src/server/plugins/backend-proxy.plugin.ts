import httpProxy from '@fastify/http-proxy';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refuseOtherOrigins } from './own-origin.ts';

interface BackendProxyOptions {
  /** Base of the back end; its calls stand below `/rest`. */
  readonly backendUrl: string;
  readonly publicUrl: string | null;
}

const timeoutMs = 30_000;
/** Calls, article pictures and stored files; everything else is a page or belongs to this build. */
const prefixes = ['/rest', '/pictures', '/storage'];

const plugin: FastifyPluginAsync<BackendProxyOptions> = async (app, { backendUrl, publicUrl }) => {
  const backend = new URL(backendUrl);
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      preHandler: async (request) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') refuseOtherOrigins(request, publicUrl);
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: backend.host,
          // Checked above against this shop's own address; the back end knows only its own.
          ...(headers['origin'] === undefined ? {} : { origin: backend.origin }),
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
      },
    });
  }
};

/** Hands every call to the merchant's own back end; cookies and answers pass through unchanged (docs/architecture.md). */
export const backendProxyPlugin = fastifyPlugin(plugin, { name: 'rest' });
