import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { CallRules, Endpoint, ParsedRequest } from '#contract/endpoint.ts';
import { CheckedReply } from '#server/calls/checked-reply.ts';
import { HttpFailure } from '#server/calls/failures.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

interface RestPluginOptions {
  readonly handlers: Handlers;
}

/** A repeated query key arrives as a list; the contract knows none, so it is refused rather than guessed (R31). */
function refuseRepeatedKeys(query: unknown): void {
  if (Object.values(query as Record<string, unknown>).some(Array.isArray)) {
    throw new HttpFailure(400, 'a query key is repeated');
  }
}

/** A path that ends where its parameter should stand, as `/rest/shop/`, meets the route and is no call all the same. */
const namesNothing = (params: unknown): boolean => Object.values(params as object).includes('');

const hasToken = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'token' in outcome;

type Registered = ReturnType<Handlers['registrations']>[number];

function register(rest: FastifyInstance, { endpoint }: Registered, handlers: Handlers): void {
  rest.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    config: endpoint,
    ...(endpoint.largestBytes === undefined ? {} : { bodyLimit: endpoint.largestBytes }),
    schema: {
      params: endpoint.params,
      querystring: endpoint.query,
      ...(endpoint.method === 'POST' ? { body: endpoint.body } : {}),
    },
    preValidation: async (request) => {
      refuseRepeatedKeys(request.query);
      if (endpoint.method === 'POST') request.body ??= {};
    },
    handler: async (request, reply) => {
      const parsed = {
        params: request.params,
        query: request.query,
        body: endpoint.method === 'POST' ? request.body : {},
      } as ParsedRequest<Endpoint>;
      const { context, outcome } = await request.inTime(async () => {
        const context = await request.invocation();
        return { context, outcome: await handlers.answer(endpoint, parsed, context) };
      });
      const { session } = context;
      reply.sendCookies(session);
      // A token belongs to a cookie: an answer with another cookie brings its token, in its content or beside it.
      if (session.cookies().session !== null && !hasToken(outcome))
        reply.header('x-csrf-token', session.token());
      return reply
        .type('application/json; charset=utf-8')
        .send(outcome instanceof CheckedReply ? outcome.json : JSON.stringify(outcome));
    },
  });
}

const plugin: FastifyPluginAsync<RestPluginOptions> = async (app, { handlers }) => {
  await app.register(
    async (rest) => {
      rest.setValidatorCompiler(validatorCompiler);
      // On the scope, not on the address: routes match decoded paths, so `/%72est/…` must meet the guard, too.
      // What there is not is not found, whoever asks.
      rest.addHook('onRequest', async (request) => {
        if (request.is404) return;
        if (namesNothing(request.params)) throw new HttpFailure(404, 'no such call');
        app.guardCall(request);
      });
      rest.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      for (const registered of handlers.registrations()) register(rest, registered, handlers);
      rest.setNotFoundHandler(() => {
        throw new HttpFailure(404, 'no such call');
      });
    },
    { prefix: '/rest' },
  );
};

/** Puts every registered endpoint under /rest (S7). */
export const restPlugin = fastifyPlugin(plugin, { name: 'rest' });

declare module 'fastify' {
  /** What holds for a call holds for its route; pages and files name for themselves what they cost. */
  interface FastifyContextConfig extends Partial<CallRules> {}
}
