import type { Load } from '#app/load.ts';
import type { BootRecord } from '#contract/boot.ts';
import type { Answer, Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { Handlers, InvocationContext } from '#server/endpoints.ts';
import { HttpFailure } from '#server/failures.ts';
import type { VisitOf } from './page-visit.ts';

/** The loaders' way to the endpoints, in-process (decision 8); an error status becomes the page's status. */
function inProcessLoad(handlers: Handlers, invocation: InvocationContext): Load {
  return async <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Answer<E>> => {
    try {
      return await handlers.invoke(endpoint, request, invocation);
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
  handlers: Handlers,
  bootOf: (invocation: InvocationContext) => Promise<BootRecord>,
): VisitOf {
  return async (request) => {
    const invocation = await request.invocation();
    const { session } = invocation.visitor;
    return {
      boot: await bootOf(invocation),
      nowMs: invocation.now.getTime(),
      load: inProcessLoad(handlers, invocation),
      token: () => session.csrfToken,
      writeCookies(reply) {
        reply.sendCookies(invocation.visitor);
      },
    };
  };
}
