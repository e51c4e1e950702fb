import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isDatabaseAway } from '#server/database/pool.ts';
import type { FailureStatus } from '#server/failures.ts';
import { serverTexts } from '#server/server-texts.ts';

const shownStatuses = new Set<number>([400, 403, 404, 413, 415, 419, 429, 500, 502, 503]);

/**
 * Status a failure is answered with. 401 and 405 never leave the shop, since they mean maintenance to every client
 * (decision 1); an unforeseen status becomes 400 or 500.
 */
export function statusOf(error: unknown): FailureStatus {
  if (isDatabaseAway(error)) return 503;
  const { statusCode } = error as { statusCode?: unknown };
  if (typeof statusCode !== 'number') return 500;
  if (shownStatuses.has(statusCode)) return statusCode as FailureStatus;
  return statusCode >= 400 && statusCode < 500 ? 400 : 500;
}

/** Renders an error page for a status; given by the page renderer. */
export type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: FailureStatus,
) => Promise<unknown>;

const plugin: FastifyPluginAsync = async (app) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = statusOf(error);
    const details = { err: error, status, method: request.method, path: request.url.split('?')[0] };
    if (status >= 500) request.log.error(details, 'The request failed');
    else request.log.info(details, 'The request was refused');
    reply.code(status).header('cache-control', 'no-store');
    if (status === 503 || status === 429) reply.header('retry-after', '5');
    if (!request.url.startsWith('/rest') && app.errorPage !== null)
      return app.errorPage(request, reply, status);
    const texts = serverTexts('de');
    reply.type('application/json; charset=utf-8');
    return reply.send(
      JSON.stringify({ success: false, status, message: texts.failures[status], requestId: request.id }),
    );
  });
};

/** Last-resort error handler: a generic sentence and the request's number outside, everything else in the log (R63). */
export const failurePlugin = fastifyPlugin(plugin, { name: 'failure' });

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the page renderer; null = failures of pages are answered as JSON. */
    errorPage: ErrorPage | null;
  }
}
