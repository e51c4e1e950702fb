import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { composeShop } from './compose.ts';
import type { Services, ShopModules } from './compose.ts';
import { createHandlers } from './calls/endpoints.ts';
import type { Handlers } from './calls/endpoints.ts';
import type { Environment } from './runtime/environment.ts';
import { HttpFailure } from './calls/failures.ts';
import type { Foundation } from './runtime/foundation.ts';
import type { Log } from './log/log.ts';
import { admissionPlugin } from './plugins/admission.plugin.ts';
import { assetsPlugin } from './plugins/assets.plugin.ts';
import { answerFailure, failurePlugin } from './plugins/failure.plugin.ts';
import { headersPlugin } from './plugins/headers.plugin.ts';
import { identityPlugin } from './plugins/identity.plugin.ts';
import { jsonBodyPlugin } from './plugins/json-body.plugin.ts';
import { addressPlugin } from './plugins/address.plugin.ts';
import { rateLimitPlugin } from './plugins/rate-limit.plugin.ts';
import { siteFilesPlugin } from './plugins/site-files.plugin.ts';
import { restPlugin } from './plugins/rest.plugin.ts';
import { punchOutPlugin } from './external-catalog/punch-out.plugin.ts';
import { publicUrlOf } from './runtime/public-url.ts';
import { pictureRoutes } from './picture/picture.routes.ts';
import { offeredMode } from './mode/mode.service.ts';
import { sessionPlugin } from './plugins/session.plugin.ts';
import { longestSegment, readTarget } from './http/request-target.ts';
import { rootFolder } from './runtime/root-folder.ts';
import type { SessionKeys } from './session/session-cookie.ts';

const largestBodyBytes = 256 * 1024;
const requestTimeoutMs = 30_000;
const connectionTimeoutMs = 60_000;
const smallestCompressedBytes = 1024;
const brotliQuality = 4;
const idleCloseMs = 50;
/** What has reached the machine but not yet the process looks idle; it is read within this time. */
const drainMs = 250;
/** Time for what is under way when the process is told to stop. */
const gracefulStopMs = 9000;

export interface Shop {
  readonly app: FastifyInstance;
  readonly handlers: Handlers;
  readonly services: Services;
  readonly modules: ShopModules['modules'];
}

/** Adds to the server of a shop before its calls are registered. */
export type ShopExtension = (
  app: FastifyInstance,
  foundation: Foundation,
  services: Services,
) => Promise<void>;

interface ServerOptions {
  readonly environment: Environment;
  readonly log: Log;
  readonly keys: SessionKeys | null;
}

/** The server with everything that holds for each answer, before anything is registered that answers. */
async function createServer({ environment, log, keys }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: largestBodyBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    trustProxy: environment.trustedProxies === null ? false : [...environment.trustedProxies],
    return503OnClosing: true,
    forceCloseConnections: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    rewriteUrl: ({ url = '/' }) => readTarget(url).address,
    routerOptions: { maxParamLength: longestSegment },
    frameworkErrors: (error, request, reply) => {
      const [asked, answer] = [request as FastifyRequest, reply as unknown as FastifyReply];
      // No hook runs for an address that cannot be read, so what hooks do is done here.
      app.writeSecurityHeaders(asked, answer);
      asked.identity = null;
      const refusal = app.spendBudget(asked, answer);
      const status = refusal?.statusCode ?? 400;
      app.tellFailure(refusal ?? error, asked, status);
      app.inPace(asked, () => answerFailure(asked, answer, status));
    },
  });
  app.decorate('errorPage', null);
  await app.register(headersPlugin, { environment });
  await app.register(failurePlugin);
  await app.register(cookie);
  await app.register(identityPlugin, { keys });
  await app.register(rateLimitPlugin, { environment });
  await app.register(addressPlugin);
  await app.register(admissionPlugin, { environment });
  await app.register(compress, {
    threshold: smallestCompressedBytes,
    encodings: ['br', 'gzip', 'identity'],
    customTypes: /^(?:text\/html|application\/json|image\/svg\+xml)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    // Bodies are JSON of at most 256 KiB; nobody needs to send them compressed.
    globalDecompression: false,
  });
  await app.register(assetsPlugin, {
    builtFolder: path.join(rootFolder, 'dist', 'client', 'assets'),
    keptFolder: path.join(environment.dataDirectory, 'assets'),
  });
  await app.register(siteFilesPlugin);
  app.setNotFoundHandler(() => {
    throw new HttpFailure(404, 'no such address');
  });
  closeGracefully(app);
  return app;
}

/**
 * On stopping, what is under way is answered and its connection closed; what is not answered in time is cut off, so
 * that a kept-alive connection never holds the process (case R77).
 */
function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    await pause(drainMs);
    const idle = setInterval(() => app.server.closeIdleConnections(), idleCloseMs);
    const overdue = setTimeout(() => app.server.closeAllConnections(), gracefulStopMs);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(overdue);
    });
  });
}

/** Builds the whole shop on an open database; does not listen. Pages are attached by the caller. */
export async function buildShop(foundation: Foundation, extend?: ShopExtension): Promise<Shop> {
  const app = await createServer(foundation);
  const { services, modules } = composeShop(foundation);
  const handlers = createHandlers();
  for (const { routes } of modules) routes?.(handlers.handle, services);
  await app.register(jsonBodyPlugin);
  await app.register(sessionPlugin, {
    foundation,
    defaultsOf: async () => {
      const settings = await services.settings.read();
      const { defaultMode, language } = settings;
      return { mode: defaultMode, language, offeredMode: (chosen) => offeredMode(chosen, settings) };
    },
  });
  await extend?.(app, foundation, services);
  await app.register(restPlugin, { handlers });
  await app.register(pictureRoutes, { pictures: services.pictures });
  await app.register(punchOutPlugin, {
    externalCatalogs: services.externalCatalogs,
    publicUrl: publicUrlOf(foundation.environment),
  });
  return { app, handlers, services, modules };
}

/** Builds the server that only renders pages and hands calls to the back end of `REST_BACKEND_URL`. */
export async function buildFrontEnd(
  environment: Environment,
  backendUrl: string,
  log: Log,
): Promise<FastifyInstance> {
  const app = await createServer({ environment, log, keys: null });
  const { backendProxyPlugin } = await import('./plugins/backend-proxy.plugin.ts');
  await app.register(backendProxyPlugin, { backendUrl, publicUrl: environment.publicUrl });
  return app;
}
