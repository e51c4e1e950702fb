import { flowEndpoints } from '#contract/flows.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { FlowService } from './flow.service.ts';

/** The drawn statecharts, for the shop's own staff (docs/decisions/0028). */
export function registerFlowRoutes(handle: Handle, { flows }: { readonly flows: FlowService }): void {
  handle(flowEndpoints.list, async () => ({ items: await flows.list() }));

  handle(flowEndpoints.one, (_call, { params }) => flows.one(params.machine));
}
