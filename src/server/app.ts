import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composeServices, registerRoutes } from './compose.ts';
import type { Foundation, Services } from './compose.ts';
import { createHandlers } from './endpoints.ts';
import type { Handlers } from './endpoints.ts';
import { HttpFailure } from './failures.ts';
import { answerFailure, failurePlugin } from './plugins/failure.plugin.ts';
import { headersPlugin } from './plugins/headers.plugin.ts';
import { jsonBodyPlugin } from './plugins/json-body.plugin.ts';
import { restPlugin } from './plugins/rest.plugin.ts';
import { sessionPlugin } from './plugins/session.plugin.ts';

const largestBodyBytes = 256 * 1024;
const longestParameter = 1024;
const requestTimeoutMs = 30_000;
const connectionTimeoutMs = 60_000;

export interface Shop {
  readonly app: FastifyInstance;
  readonly handlers: Handlers;
  readonly services: Services;
}

/** Builds the whole server on an open database; does not listen. */
export async function buildShop(foundation: Foundation): Promise<Shop> {
  const { environment, log } = foundation;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    bodyLimit: largestBodyBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    trustProxy: environment.trustedProxies === null ? false : [...environment.trustedProxies],
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      request.log.info({ err: error }, 'The address could not be read');
      void answerFailure(request as FastifyRequest, reply as unknown as FastifyReply, 400);
    },
  });
  app.decorate('errorPage', null);
  const services = composeServices(foundation);
  const handlers = createHandlers(services);
  registerRoutes(handlers);

  await app.register(headersPlugin, { environment });
  await app.register(failurePlugin);
  await app.register(jsonBodyPlugin);
  await app.register(sessionPlugin, { foundation });
  await app.register(restPlugin, { handlers });
  app.setNotFoundHandler(() => {
    throw new HttpFailure(404, 'no such address');
  });
  return { app, handlers, services };
}
