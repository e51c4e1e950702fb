import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Load } from '#app/load.ts';
import type { BootRecord } from '#contract/boot.ts';
import type { Answer, Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { Handlers, Call } from '#server/calls/endpoints.ts';
import { HttpFailure, Unavailable } from '#server/calls/failures.ts';
import type { Visits } from './page-visit.ts';

/** The loaders' way to the endpoints, in-process (docs/decisions/0007); an error status becomes the page's status. */
function inProcessLoad(handlers: Handlers, asked: FastifyRequest, invocation: Call): Load {
  return async <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Answer<E>> => {
    try {
      const answer = await handlers.invoke(endpoint, request, invocation);
      if (asked.isOverdue()) throw new Unavailable('nobody waits for the page any more');
      return answer;
    } catch (error) {
      if (error instanceof HttpFailure && error.statusCode < 500) {
        throw new Response(null, { status: error.statusCode });
      }
      throw error;
    }
  };
}

/** Visits of a shop that answers its calls itself. */
export function inProcessVisits(
  app: FastifyInstance,
  handlers: Handlers,
  bootOf: (invocation: Call) => Promise<BootRecord>,
): Visits {
  return {
    async visitOf(request) {
      const invocation = await request.invocation();
      const { session } = invocation;
      return {
        boot: await bootOf(invocation),
        nowMs: invocation.now.getTime(),
        load: inProcessLoad(handlers, request, invocation),
        token: session.token,
        writeCookies(reply) {
          reply.sendCookies(session);
        },
      };
    },
    strangersBoot: async () => bootOf(await app.strangersInvocation()),
  };
}
