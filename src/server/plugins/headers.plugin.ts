import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Environment } from '#server/environment.ts';

interface HeadersPluginOptions {
  readonly environment: Environment;
}

const hstsSeconds = 31_536_000;
const unusedFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

const plugin: FastifyPluginAsync<HeadersPluginOptions> = async (app, { environment }) => {
  const isSecure = environment.publicUrl?.startsWith('https:') ?? false;
  const analytics = environment.analyticsUrl === null ? [] : [new URL(environment.analyticsUrl).origin];

  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: hstsSeconds, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });

  const policyBeforeNonce =
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'";
  const connect = ["'self'", ...analytics].join(' ');
  const rest = [
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "media-src 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64');
    const nonce = `'nonce-${request.cspNonce}'`;
    reply.header(
      'content-security-policy',
      `${policyBeforeNonce}; script-src 'self' ${nonce}; style-src 'self' ${nonce}; ${rest}`,
    );
    reply.header('permissions-policy', permissions);
    reply.header('x-request-id', request.id);
  });
};

/** Security headers of every answer (case R61). */
export const headersPlugin = fastifyPlugin(plugin, { name: 'headers' });

declare module 'fastify' {
  interface FastifyRequest {
    /** Nonce of this answer's scripts and styles. */
    cspNonce: string;
  }
}
