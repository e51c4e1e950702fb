import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Environment } from '#server/runtime/environment.ts';

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

/**
 * A page whose address holds what opens something tells nobody that address, not even this shop; nor does the sign-in that leads back
 * to it.
 */
const holdsSecret =
  /(?:[?&]|%(?:3F|26))(?:wayIn|orderKey|noticeKey)(?:=|%3D)|^\/(?:my\/email\/confirm|password\/reset|register\/(?:confirm|invitation)|external-catalog\/(?:oci|cxml|start))\//i;

const plugin: FastifyPluginAsync<HeadersPluginOptions> = async (app, { environment }) => {
  const isSecure = environment.publicUrl?.startsWith('https:') ?? false;
  const analytics = environment.analyticsUrl === null ? [] : [new URL(environment.analyticsUrl).origin];

  const policyBeforeForms =
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action";
  const connect = ["'self'", ...analytics].join(' ');
  const rest = [
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "media-src 'self'",
    "require-trusted-types-for 'script'",
    // The one policy of a page, made by its starter.
    'trusted-types shop-assets',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

  app.decorateRequest('cspNonce', '');
  app.decorate(
    'writeSecurityHeaders',
    (request: FastifyRequest, reply: FastifyReply, formAction = "'self'") => {
      request.cspNonce = randomBytes(16).toString('base64');
      const nonce = `'nonce-${request.cspNonce}'`;
      reply.headers({
        'content-security-policy': `${policyBeforeForms} ${formAction}; script-src 'self' ${nonce}; style-src 'self' ${nonce}; ${rest}`,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': permissions,
        'referrer-policy': holdsSecret.test(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-request-id': request.id,
      });
      if (isSecure) reply.header('strict-transport-security', `max-age=${hstsSeconds}; includeSubDomains`);
    },
  );
  app.addHook('onRequest', async (request, reply) => app.writeSecurityHeaders(request, reply));
};

/** Security headers of every answer (case R61). */
export const headersPlugin = fastifyPlugin(plugin, { name: 'headers' });

declare module 'fastify' {
  interface FastifyInstance {
    /** @param formAction where a form of the document may be sent; the shop itself without it */
    writeSecurityHeaders: (request: FastifyRequest, reply: FastifyReply, formAction?: string) => void;
  }
  interface FastifyRequest {
    /** Nonce of this answer's scripts and styles. */
    cspNonce: string;
  }
}
