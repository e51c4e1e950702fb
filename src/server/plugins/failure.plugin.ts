import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isDatabaseAway, isDatabaseBusy } from '#server/database/pool.ts';
import { createFailureLog } from '#server/log/failure-log.ts';
import type { FailedRequest } from '#server/log/failure-log.ts';
import { HttpFailure, TurnedAway } from '#server/calls/failures.ts';
import type { FailureStatus } from '#server/calls/failures.ts';
import type { Log } from '#server/log/log.ts';
import { serverTexts } from '#server/calls/server-texts.ts';

const shownStatuses = new Set<number>([400, 403, 404, 413, 415, 419, 429, 500, 502, 503]);

/**
 * Status a failure is answered with. 401 and 405 never leave the shop, since they mean maintenance to every client
 * (docs/decisions/0001); an unforeseen status becomes 400 or 500.
 */
export function statusOf(error: unknown): FailureStatus {
  if (isDatabaseAway(error) || isDatabaseBusy(error)) return 503;
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

/** Shows the page of a status; needs neither database nor session. Given by the page renderer. */
export type ErrorPage = (request: FastifyRequest, reply: FastifyReply, status: FailureStatus) => unknown;

const secondsToWait = '5';

/** The generic answer of a failure: the page renderer's error page, or JSON for calls. */
export function answerFailure(request: FastifyRequest, reply: FastifyReply, status: FailureStatus): unknown {
  reply.code(status).header('cache-control', 'no-store');
  if ((status === 503 || status === 429) && !reply.hasHeader('retry-after'))
    reply.header('retry-after', secondsToWait);
  const { errorPage } = request.server;
  if (errorPage !== null && maySeePage(request.url)) return errorPage(request, reply, status);
  const texts = serverTexts('de');
  const { mostItems } = request.routeOptions.config;
  const message =
    status === 413 && mostItems !== undefined
      ? texts.tooManyItems({ maximum: mostItems })
      : texts.failures[status];
  reply.type('application/json; charset=utf-8');
  return reply.send(JSON.stringify({ success: false, status, message, requestId: request.id }));
}

/** What refusals have in common, so that they are counted together. */
function kindOf(error: unknown): string {
  if (error instanceof HttpFailure) return error.message;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
}

const plugin: FastifyPluginAsync = async (app) => {
  const failureLog = createFailureLog(app.log as Log);
  app.addHook('onClose', async () => failureLog.stop());

  app.decorate('tellFailure', (error: unknown, request: FastifyRequest, status: FailureStatus) => {
    const told: FailedRequest = {
      status,
      method: request.method,
      route: request.routeOptions.url ?? '',
      path: request.url.split('?')[0] ?? '',
      requestId: request.id,
    };
    if (status >= 500 && !(error instanceof TurnedAway)) failureLog.failed(error, told);
    else if (request.routeOptions.config?.isUnlogged !== true) failureLog.refused(kindOf(error), told);
  });

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = statusOf(error);
    app.tellFailure(error, request, status);
    return answerFailure(request, reply, status);
  });
};

/** Last-resort error handler: a generic sentence and the request's number outside, everything else in the log (R63). */
export const failurePlugin = fastifyPlugin(plugin, { name: 'failure' });

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the page renderer; null = failures of pages are answered as JSON. */
    errorPage: ErrorPage | null;
    /** Tells the log what a request ended with: counted when it was refused, with stack when something broke. */
    tellFailure: (error: unknown, request: FastifyRequest, status: FailureStatus) => void;
  }
}
