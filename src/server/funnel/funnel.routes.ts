import { funnelEndpoints } from '#contract/funnel.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { FunnelService } from './funnel.service.ts';

/** Counts of transitions: everybody's browser adds with consent, the shop's own staff reads (docs/decisions/0029). */
export function registerFunnelRoutes(handle: Handle, { funnel }: { readonly funnel: FunnelService }): void {
  handle(funnelEndpoints.count, async ({ visitor, now }, { body }) => {
    await funnel.count(body.transitions, visitor.mode, now);
    return { success: true as const };
  });

  handle(funnelEndpoints.one, async ({ now }, { params, query }) => ({
    item: await funnel.read(params.machine, query, now),
  }));
}
