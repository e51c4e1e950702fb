import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Foundation } from '#server/runtime/foundation.ts';
import { deviceCookieName, deviceKeptMs } from '#server/session/device-cookie.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { HttpFailure } from '#server/calls/failures.ts';
import { createFirstChanges } from '#server/session/first-changes.ts';
import type { FirstChange } from '#server/session/first-changes.ts';
import type { Log } from '#server/log/log.ts';
import { sessionCookieName } from '#server/session/session-cookie.ts';
import type { SessionIdentity } from '#server/session/session-cookie.ts';
import { openSession } from '#server/session/session-of-call.ts';
import type { SessionOfCall } from '#server/session/session-of-call.ts';
import type { Language, Mode } from '#server/session/visitor.ts';
import { refuseOtherOrigins } from './own-origin.ts';

interface SessionPluginOptions {
  readonly foundation: Foundation;
  /** Mode and language of a visitor who has chosen none (docs/decisions/0021). */
  readonly defaultsOf: () => Promise<{
    readonly mode: Mode;
    readonly language: Language;
    /** The mode that really holds where one is chosen. */
    readonly offeredMode: (chosen: Mode) => Mode;
  }>;
}

const plugin: FastifyPluginAsync<SessionPluginOptions> = async (app, { foundation, defaultsOf }) => {
  const { environment, keys, database, clock } = foundation;

  const firstChanges = createFirstChanges(keys);
  const underWay = new WeakMap<
    FastifyRequest,
    { readonly change: FirstChange; readonly leave: () => void }
  >();
  app.addHook('onResponse', async (request) => underWay.get(request)?.leave());

  app.decorate('guardCall', (request: FastifyRequest) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseOtherOrigins(request, environment.publicUrl);
      const { identity } = request;
      const token = request.headers['x-csrf-token'];
      if (identity === null || !keys.isCsrfToken(identity.id, request.headers['x-csrf-token'])) {
        throw new HttpFailure(419, 'CSRF token is missing or belongs to another session');
      }
      if (!identity.isStored)
        underWay.set(
          request,
          firstChanges.enter({ identity, token: String(token), address: request.addressGroup }),
        );
    }
    if (request.headers['x-requested-with'] === undefined) {
      throw new HttpFailure(400, 'X-Requested-With is missing');
    }
  });

  const invocations = new WeakMap<FastifyRequest, Promise<Call>>();

  async function resolve(
    identity: SessionIdentity | null,
    asked: {
      readonly address: string;
      readonly deviceCookie: string | undefined;
      readonly userAgent: string | undefined;
      readonly firstChange: FirstChange | null;
      readonly log: Log;
      readonly requestId: string;
    },
  ): Promise<Call> {
    const now = clock();
    const defaults = await defaultsOf();
    const options = {
      database,
      keys,
      now,
      idleMs: environment.sessionIdleMs,
      absoluteMs: environment.sessionAbsoluteMs,
      address: asked.address,
      deviceCookie: asked.deviceCookie,
      userAgent: asked.userAgent,
      defaultMode: defaults.mode,
      defaultLanguage: defaults.language,
      offeredMode: defaults.offeredMode,
    };
    const opened = await openSession(identity, options, asked.firstChange);
    return { ...opened, log: asked.log, requestId: asked.requestId, now };
  }

  app.decorateRequest('invocation', function invocation(this: FastifyRequest) {
    const known = invocations.get(this);
    if (known !== undefined) return known;
    const asked = {
      address: this.ip,
      deviceCookie: this.cookies[deviceCookieName],
      userAgent: this.headers['user-agent'],
      log: this.log as Log,
      requestId: this.id,
      firstChange: underWay.get(this)?.change ?? null,
    };
    const resolving = resolve(this.identity, asked);
    invocations.set(this, resolving);
    return resolving;
  });

  app.decorate('strangersInvocation', () =>
    resolve(null, {
      address: '',
      deviceCookie: undefined,
      userAgent: undefined,
      firstChange: null,
      log: app.log as Log,
      requestId: 'start',
    }),
  );

  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;
  app.decorateReply('sendCookies', function sendCookies(opened: SessionOfCall) {
    const { device, session } = opened.cookies();
    if (device !== null)
      this.setCookie(deviceCookieName, device, { ...attributes, maxAge: deviceKeptMs / 1000 });
    if (session !== null) this.setCookie(sessionCookieName, session, attributes);
  });
};

/** Session cookie, CSRF token and the check where a request comes from (cases R13–R19). */
export const sessionPlugin = fastifyPlugin(plugin, { name: 'session', dependencies: ['identity'] });

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws unless the call comes from this shop's own pages: token, origin and X-Requested-With. */
    guardCall: (request: FastifyRequest) => void;
    /** The context of somebody without a session who asks for nothing; needs the settings only. */
    strangersInvocation: () => Promise<Call>;
  }
  interface FastifyRequest {
    /** Who asks, resolved once a request: the context of handlers and of page loaders. */
    invocation: (this: FastifyRequest) => Promise<Call>;
  }
  interface FastifyReply {
    /** Puts the cookies of a session on the answer that are new. */
    sendCookies: (session: SessionOfCall) => void;
  }
}
