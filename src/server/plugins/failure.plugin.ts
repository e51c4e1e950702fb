import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isDatabaseAway } from '#server/database/pool.ts';
import type { FailureStatus } from '#server/failures.ts';
import { withoutPersonalData } from '#server/log.ts';
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

/** Below these nobody expects a page: scripts, styles and pictures that are gone must not be answered with HTML (R84). */
const withoutPages = /^\/(?:rest|assets|pictures|storage)(?:[/?]|$)/;

/** Whether a page may be the answer below an address. */
export function maySeePage(address: string): boolean {
  const path = address.split('?')[0] ?? '';
  try {
    // Routes match decoded addresses, so the decision must, too.
    return !withoutPages.test(decodeURIComponent(path));
  } catch {
    return !withoutPages.test(path);
  }
}

/** Renders an error page for a status; given by the page renderer. */
export type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: FailureStatus,
) => Promise<unknown>;

/** The generic answer of a failure: the page renderer's error page, or JSON for calls. */
export async function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: FailureStatus,
): Promise<unknown> {
  reply.code(status).header('cache-control', 'no-store');
  if (status === 503 || status === 429) reply.header('retry-after', '5');
  const { errorPage } = request.server;
  if (errorPage !== null && maySeePage(request.url)) {
    try {
      return await errorPage(request, reply, status);
    } catch (error) {
      request.log.error({ err: error }, 'The error page itself failed');
    }
  }
  const texts = serverTexts('de');
  const { mostItems } = request.routeOptions.config;
  const message =
    status === 413 && mostItems !== undefined
      ? texts.tooManyItems({ maximum: mostItems })
      : texts.failures[status];
  reply.type('application/json; charset=utf-8');
  return reply.send(JSON.stringify({ success: false, status, message, requestId: request.id }));
}

const plugin: FastifyPluginAsync = async (app) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = statusOf(error);
    const details = {
      err: error,
      status,
      method: request.method,
      path: withoutPersonalData(request.url.split('?')[0] ?? ''),
    };
    if (status >= 500) request.log.error(details, 'The request failed');
    else if (request.routeOptions.config.isUnlogged !== true)
      request.log.info(details, 'The request was refused');
    return answerFailure(request, reply, status);
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
