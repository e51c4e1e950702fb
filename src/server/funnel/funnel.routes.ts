import { funnelEndpoints } from '#contract/funnel.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

/** Counts of transitions: everybody's browser adds with consent, the shop's own staff reads (docs/decisions/0029). */
export function registerFunnelRoutes(handlers: Handlers): void {
  handlers.handle(
    funnelEndpoints.count,
    async ({ services, visitor, now }, { body }) => {
      await services.funnel.count(body.transitions, visitor.mode, now);
      return { success: true as const };
    },
    { isUnlogged: true, mayBeginAnew: true },
  );

  handlers.handle(
    funnelEndpoints.one,
    async ({ services, now }, { params, query }) => ({
      item: await services.funnel.read(params.machine, query, now),
    }),
    { access: 'backend' },
  );
}
