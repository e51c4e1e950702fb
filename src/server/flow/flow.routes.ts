import { flowEndpoints } from '#contract/flows.ts';
import type { Handlers } from '#server/calls/endpoints.ts';

/** The drawn statecharts, for the shop's own staff (docs/decisions/0028). */
export function registerFlowRoutes(handlers: Handlers): void {
  handlers.handle(flowEndpoints.list, async ({ services }) => ({ items: await services.flows.list() }), {
    access: 'backend',
  });

  handlers.handle(flowEndpoints.one, ({ services }, { params }) => services.flows.one(params.machine), {
    access: 'backend',
  });
}
